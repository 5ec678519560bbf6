/** Firefox without a driver: Marionette commands over its own socket, as `length:[0, id, name, parameters]`. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { DriverError, inMarionette, type Parameters, patient, type Send } from './commands.ts';

type Failure = { error: string; message: string };
type Answer = [kind: 1, id: number, failure: Failure | null, result: unknown];

export async function sessionOverMarionette(port: number, capabilities: object) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  /** Rejects pending commands, which would otherwise never settle. */
  const giveUp = (error?: Error) => {
    const failure = { error: 'gone', message: `Firefox closed the line${error ? `: ${error.message}` : ''}` };
    for (const [id, answer] of waiting) answer([1, id, failure, null]);
    waiting.clear();
  };
  let unread = Buffer.alloc(0);
  let asked = 0;

  const read = (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (let message = nextMessage(); message; message = nextMessage()) {
      const [, id] = message;
      waiting.get(id)?.(message);
      waiting.delete(id);
    }
  };
  const nextMessage = (): Answer | undefined => {
    const colon = unread.indexOf(':');
    const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || unread.length < end) return undefined;
    const message = JSON.parse(unread.subarray(colon + 1, end).toString());
    unread = unread.subarray(end);
    return message;
  };
  const sendOwn = async (name: string, parameters: object): Promise<unknown> => {
    asked += 1;
    const id = asked;
    const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
    const answered = new Promise<Answer>((answer) => waiting.set(id, answer));
    socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    const [, , failure, result] = await answered;
    if (failure) throw new DriverError(failure.error, failure.message);
    return isWrapped(result) ? result.value : result;
  };
  const send = ((command, parameters: Parameters = {}) => sendOwn(inMarionette(command), parameters)) as Send;

  const [greeting] = await once(socket, 'data');
  if (!String(greeting).includes('marionetteProtocol')) throw new Error(`This is not Firefox: ${greeting}`);
  socket.on('data', read);
  socket.on('error', giveUp);
  socket.on('close', () => giveUp());
  await sendOwn('WebDriver:NewSession', { ...patient, ...capabilities });
  return { send, sendOwn, end: () => socket.destroy() };
}

const isWrapped = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;
