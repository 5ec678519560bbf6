/**
 * The queries of badge lists: JSON strings {"method","attribute","values"}, or the older form equal("userId", ["…"]).
 * A user has some fifty badges at most, so queries are evaluated in memory over the user's own badges.
 */
import { z } from 'zod';
import { type BadgeDocument, badgeFieldsSchema, type SelectedBadge } from '../../../domain/wire/wire.ts';

export class QueryError extends Error {}

const ownFields = Object.keys(badgeFieldsSchema.shape) as (keyof typeof badgeFieldsSchema.shape)[];
const attributes = ['$id', '$sequence', '$createdAt', '$updatedAt', ...ownFields] as const;
const attribute = z.enum(attributes);
const text = z.string().max(4096);
/** The attribute may be missing or empty: clients differ. */
const about = { attribute: z.literal('').nullish() };

const querySchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('equal'),
    attribute: z.enum(['userId', 'badgeName', '$id']),
    values: z.array(text).min(1).max(100),
  }),
  z.object({ method: z.literal('limit'), ...about, values: z.tuple([z.int().min(1).max(200)]) }),
  z.object({ method: z.literal('offset'), ...about, values: z.tuple([z.int().min(0)]) }),
  z.object({ method: z.literal('orderAsc'), attribute, values: z.array(z.never()).nullish() }),
  z.object({ method: z.literal('orderDesc'), attribute, values: z.array(z.never()).nullish() }),
  z.object({ method: z.literal('cursorAfter'), ...about, values: z.tuple([text]) }),
  z.object({ method: z.literal('select'), ...about, values: z.array(z.enum(['*', ...attributes])).min(1) }),
]);
export type Query = z.infer<typeof querySchema>;

/** As clients send them: queries[0]=…&queries[1]=…, or queries[]=… several times. */
export const queryParameters = z.looseObject({
  'queries[]': z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('JSON strings {"method","attribute","values"}; also queries[0], queries[1], …'),
});

export const queriesIn = (parameters: Record<string, unknown>): string[] =>
  Object.entries(parameters).flatMap(([name, value]) =>
    /^queries(\[\d*\])?$/.test(name) ? [value].flat().map(String) : [],
  );

const defaultLimit = 25;
const mostQueries = 100;

export function parseQueries(given: string[]): Query[] {
  if (given.length > mostQueries) throw new QueryError(`queries: at most ${mostQueries}`);
  return given.map((one, index) => {
    const result = querySchema.safeParse(readQuery(one));
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new QueryError(`queries[${index}]: ${issue?.path.map(String).join('.')} ${issue?.message}`);
  });
}

function readQuery(source: string): unknown {
  try {
    const older = /^(\w+)\((.*)\)$/s.exec(source);
    if (!older) return JSON.parse(source);
    const [, method, list] = older;
    const values: unknown[] = JSON.parse(`[${list}]`);
    const aboutAttribute = method === 'equal' || method?.startsWith('order');
    const [first, second = []] = values;
    return aboutAttribute
      ? { method, attribute: first, values: Array.isArray(second) ? second : [second] }
      : { method, values: Array.isArray(first) ? first : values };
  } catch {
    return undefined;
  }
}

export function answerQueries(documents: BadgeDocument[], queries: Query[]) {
  const found = documents.filter((document) => queries.every((query) => holds(query, document)));
  const ordered = order(found, queries);
  const paged = page(ordered, queries);
  return { total: found.length, documents: paged.map((document) => pick(document, queries)) };
}

const holds = (query: Query, document: BadgeDocument): boolean =>
  query.method !== 'equal' || query.values.includes(document[query.attribute]);

function order(documents: BadgeDocument[], queries: Query[]): BadgeDocument[] {
  const orders = queries.filter((query) => query.method === 'orderAsc' || query.method === 'orderDesc');
  return documents.toSorted((a, b) => {
    for (const { method, attribute: by } of orders) {
      const [left, right] = [a[by] ?? '', b[by] ?? ''];
      if (left !== right) return (left < right ? -1 : 1) * (method === 'orderAsc' ? 1 : -1);
    }
    return 0;
  });
}

function page(documents: BadgeDocument[], queries: Query[]): BadgeDocument[] {
  let start = 0;
  let limit = defaultLimit;
  for (const query of queries) {
    if (query.method === 'limit') [limit] = query.values;
    if (query.method === 'offset') [start] = query.values;
    if (query.method === 'cursorAfter') {
      const [cursor] = query.values;
      start = documents.findIndex(({ $id }) => $id === cursor) + 1;
      if (start === 0) throw new QueryError(`cursorAfter: there is no document ${JSON.stringify(cursor)} in this list`);
    }
  }
  return documents.slice(start, start + limit);
}

/** System fields ($id and the like) are always included. */
function pick(document: BadgeDocument, queries: Query[]): SelectedBadge {
  const wanted = new Set<string>(queries.flatMap((query) => (query.method === 'select' ? query.values : [])));
  if (wanted.size === 0 || wanted.has('*')) return document;
  const selected: SelectedBadge = { ...document };
  for (const name of ownFields) if (!wanted.has(name)) delete selected[name];
  return selected;
}
