/**
 * Prerenders pages and their downloads by requesting each URL from the bundled application. A page is rendered again only if the data of
 * its loaders, which is its only input, or any code has changed since the last build. The downloads of a hike depend on the same data as
 * its page, which contains the whole hike.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderFunction, RouteObject, ServerBuild } from 'react-router';
import type { Paths } from '../../web/paths.ts';

/** The bundled application. */
export type Application = {
  answer(address: string): Promise<string>;
  /** The loader data of a page, serialized. */
  dataOf(page: string): Promise<string>;
  /** The style sheets of each route. */
  sheets: string[][];
};

/** Hashes of code and data, by the path of a page. */
type Stamps = Record<string, string>;

export type Maker = {
  /** @param code a hash of all code and settings that pages depend on */
  code: string;
  answer: Application['answer'];
  dataOf: Application['dataOf'];
  stampFile: string;
  /** Whether the output of the last build still exists. */
  has(file: string): boolean;
  keep(file: string): void;
  write(file: string, text: string): void;
  /** Postprocesses a page before it is written. */
  finish(page: string): string;
};

/** @returns how many pages were rendered */
export async function makePages({ pages, files }: Paths, maker: Maker): Promise<number> {
  const { answer, dataOf } = maker;
  const before = readStamps(maker.stampFile);
  rmSync(maker.stampFile, { force: true }); // an interrupted build starts from scratch the next time
  const stamps: Stamps = {};
  let made = 0;
  for (const path of pages) {
    const file = join(path, 'index.html');
    const stamp = hashOf(maker.code, await dataOf(path));
    if (before[path] !== stamp || !maker.has(file)) {
      maker.write(file, maker.finish(await answer(path)));
      made += 1;
    }
    stamps[path] = stamp;
  }
  for (const path of files) {
    const page = dirname(path);
    const isAsItWas = stamps[page] !== undefined && stamps[page] === before[page] && maker.has(path);
    if (isAsItWas) maker.keep(path);
    else maker.write(path, await answer(path));
  }
  writeFileSync(maker.stampFile, JSON.stringify(stamps));
  return made;
}

/** Empty where the last build wrote none or was interrupted while writing. */
function readStamps(file: string): Stamps {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param folder the output folder of the bundler */
export async function openApplication(folder: string): Promise<Application> {
  const { createRequestHandler, createStaticHandler } = await import('react-router'); // not before: packages read NODE_ENV once, which the build sets
  const bundled: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const handle = createRequestHandler(bundled, 'production');
  const answer = async (address: string) => {
    const reply = await handle(new Request(`http://localhost${address}`));
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${address} was not rendered: ${reply.status} ${text}`);
    return text;
  };
  const { query } = createStaticHandler(routesOf(bundled));
  const dataOf = async (page: string) => {
    const found = await query(new Request(`http://localhost${page}`));
    if (found instanceof Response || found.errors) throw new Error(`${page} has no data`);
    return JSON.stringify(found.loaderData);
  };
  return { answer, dataOf, sheets: sheetsOfRoutes(bundled) };
}

/** The routes with their loaders alone: the router itself would serialize the data for browsers, which takes longer than all the rest. */
function routesOf({ routes }: ServerBuild): RouteObject[] {
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index, module } = route;
      const loader = module.loader as LoaderFunction | undefined;
      return [index ? { id, path, index, loader } : { id, path, loader, children: below(id) }];
    });
  return below(undefined);
}

/** Those of each route, with those of the root. */
function sheetsOfRoutes({ assets }: ServerBuild): string[][] {
  const { root, ...routes } = assets.routes;
  const named = (sheets: readonly string[] = []) => sheets.map((sheet) => sheet.replace(/^\/|#$/g, ''));
  return Object.values(routes).map((route) => [...new Set([...named(root?.css), ...named(route?.css)])]);
}

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');
