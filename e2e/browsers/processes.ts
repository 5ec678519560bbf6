/** Drivers and browsers as child processes that end with the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { until } from './until.ts';

/** A browser starts slowly while another one loads the machine. */
const slowStartMs = 120_000;

export function startProcess(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'ignore'] });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export async function getFirstLine(child: ReturnType<typeof startProcess>): Promise<string> {
  const [line] = await once(createInterface(child.stdout), 'line');
  return line;
}

/** Starts a WebDriver server on a free port and waits until it is ready. */
export async function startDriver(command: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = startProcess(command, [`--port=${port}`], environment);
  child.stdout.resume();
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      (reply) => reply.ok,
      () => false,
    );
  await until(`${command} answers`, isReady, slowStartMs);
  return { address, stop: () => stopProcess(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
