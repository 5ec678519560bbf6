/** Pages with hot reload on 3000, the calls behind them on 3001. Pictures are drawn first; content is read on each request. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { drawChangedPictures } from '../art/drawing/draw.ts';
import { drawMaps } from '../art/maps/draw.ts';
import { loadContent } from '../content/load.ts';

const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';

const content = loadContent();
await drawChangedPictures(content);
await drawMaps(content);

const start = (script: string, args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [...script.split(' '), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const children = [
  start('--watch server/main.ts', [], { PORT: '3001', PUBLIC_URL: `http://127.0.0.1:${port}` }),
  start(join(root, 'node_modules/@react-router/dev/bin.cjs'), ['dev', '--host', '127.0.0.1', '--port', port]),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
