import { openApiSchema } from '../../../domain/wire/wire.ts';
import type { Call } from '../../http/calls.ts';
import type { Api } from '../../http/schemas.ts';
import { type About, openApiDocument } from './document.ts';

export function addOpenApiRoute(api: Api, calls: readonly Call[], about: () => About): void {
  const options = {
    config: { open: true },
    schema: { operationId: 'getOpenApi', summary: 'This document', response: { 200: openApiSchema } },
  } as const;
  api.get('/openapi.json', options, async (_request, reply) => {
    // Public and the same for everyone: any origin may read it, without credentials.
    reply.removeHeader('access-control-allow-credentials').header('access-control-allow-origin', '*');
    return openApiDocument(calls, about());
  });
}
