/** Renders a part of the collection with what it shares. */
import type { ReactElement } from 'react';
import { GuideContext, HikersContext } from '../web/features/badges/collection-context.ts';
import type { CollectionGuide, CollectionHike } from '../web/features/badges/guide.ts';
import type { Hiker } from '../web/features/badges/hikers.ts';

type Shared = { guide?: CollectionGuide; collectors?: readonly Hiker[] };

export const inCollection = ({ guide, collectors: hikers = [] }: Shared, part: ReactElement): ReactElement => (
  <GuideContext value={guide}>
    <HikersContext value={hikers}>{part}</HikersContext>
  </GuideContext>
);

export const collectionHike = (badge: string, other: Partial<CollectionHike> = {}): CollectionHike => ({
  badge,
  park: `${badge} Park`,
  name: `${badge} Park`,
  path: `/trails/a/${badge}`,
  picture: `/art/${badge}.svg`,
  outline: '/art/outline.svg',
  scene: { src: '', focus: 0.5 },
  sights: [],
  at: [0, 0],
  place: { latitude: 45, longitude: -94 },
  ...other,
});

/** A guide without hikes; a test overrides what matters to it. */
export const collectionGuide = (other: Partial<CollectionGuide> = {}): CollectionGuide => ({
  regions: [],
  milestones: [],
  map: { outline: 'M0 0z', width: 100, height: 100 },
  drives: '/maps/drives.json',
  placeholder: '/art/placeholder.svg',
  testBadge: '/art/test.svg',
  answers: { yes: '', no: '' },
  ...other,
});
