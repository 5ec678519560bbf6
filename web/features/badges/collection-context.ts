/** Shared by all parts of the collection: the guide, and the account's hikers. */
import { createContext, use } from 'react';
import type { CollectionGuide } from './guide.ts';
import type { Hiker } from './hikers.ts';

export const GuideContext = createContext<CollectionGuide | undefined>(undefined);

export function useGuide(): CollectionGuide {
  const guide = use(GuideContext);
  if (!guide) throw new Error('useGuide outside of the collection');
  return guide;
}

/** The account's own hiker first. */
export const HikersContext = createContext<readonly Hiker[]>([]);

export const useHikers = (): readonly Hiker[] => use(HikersContext);
