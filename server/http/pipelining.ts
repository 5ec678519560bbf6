/**
 * Limits pipelining: a client may send requests on a connection before earlier ones are answered. The connection closes with the
 * response to the sixteenth unanswered one; what follows it is not even parsed. No browser or proxy sends so many.
 */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

export const mostUnanswered = 16;

/** The parser of a connection is not documented. Without it the rest is parsed in vain, which takes time but changes nothing. */
type WithParser = { parser?: { onIncoming?: () => number } };

/** How a request for another protocol is answered: Node parses nothing after it. */
const parseNoFurther = () => 2;

export function limitPipelining(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const answered = (socket: Socket) => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
  return (request, response) => {
    const { socket } = request;
    const number = (unanswered.get(socket) ?? 0) + 1;
    // In the next tick, because Node resumes the socket for the other requests that arrived with this one.
    if (number > mostUnanswered) return process.nextTick(() => socket.pause());
    unanswered.set(socket, number);
    if (number < mostUnanswered) {
      // Not at once: requests that arrive together are handled in one turn of the event loop, during which nobody else is served.
      response.once('close', () => setImmediate(answered, socket));
    } else {
      response.setHeader('connection', 'close');
      const { parser } = socket as Socket & WithParser;
      if (parser) parser.onIncoming = parseNoFurther;
    }
    handle(request, response);
  };
}
