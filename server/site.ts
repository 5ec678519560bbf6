/** The built site, read once into memory with everything a reply needs already worked out. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { isNamedByContent } from '../domain/named-by-content.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Variant = { body: Buffer; etag: string };
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Data for others to build on: their pages may read it too. */
  forAnyOrigin: boolean;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};
/** Keyed by the path of the address: /hikes, /assets/page-3f2a.js */
export type Site = ReadonlyMap<string, SiteFile>;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.gpx': 'application/gpx+xml; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Files whose name does not tell their type. */
const typesByName: Record<string, string> = { 'feed.xml': 'application/atom+xml; charset=utf-8' };

/** What docs/how-to/use-the-data.md offers. */
const publicData = /^(data\/.*|feed\.xml|.*\.(geojson|gpx|ics)|.*\/badge\.svg)$/;

/** With the files of the build before that are named by their content: pages of it are still open in browsers. */
export function loadSite(buildFolder: string): Site {
  const previous = [...readFolder(join(buildFolder, 'previous'))].filter(([address]) => isNamedByContent(address));
  return new Map([...previous, ...readFolder(buildFolder)]);
}

/** A page of a newer build, from another server on the same folder, may name files that came after our start. */
export function fileThatCameLater(buildFolder: string, address: string): SiteFile | undefined {
  const isPlain = isNamedByContent(address) && /^(\/[\w-][\w.-]*)+$/.test(address);
  return isPlain && statSync(join(buildFolder, 'client', address), { throwIfNoEntry: false })?.isFile()
    ? loadFile(buildFolder, address.slice(1))
    : undefined;
}

function readFolder(buildFolder: string): Map<string, SiteFile> {
  const site = new Map<string, SiteFile>();
  const clientFolder = join(buildFolder, 'client');
  if (!existsSync(clientFolder)) return site;
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/');
    site.set(addressOf(name), loadFile(buildFolder, name));
  }
  return site;
}

function addressOf(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return page ? `/${page[1] ?? ''}` : `/${name}`;
}

function loadFile(buildFolder: string, name: string): SiteFile {
  const body = readFileSync(join(buildFolder, 'client', name));
  const identity = variantOf(body);
  const compressed = (suffix: string): Variant | undefined => {
    const file = join(buildFolder, 'compressed', `${name}.${suffix}`);
    return existsSync(file)
      ? { body: readFileSync(file), etag: identity.etag.replace(/"$/, `-${suffix}"`) }
      : undefined;
  };
  return {
    contentType: typesByName[name] ?? contentTypes[extname(name)] ?? 'application/octet-stream',
    forAnyOrigin: publicData.test(name),
    cacheControl: isNamedByContent(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants: { identity, br: compressed('br'), gzip: compressed('gz') },
  };
}

export const variantOf = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});
