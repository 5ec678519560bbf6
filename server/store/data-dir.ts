/** The folder of the SQLite database: who may write to it, and whether another server does. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './database-errors.ts';
import { databaseFile } from './sqlite.ts';

type ServerLock = { isAlone: boolean; release(): void };

/** Held on a file of its own: the operating system releases it when the process ends, however it ends. */
export function lockAsServer(dataDir: string): ServerLock {
  const file = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    file.exec('begin exclusive');
    return { isAlone: true, release: () => file.close() };
  } catch (error) {
    file.close();
    return { isAlone: !isLocked(error), release: () => {} };
  }
}

/** Names the path that this process may not write to, its owner and us; undefined if that is not what is wrong. */
export function whyNotWritable(dataDir: string): string | undefined {
  const ours = [databaseFile(dataDir), dataDir].filter((path) => existsSync(path));
  const path = (ours.length > 0 ? ours : [dirname(dataDir)]).find((one) => !isWritable(one));
  if (path === undefined) return undefined;
  const { uid, mode } = statSync(path);
  const permissions = (mode & 0o777).toString(8);
  return `${userName()} may not write to ${path} (permissions ${permissions}, owned by user ${uid})`;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function userName(): string {
  try {
    const { username, uid } = userInfo();
    return `${username} (user ${uid})`;
  } catch {
    return `user ${process.getuid?.()}`; // has no name here, as in a container
  }
}
