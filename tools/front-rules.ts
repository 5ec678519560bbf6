/**
 * What a front is told: rules are read off what our server answers, file by file, not written down a second time. A rule holds for
 * the files that end alike in the same kind of folder; files that differ from most of their kind are named.
 */
import { extname } from 'node:path';
import { isNamedByContent } from '../domain/wire/named-by-content.ts';
import type { Config } from '../server/config.ts';
import { inlineIn } from '../server/site/security-headers.ts';
import { loadSite } from '../server/site/site.ts';
import { headersOf } from '../server/site/static-files.ts';

export type Settings = Pick<Config, 'siteDir' | 'behindTls' | 'analyticsOrigins' | 'cdnSeconds'>;
/** The folders of the files, and of what a front is told about them. */
export type Places = { release: string; settings: string };

/** What is told of a file, by its name as nginx finds it: /hikes/index.html */
type Told = Map<string, string>;
export type Rule = { inContentFolder: boolean; ending: string; value: string };
/** What holds for most files that end alike, and the files for which something else does. */
export type Rules = {
  usual: Rule[];
  others: [string, string][];
};

const nameOf = (address: string, contentType: string) =>
  contentType.startsWith('text/html') && !address.endsWith('.html') ? `${address}/index.html` : address;

const likeness = (name: string) => `${isNamedByContent(name)} ${extname(name).slice(1)}`;
export const isLike = ({ inContentFolder, ending }: Rule, name: string): boolean =>
  likeness(name) === `${inContentFolder} ${ending}`;

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function rulesOf(told: Told): Rules {
  const valuesAlike = new Map<string, string[]>();
  for (const [name, value] of told)
    valuesAlike.set(likeness(name), [...(valuesAlike.get(likeness(name)) ?? []), value]);
  const usual = new Map([...valuesAlike].map(([alike, values]) => [alike, mostCommon(values)]));
  return {
    usual: [...usual].map(([alike, value]) => {
      const [inContentFolder, ending = ''] = alike.split(' ');
      return { inContentFolder: inContentFolder === 'true', ending, value };
    }),
    others: [...told].filter(([name, value]) => usual.get(likeness(name)) !== value),
  };
}

export type ToldFiles = {
  /** Of each kind of file the headers. */
  sets: Record<string, string>[];
  /** Which of them holds for a file, by its number. */
  kinds: Rules;
  types: Rules;
};

export function readRules(config: Settings): ToldFiles {
  const site = loadSite(config.siteDir);
  const inline = inlineIn(site.get('/hikes')?.variants.identity.body.toString('utf8') ?? '');
  const files = [...site.keys()]
    .filter((address) => address !== '/' && !address.endsWith('.ics'))
    .flatMap((address) => {
      const file = site.get(address);
      if (!file) return [];
      const { contentType } = file;
      return [{ name: nameOf(address, contentType), contentType, headers: headersOf(file, { ...config, inline }) }];
    });
  const sets = [...new Set(files.map(({ headers }) => JSON.stringify(headers)))];
  const kinds = new Map(files.map(({ name, headers }) => [name, String(sets.indexOf(JSON.stringify(headers)))]));
  return {
    sets: sets.map((set) => JSON.parse(set)),
    kinds: rulesOf(kinds),
    types: rulesOf(new Map(files.map(({ name, contentType }) => [name, contentType]))),
  };
}
