import { definePart } from '../lib/part.ts';

/** What scripts fill in a prerendered row: today's status, the conditions that hikers reported, and the weather alert. */
export const rowNews = definePart<{ status: Node[]; conditions: Node[]; alert: Node[] }>('row');
