/** A folder for databases of tests that do not depend on the disk: in memory, where the system has a RAM disk. */
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export const quickFolder = isWritable(inMemory) ? inMemory : tmpdir();
