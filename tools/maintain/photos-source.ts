/** The source of photographs: queries Wikimedia Commons for a file and its license, and downloads it. */
import { z } from 'zod';
import { site } from '../../content/site.ts';
import type { Trail } from '../../domain/trail/trail.ts';

/** This photograph is not usable; the message has the reason. */
export class Unusable extends Error {}

/** The source is unreachable, so the next photograph would fail as well. */
export class SourceAway extends Unusable {}

type Recorded = NonNullable<Trail['photo']>;

export interface Found {
  /** The URL of the image itself. */
  url: string;
  licenseName: string;
  /** The source's description, where it can serve as alternative text. */
  description?: string;
}

const metadata = z.object({ value: z.union([z.string(), z.number()]).transform(String) }).optional();
const answerSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        missing: z.boolean().optional(),
        imageinfo: z
          .array(
            z.object({
              url: z.url(),
              thumburl: z.url().optional(),
              extmetadata: z.object({
                LicenseUrl: metadata,
                LicenseShortName: metadata,
                ImageDescription: metadata,
              }),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

/** The source scales originals of many megabytes for us; this is one of the widths that it has cached. */
const ASKED_WIDTH = 1920;
const PATIENCE_MS = 60_000;
const LARGEST_BYTES = 60 * 1024 * 1024;
const DESCRIPTION = { shortest: 10, longest: 200 };
const headers = { 'user-agent': `${site.name.replaceAll(' ', '')} photo fetcher (${site.origin})` };

export async function askCommons(api: string, photo: Recorded): Promise<Found> {
  const address = new URL(api);
  const query = {
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiurlwidth: String(ASKED_WIDTH),
    titles: toTitle(photo),
  };
  address.search = String(new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...query }));
  const response = await get(address);
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Unusable('unexpected reply from the source');
  const [info] = answer.data.query.pages[0]?.imageinfo ?? [];
  if (!info) throw new Unusable(`the source has no ${toTitle(photo)}`);
  const { LicenseUrl, LicenseShortName, ImageDescription } = info.extmetadata;
  const given = { url: LicenseUrl?.value, name: LicenseShortName?.value ?? '' };
  if (!sameLicense(photo.license, given)) {
    throw new Unusable(
      `its license is ${given.url ?? (given.name || 'not given')}, but the hike states ${photo.license}`,
    );
  }
  return {
    url: info.thumburl ?? info.url,
    licenseName: given.name || 'License',
    description: plainDescription(ImageDescription?.value),
  };
}

export async function downloadImage(url: string): Promise<Buffer> {
  const response = await get(new URL(url));
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!/^image\/(jpeg|png|webp|tiff|avif)\b/.test(type)) throw new Unusable(`its URL returns ${type}, not an image`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > LARGEST_BYTES) throw new Unusable(`it is too large (${bytes.length} bytes)`);
  return bytes;
}

async function get(address: URL): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!response) throw new SourceAway(`no response from ${address.host} (check the network)`);
  if (!response.ok) throw new Unusable(`${address.host} answered ${response.status}`);
  return response;
}

/** The file name in a URL like https://commons.wikimedia.org/wiki/File:Name.jpg, which may be escaped. */
function toTitle({ source }: Recorded): string {
  const title = decodeURIComponent(new URL(source).pathname.replace(/^\/wiki\//, ''));
  if (!title.startsWith('File:')) throw new Unusable(`${source} is not the page of a file on Wikimedia Commons`);
  return title.replaceAll('_', ' ');
}

const publicDomain = 'creativecommons.org/publicdomain';

/** Public domain has many variants, often without a URL; any other license must match exactly, version included. */
export function sameLicense(recorded: string, given: { url?: string; name: string }): boolean {
  const [ours, theirs] = [bareAddress(recorded), given.url ? bareAddress(given.url) : undefined];
  if (theirs !== undefined && ours === theirs) return true;
  if (ours !== publicDomain) return false;
  return theirs === undefined ? /^(public domain|pd\b|cc0)/i.test(given.name) : theirs.startsWith(publicDomain);
}

/** The same license is written with http or https, with and without "deed.en" or a trailing slash. */
function bareAddress(url: string): string {
  const { host, pathname } = new URL(url.startsWith('//') ? `https:${url}` : url);
  const path = pathname.toLowerCase().replace(/\/(deed|legalcode)(\.[\w-]+)?$/, '');
  return `${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}`;
}

function plainDescription(html: string | undefined): string | undefined {
  const text = (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|quot|#0?39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { shortest, longest } = DESCRIPTION;
  return text.length >= shortest && text.length <= longest ? text : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#039;': "'" };
