/**
 * Limits pipelining: a client may send requests on a connection before earlier ones are answered. The connection closes with the
 * response to the sixteenth unanswered one; what follows it is neither answered nor read on. No browser or proxy sends so many.
 */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

export const mostUnanswered = 16;

export function limitPipelining(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const answered = (socket: Socket) => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
  return (request, response) => {
    const { socket } = request;
    const number = (unanswered.get(socket) ?? 0) + 1;
    // In the next tick, because Node resumes the socket for the other requests that arrived with this one.
    if (number > mostUnanswered) return process.nextTick(() => socket.pause());
    unanswered.set(socket, number);
    if (number === mostUnanswered) response.setHeader('connection', 'close');
    // Not at once: requests that arrive together are handled in one turn of the event loop, during which nobody else is served.
    else response.once('close', () => setImmediate(answered, socket));
    handle(request, response);
  };
}
