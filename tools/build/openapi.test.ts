import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { site } from '../../content/site.ts';
import { wireVersion } from '../../domain/wire/wire.ts';
import { collectCalls } from '../../server/http/calls.ts';
import { openApiDocument } from '../../server/http/openapi.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { makeSteward } from '../../test/desk.ts';
import { makeOpenApi } from './openapi.ts';

type Operation = {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string; required: boolean; description?: string }[];
  responses: Record<string, { description: string }>;
};

let test: TestApp;
let document: {
  openapi: string;
  info: object;
  security: object[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }>; securitySchemes: object };
};
beforeAll(async () => {
  document = JSON.parse(await makeOpenApi());
  test = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
  await makeSteward(test, 'keeper'); // without one there is no desk
});
afterAll(() => test.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('the OpenAPI document is OpenAPI 3.1 with every reference resolved', () => {
  expect(document.openapi).toBe('3.1.0');
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty([String(name)]);
  expect(document.components.schemas.BadgeDocument?.properties).toHaveProperty(['$id']);
});

it('the OpenAPI document passes the linter of Redocly without an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
  const args = [redocly, 'lint', '--extends=recommended', '--format=json', file];
  // Exits with 1 on an error; makes no network requests.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: folder });
  rmSync(folder, { recursive: true });
  const { totals, problems } = JSON.parse(stdout);
  expect(totals.errors).toBe(0);
  // Calls that cannot fail have no error status.
  expect(problems.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(Array(2).fill('operation-4xx-response'));
});

it('the OpenAPI document is for the server that it came from and has a unique name for every call', () => {
  expect(document.servers).toEqual([{ url: '/' }]);
  const names = operations().map(({ operationId }) => operationId);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

it('the OpenAPI document has a description, a license and cookie authentication', () => {
  expect(document.info).toEqual({
    title: site.name,
    version: wireVersion,
    license: { name: 'MIT', identifier: 'MIT' },
    description: expect.stringContaining('the name of the session cookie starts with __Host-'),
  });
  expect(document.security).toEqual([{ session: [] }]);
  const name = 'a_session_north-star-trails';
  expect(document.components.securitySchemes).toEqual({ session: { type: 'apiKey', in: 'cookie', name } });
});

it('the OpenAPI document describes every error by itself, and a success by its call', () => {
  const answers = operations().flatMap(({ summary, responses }) =>
    Object.entries(responses).map(([status, { description }]) => ({ status, description, summary })),
  );
  for (const { status, description, summary } of answers) {
    if (status < '400') expect(description).toBe(summary);
    else expect([status, description]).not.toEqual([status, summary]);
    expect(description).toMatch(/\w{3}/);
  }
});

it('the OpenAPI document has the schema of errors', () => {
  const shape = (path: string, status: string) => JSON.stringify(document.paths[path]?.get?.responses[status]);
  expect(shape('/v1/account', 'default')).toContain('/Error"');
  expect(shape('/v1/account', '401')).toContain('/Error"');
  expect(shape('/readyz', '503')).toContain('/Health"');
});

it('the OpenAPI document describes path and query parameters', () => {
  const parameters = document.paths['/v1/databases/{db}/collections/{collection}/documents']?.get?.parameters;
  expect(parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['db', 'path', true],
    ['collection', 'path', true],
    ['queries[]', 'query', false],
  ]);
  expect(parameters?.map(({ description }) => description)).toEqual([
    ...[undefined, undefined],
    expect.stringContaining('queries[0], queries[1]'),
  ]);
});

/** Fastify prints its routes as a tree; this reads them back as "GET /v1/account". */
function getRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = path;
    const url = parents.join('').replace(/:(\w+)/g, '{$1}');
    return methods.split(', ').map((method) => `${method} ${url}`);
  });
}

it('the OpenAPI document describes every call that the server answers, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofNoInterest = /^ |^HEAD |^OPTIONS |\*$| \/v1\/?$|\/demo-identity\//;
  const answered = getRoutes(test.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !ofNoInterest.test(route),
  );
  expect(answered.toSorted()).toEqual(described.toSorted());
});

it('a schema of a new route is in the document without another edit', async () => {
  const app = Fastify();
  const calls = collectCalls(app);
  const body = z.object({ $id: z.string(), depth: z.number() });
  const schema = { operationId: 'measureSnow', summary: 'Say how deep the snow is', body, response: { 200: body } };
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);
  app.post('/v1/snow', { schema }, async () => ({}));
  const { paths, components } = openApiDocument(calls, 'session');
  await app.close();
  const reference = { schema: { $ref: '#/components/schemas/MeasureSnowRequest' } };
  expect(paths['/v1/snow']).toMatchObject({
    post: {
      requestBody: { content: { 'application/json': reference } },
      responses: { 200: { content: { 'application/json': reference } } },
    },
  });
  expect(components.schemas).toMatchObject({ MeasureSnowRequest: { properties: { $id: { type: 'string' } } } });
});

it('the OpenAPI document marks which calls need a session, and the server agrees', async () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ path, method, open: security?.length === 0 })),
  );
  expect(calls.filter(({ open }) => !open).length).toBeGreaterThan(10);
  for (const { path, method, open } of calls) {
    const url = path.replace(/\{\w+\}/g, 'x');
    const { statusCode } = await test.app.inject({ method: method.toUpperCase() as 'GET', url });
    expect([method, path, statusCode === 401]).toEqual([method, path, !open]);
  }
});
