/**
 * The built site, held in memory as far as there is room for it. A guide of some hundred hikes is held whole from the start. Of a larger one
 * nothing is read before it is asked for, and of what was asked for more than once the last is held.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isNamedByContent } from '../domain/named-by-content.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Variant = { body: Buffer; etag: string };
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Data for others to build on: their pages may read it too. */
  forAnyOrigin: boolean;
  /** Of the scripts and styles that stand in a page the text. */
  scripts: readonly string[];
  styles: readonly string[];
  /** What is held of it. */
  variants: Partial<Record<Encoding, Variant>>;
  /** Not compressed; read anew where it is not held. */
  plain(): Variant | undefined;
};
/** Keyed by the path of the address: /hikes, /assets/page-3f2a.js */
export type Site = Pick<ReadonlyMap<string, SiteFile>, 'get' | 'has' | 'keys'>;

const megabyte = 1024 * 1024;
/** Fifty hikes take 20 MB. */
const room = 32 * megabyte;
/** Of a site that does not fit: a quarter of it, for the pages that are asked for again and again. */
const partHeld = 1 / 4;

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
export function loadSite(buildFolder: string, bytesHeld = room): Site {
  const places: Places = [buildFolder, join(buildFolder, 'previous')];
  return fitsInto(bytesHeld, places) ? holdWhole(places) : holdWithin(bytesHeld * partHeld, places);
}

/** The build, and the one before. */
type Places = readonly [string, string];
type Place = { folder: string; name: string };

/** By what the disk says: a large site is not read only to find that it is one. */
function fitsInto(room: number, places: Places): boolean {
  let bytes = 0;
  for (const place of filesOf(places)) {
    for (const file of copiesOf(place)) bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes > room) return false;
  }
  return true;
}

const copiesOf = ({ folder, name }: Place): string[] => [
  join(folder, 'client', name),
  ...['br', 'gz'].map((suffix) => join(folder, 'compressed', `${name}.${suffix}`)),
];

function* filesOf([now, before]: Places): Generator<Place> {
  for (const name of namesIn(join(before, 'client'))) if (isNamedByContent(name)) yield { folder: before, name };
  for (const name of namesIn(join(now, 'client'))) yield { folder: now, name };
}

function holdWhole(places: Places): Site {
  const held = new Map<string, SiteFile>();
  for (const { folder, name } of filesOf(places)) {
    const file = ifThere(() => loadFile(folder, name));
    if (file) held.set(addressOf(name), file);
  }
  return held;
}

/** A list of all files would be most of what such a site takes, so there is none: the disk knows them. */
function holdWithin(limit: number, places: Places): Site {
  const held = new Map<string, SiteFile>();
  const isAskedAgain = memoryOf(1000);
  let bytes = 0;
  /** The first of a map is the one that went into it first. */
  const makeRoom = () => {
    for (const [address, file] of held) {
      if (bytes <= limit) return;
      held.delete(address);
      bytes -= sizeOf(file);
    }
  };
  const find = (address: string): SiteFile | undefined => {
    const place = placeOf(places, address);
    return place && ifThere(() => loadPart(place));
  };
  return {
    get(address) {
      const known = held.get(address);
      const file = known ?? find(address);
      if (!file || !(known || isAskedAgain(address))) return file;
      if (known) held.delete(address);
      else bytes += sizeOf(file);
      held.set(address, file);
      makeRoom();
      return file;
    },
    has: (address) => held.has(address) || placeOf(places, address) !== undefined,
    keys: () => new Set(Array.from(filesOf(places), ({ name }) => addressOf(name))).keys(),
  };
}

/** Whether it was asked for lately: a crawler asks for everything once, and that is not worth holding. */
function memoryOf(most: number): (address: string) => boolean {
  const lately = new Set<string>();
  return (address) => {
    if (lately.has(address)) return true;
    if (lately.size >= most) lately.clear();
    lately.add(address);
    return false;
  };
}

/** More than any of ours has, and less than a disk refuses to look for. */
const longestAddress = 1000;

/** No address leads out of the site, or to a hidden file. */
const isPlain = (address: string): boolean =>
  address.length <= longestAddress && /^(\/[\w-][\w.-]{0,200})+$/.test(address);

/** None leads to a page by the name of its file. */
function placeOf([now, before]: Places, address: string): Place | undefined {
  if (!isPlain(address) || address.endsWith('/index.html')) return undefined;
  const name = address.slice(1);
  const isFile = (place: Place) =>
    statSync(join(place.folder, 'client', place.name), { throwIfNoEntry: false })?.isFile();
  const candidates = [
    { folder: now, name },
    { folder: now, name: `${name}/index.html` },
    ...(isNamedByContent(name) ? [{ folder: before, name }] : []),
  ];
  return candidates.find(isFile);
}

