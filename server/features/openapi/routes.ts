import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { openApiDocument } from './document.ts';

export function addOpenApiRoute(api: FastifyInstance, config: Config): void {
  const document = openApiDocument(config);
  api.get('/openapi.json', async () => document);
}
