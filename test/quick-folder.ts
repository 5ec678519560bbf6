/** A folder for databases of tests that do not depend on the disk: in memory, where the system has a RAM disk with room. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** What the shared PostgreSQL needs, and more; containers often have 64 MB. */
const neededBytes = 1_000_000_000;

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}

export const quickFolder = isUsable(inMemory) ? inMemory : tmpdir();
