/** Renders a part of the collection with what it shares. */
import type { ReactElement } from 'react';
import { CollectorsContext, GuideContext } from '../web/features/badges/collection-context.ts';
import type { Collector } from '../web/features/badges/collectors.ts';
import type { CollectionGuide } from '../web/features/badges/guide.ts';

type Shared = { guide?: CollectionGuide; collectors?: readonly Collector[] };

export const inCollection = ({ guide, collectors = [] }: Shared, part: ReactElement): ReactElement => (
  <GuideContext value={guide}>
    <CollectorsContext value={collectors}>{part}</CollectorsContext>
  </GuideContext>
);