const sizeOf = ({ variants }: SiteFile) =>
  Object.values(variants).reduce((sum, variant) => sum + (variant?.body.length ?? 0), 0);

/** A build that is going on may have taken it away since. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A page of a newer build, from another server on the same folder, may name files that came after our start. */
export function fileThatCameLater(buildFolder: string, address: string): SiteFile | undefined {
  const isOurs = isNamedByContent(address) && isPlain(address);
  return isOurs && statSync(join(buildFolder, 'client', address), { throwIfNoEntry: false })?.isFile()
    ? ifThere(() => loadFile(buildFolder, address.slice(1)))
    : undefined;
}

function* namesIn(folder: string, below = ''): Generator<string> {
  for (const entry of ifThere(() => readdirSync(join(folder, below), { withFileTypes: true })) ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* namesIn(folder, name);
    else if (entry.isFile()) yield name;
  }
}

function addressOf(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return page ? `/${page[1] ?? ''}` : `/${name}`;
}

function loadFile(folder: string, name: string): SiteFile {
  return fileOf(name, readFileSync(join(folder, 'client', name)), copiesBeside(folder, name));
}

type Copies = Partial<Record<'br' | 'gzip', Buffer>>;

function copiesBeside(folder: string, name: string): Copies {
  const copyOf = (suffix: string) => ifThere(() => readFileSync(join(folder, 'compressed', `${name}.${suffix}`)));
  const gzip = copyOf('gz');
  return gzip ? { br: copyOf('br'), gzip } : {};
}

export function fileOf(name: string, body: Buffer, copies: Copies = {}): SiteFile {
  const identity = variantOf(body);
  const contentType = typesByName[name] ?? contentTypes[extname(name)] ?? 'application/octet-stream';
  const copy = (suffix: string, body: Buffer | undefined) =>
    body && { body, etag: identity.etag.replace(/"$/, `-${suffix}"`) };
  const { br, gzip } = copies.gzip && isGzipOf(body, copies.gzip) ? copies : {};
  return {
    contentType,
    forAnyOrigin: publicData.test(name),
    cacheControl: isNamedByContent(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(contentType.startsWith('text/html') ? standingIn(body) : { scripts: [], styles: [] }),
    variants: { identity, br: copy('br', br), gzip: copy('gz', gzip) },
    plain: () => identity,
  };
}

/** Where there are compressed copies, only these stay: hardly anybody asks for the plain form, and it takes twice what both of them do. */
function loadPart({ folder, name }: Place): SiteFile {
  const path = join(folder, 'client', name);
  const copies = copiesBeside(folder, name);
  const file = fileOf(name, copies.gzip ? readForNow(path) : readFileSync(path), copies);
  const { br, gzip } = file.variants;
  if (gzip) return { ...file, variants: { br, gzip }, plain: () => ifThere(() => variantOf(readFileSync(path))) };
  return copies.gzip ? loadFile(folder, name) : file;
}

let desk = Buffer.alloc(0);

/** To look at, not to keep: what is read next takes its place. So thousands of pages leave nothing behind that would have to be cleared away. */
function readForNow(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (desk.length < size) desk = Buffer.allocUnsafeSlow(size);
    return desk.subarray(0, readSync(file, desk, 0, size, 0));
  } finally {
    closeSync(file);
  }
}

/** Pages carry the styles of their first screen, and the lines that bring their script: the policy names those, and so no others. */
function standingIn(page: Buffer): Pick<SiteFile, 'scripts' | 'styles'> {
  const afterAttribute = (text: string) => text.slice(text.indexOf('>') + 1);
  return {
    scripts: textsBetween(page, '<script data-scripts=', '</script>').map(afterAttribute),
    styles: textsBetween(page, '<style>', '</style>'),
  };
}

function textsBetween(page: Buffer, opening: string, closing: string): string[] {
  const texts: string[] = [];
  for (let at = page.indexOf(opening); at !== -1; at = page.indexOf(opening, at)) {
    const end = page.indexOf(closing, at);
    if (end === -1) break;
    texts.push(page.toString('utf8', at + opening.length, end));
    at = end;
  }
  return texts;
}

/** Gzip ends with the checksum and the length of what it holds. While a build goes on, copies may be of another page than the one beside them. */
function isGzipOf(body: Buffer, gzip: Buffer): boolean {
  const end = gzip.subarray(-8);
  return end.length === 8 && end.readUInt32LE(0) === crc32(body) && end.readUInt32LE(4) === body.length;
}

export const variantOf = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});
