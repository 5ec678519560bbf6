/** What a page exports as its `handle`: the section of the site that it belongs to, its own header, its scripts, and whether it needs our server. */
import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { Picture } from '../../domain/pictures/pictures.ts';
import type { PageKind } from './scripts.ts';

export type Section = 'hikes' | 'now' | 'collection' | 'badges' | 'about';

export type PageHandle = {
  section?: Section;
  header?: ComponentType<{ logo: Picture }>;
  /** The kind of its scripts: an article unless it says otherwise. */
  scripts?: PageKind;
  needsServer?: true;
};

export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
