/** The section of the site that a page belongs to, its own header if any, and whether it needs our server. Declared by each page. */
import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { Picture } from '../../domain/pictures/pictures.ts';

export type Section = 'hikes' | 'now' | 'collection' | 'badges' | 'about';

type Handle = { section?: Section; header?: ComponentType<{ logo: Picture }>; needsServer?: true };

/** What a page exports as its `handle`. */
export const inSection = (section: Section): Handle => ({ section });
export const withHeader = (header: Handle['header']): Handle => ({ header });
export const needsServer: Handle = { needsServer: true };

const useHandle = <K extends keyof Handle>(key: K): Handle[K] =>
  useMatches()
    .map(({ handle }) => (handle as Handle | undefined)?.[key])
    .find(Boolean);

export const useSection = (): Section | undefined => useHandle('section');
export const useOwnHeader = (): Handle['header'] => useHandle('header');
export const useNeedsServer = (): boolean => useHandle('needsServer') === true;
