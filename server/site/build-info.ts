/** build.json: what a build says about itself, next to its pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inline } from './security-headers.ts';

export type BuildInfo = {
  version: string;
  /** The commit, where there was Git. */
  revision?: string;
  /** Settings that end up in pages or headers and are not content; empty where not set. */
  settings: Record<string, string>;
  /** The style and the script that all pages contain. */
  inline: Inline;
  pages: NamedByPages;
};

/** What an operator may have to change before the site is public. */
export type NamedByPages = {
  origin: string;
  contactHost: string;
  identityProvider: string;
  analyticsScript?: string;
};

/** undefined where nothing was built, or by a version that wrote less. */
export function readBuildInfo(buildFolder: string): BuildInfo | undefined {
  const file = join(buildFolder, 'build.json');
  if (!existsSync(file)) return undefined;
  const info: Partial<BuildInfo> = JSON.parse(readFileSync(file, 'utf8'));
  return info.inline && info.pages && (info as BuildInfo);
}

/** The version of the build, else that of the package. */
export function readVersion(buildFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return readBuildInfo(buildFolder)?.version ?? version;
}

export const isPlaceholder = (address: string): boolean => address.endsWith('.example');

/** Placeholders that visitors would notice, each with the setting that replaces it. */
export function placeholdersIn({ origin, contactHost }: Pick<NamedByPages, 'origin' | 'contactHost'>): string[] {
  return [
    ...(isPlaceholder(origin)
      ? [`The origin in the pages is the placeholder ${origin}: rebuild with SITE_ORIGIN or PUBLIC_URL`]
      : []),
    ...(isPlaceholder(contactHost)
      ? [`The contact address is at the placeholder ${contactHost}: rebuild with CONTACT=you@example.org`]
      : []),
  ];
}
