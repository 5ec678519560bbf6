import { definePart } from '../lib/part.ts';

/** What scripts add to a prerendered row: the conditions that hikers reported, and the weather alert. */
export const rowNews = definePart<{ conditions: Node[]; alert: Node[] }>('row-news');
