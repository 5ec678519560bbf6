/** Parses JSON bodies. An empty one counts as no body: clients send the content-type with every DELETE. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

export function addJsonParser(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new ApiError(400, 'general_argument_invalid', 'The body is not JSON.'));
    }
  });
}
