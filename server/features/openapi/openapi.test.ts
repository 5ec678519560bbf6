import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { operations } from './document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('is OpenAPI 3.1 with every reference resolved', async () => {
  const document = (await test.app.inject('/v1/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const references = [...JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty([String(name)]);
  expect(document.components.schemas.Badge.properties).toHaveProperty(['$id']);
  const shapeOfFailure = (path: string) => JSON.stringify(document.paths[path].get.responses.default);
  expect(shapeOfFailure('/v1/account')).toContain('/Error"');
  expect(shapeOfFailure('/readyz')).toContain('/Health"');
});

/** Fastify prints its routes as a tree; this reads them back as "GET /v1/account". */
function routesOf(tree: string): string[] {
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

it('describes every call that the server answers, and no other', async () => {
  const described = Object.entries(operations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofNoInterest = /^ |^HEAD |^OPTIONS |\*$| \/v1\/?$|\/demo-identity\//;
  const answered = routesOf(test.app.printRoutes({ commonPrefix: false })).filter((route) => !ofNoInterest.test(route));
  expect(answered.toSorted()).toEqual(described.toSorted());
});
