/**
 * A TCP proxy to the server that can be cut, as in a valley without a signal. The browser gets no offline event: its requests fail, as
 * on a weak signal. Every proxy has its own origin, so a visitor who uses a new one has no stored state for the site.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { heldBack } from '../harness.ts';

export type Line = Awaited<ReturnType<typeof layLine>>;

export async function layLine() {
  let serverPort = 0;
  const open = new Set<Socket>();
  let isCut = false;
  let hold: { pattern: RegExp; held: Promise<void>; noteHeld: () => void } | undefined;
  /** A browser sends one request at a time over a connection, so the request line starts a chunk. */
  const delay = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        if (!hold?.pattern.test(chunk.toString('latin1').split('\r\n', 1)[0] ?? '')) return pass(null, chunk);
        hold.noteHeld();
        hold.held.then(() => pass(null, chunk));
      },
    });
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(serverPort, '127.0.0.1');
    near.pipe(delay()).pipe(far);
    far.pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Set later: the server needs the origin of this proxy before it starts. */
    leadTo(serverOrigin: string) {
      serverPort = Number(new URL(serverOrigin).port);
    },
    /** Holds back requests whose request line matches until they are released. `firstHeld` resolves at the first one. */
    hold(pattern: RegExp): { firstHeld: Promise<void>; release: () => void } {
      const { held, release } = heldBack();
      const { held: firstHeld, release: noteHeld } = heldBack();
      hold = { pattern, held, noteHeld };
      return {
        firstHeld,
        release() {
          hold = undefined;
          release();
        },
      };
    },
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      dropAll();
      server.close();
    },
  };
}
