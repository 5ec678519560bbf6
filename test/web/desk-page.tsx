/** The desk's page with mocked server responses. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CreateNotice, DeskNotice, QueueItem } from '../../domain/desk/desk.ts';
import { Desk } from '../../web/features/desk/desk.tsx';
import type { DeskGuide } from '../../web/features/desk/shell/guide.ts';
import { hintAtSession } from '../session-hint.ts';

const hike = (slug: string, name: string, region = 'north-shore') => ({
  slug,
  name,
  region,
  path: `/trails/${region}/${slug}`,
  park: `${name} State Park`,
  trail: 'River Trail',
});
export const guide: DeskGuide = {
  regions: [
    {
      slug: 'north-shore',
      code: 'ns',
      name: 'North Shore',
      there: 'on the North Shore',
      badge: { shape: 'arrowhead' },
    },
    { slug: 'southeast', code: 'se', name: 'Southeast', badge: { shape: 'shield' } },
  ],
  hikes: [hike('temperance', 'Temperance River'), hike('jay', 'Jay Cooke'), hike('cave', 'Mystery Cave', 'southeast')],
};

export const moment = '2026-11-17T13:42:00.000Z';
export const mary = { id: 'mary', name: 'Mary Larson' };
export const dale = { id: 'dale', name: 'Dale Ross' };
export const steward = { ...mary, role: 'steward', regions: ['north-shore'], fresh: true, freshUntil: moment };
export const notice = (fields: Partial<DeskNotice> = {}): DeskNotice => ({
  id: 'b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f0001',
  revision: 1,
  state: 'live',
  hikes: ['temperance'],
  regions: [],
  all: false,
  kind: 'closed',
  words: 'The bridge is out.',
  from: moment,
  until: '2026-11-25T05:59:59.000Z',
  source: '',
  mayChange: true,
  createdAt: moment,
  createdBy: mary,
  revisedAt: moment,
  revisedBy: mary,
  ...fields,
});
const waits = { region: 'north-shore', at: moment, mayAnswer: true };
const queue: QueueItem[] = [
  { ...waits, id: 'one', kind: 'gate', hike: 'temperance', reports: 2 },
  { ...waits, id: 'two', kind: 'fact', hike: 'jay', field: 'winter', words: 'Plowed.', known: '2025-10', source: '' },
  { ...waits, id: 'three', kind: 'gate', hike: 'cave', region: 'southeast', reports: 1, mayAnswer: false },
];

type ServiceResponse = { status?: number; body: unknown };
export let responses: Record<string, (body: unknown) => ServiceResponse>;
export let sent: { call: string; body: unknown }[];
export let place: HTMLElement;
let root: Root;

/** Per test file, because this module is evaluated once for several. */
export function openDeskInEachTest() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    hintAtSession(true);
    sent = [];
    responses = {
      'GET /v1/desk/me': () => ({ body: steward }),
      'GET /v1/desk/notices': () => ({ body: { asOf: moment, notices: [notice()] } }),
      'GET /v1/desk/queue': () => ({ body: { asOf: moment, items: queue } }),
      'POST /v1/desk/notices': (body) => ({ status: 201, body: notice({ ...(body as CreateNotice), id: 'new' }) }),
    };
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const call = `${method} ${path}`;
      const json = typeof body === 'string' ? JSON.parse(body) : undefined;
      if (method !== 'GET') sent.push({ call, body: json });
      const { status = 200, body: answer } = responses[call]?.(json) ?? {
        status: 404,
        body: { message: 'No', code: 404 },
      };
      return Response.json(answer, { status });
    });
    location.hash = '';
    place = document.body.appendChild(document.createElement('div'));
  });
  afterEach(async () => {
    await leave();
    place.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    sessionStorage.clear();
    hintAtSession(false);
  });
}

export const leave = () => act(async () => root?.unmount());
export const eventually = (check: () => void) => act(async () => vi.waitFor(check, 10_000));
export const read = () => place.textContent ?? '';
export async function open(hash = '') {
  location.hash = hash;
  root = createRoot(place);
  await act(async () => root.render(<Desk guide={guide} />));
  await eventually(() => expect(read()).not.toContain('Opening the desk'));
}
export const named = (name: string | RegExp) => {
  const is = ({ textContent }: Element) =>
    typeof name === 'string' ? textContent?.trim().startsWith(name) : name.test(textContent ?? '');
  const found = [...place.querySelectorAll<HTMLElement>('button, a')].find(is);
  if (!found) throw new Error(`There is no ${name} on the page:\n${read()}`);
  return found;
};
export const tap = (name: string | RegExp) => act(async () => named(name).click());
export const press = (key: string, init: KeyboardEventInit = {}, at: Element = document.body) =>
  act(async () => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init })));
export const openItem = () => place.querySelector('[aria-expanded=true] b')?.textContent;
export const write = (text: string, where = 'textarea') =>
  act(async () => {
    const field = place.querySelector(where) as HTMLTextAreaElement | HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
