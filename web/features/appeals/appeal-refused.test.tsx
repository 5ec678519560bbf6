// @vitest-environment happy-dom
/** A refused appeal says why, and keeps the text. */
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inCollection } from '../../../test/collection.tsx';
import { getAward } from '../../../test/web/claims-device.ts';
import { render } from '../../../test/web/render.tsx';
import type { CollectionGuide } from '../badges/guide.ts';
import { toHikers } from '../badges/hikers.ts';
import { AnswerLine } from '../claim/answer-line.tsx';
import type { AnsweredClaim } from '../claim/outbox/claim.ts';
import { AppealForm } from './appeal-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const guide = {
  regions: [{ code: 'ns', name: 'North Shore', hikes: [{ badge: 'Gorge' }] }],
} as unknown as CollectionGuide;
const about = { reason: 'too-far', takenAt: '2026-07-04T15:00:00.000Z', badge: 'Gorge' } as const;

const write = (words: string) => {
  (document.querySelector('textarea') as HTMLTextAreaElement).value = words;
};
const open = async (words: string) => {
  const form = await render(inCollection({ guide }, <AppealForm about={about} />));
  write(words);
  return form;
};

test.each([
  ['no answer', undefined, '', /try again when you have a signal\.$/],
  ['a session that is over', 401, 'general_unauthorized_scope', /^You’re signed out, so nothing was sent\./],
  ['somebody else who is signed in', 403, 'user_unauthorized', /^Someone else is signed in on this device now/],
  ['a badge that was asked about', 409, 'appeal_already_exists', /^You’ve already asked about this badge/],
  ['too many that wait', 409, 'appeal_limit_exceeded', /^You have several appeals waiting/],
  ['a field that is wrong', 400, 'general_argument_invalid', /^We couldn’t accept it: photoDate: not yet$/],
  ['a server that is away', 503, 'general_service_unavailable', /try again in a while\.$/],
])('an appeal that is not accepted says why and keeps its text: %s', async (_, status, type, words) => {
  vi.stubGlobal('fetch', async () => {
    if (!status) throw new TypeError('no network');
    return Response.json({ message: 'photoDate: not yet', type }, { status });
  });
  const { click, toText } = await open('The lot was full.');
  await click('button');
  expect(toText('[role=alert]')).toMatch(words);
  expect(document.querySelector('textarea')?.value).toBe('The lot was full.');
});

test('an appeal is sent once on a double tap, and then shown as sent', async () => {
  let answer = (_: Response) => {};
  const server = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', server);
  const { click, one } = await open('The lot was full.');
  for (const _ of [1, 2]) await click('button');
  expect(server).toHaveBeenCalledOnce();
  answer(Response.json({}, { status: 201 }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(one('form')).toBeUndefined();
  });
});

test('an appeal whose response was lost keeps its id when it is sent again, so that it is stored once', async () => {
  const ids: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).appealId);
    if (ids.length === 1) throw new TypeError('the response was lost');
    return Response.json({}, { status: 201 });
  });
  const { click } = await open('The lot was full.');
  for (const _ of [1, 2]) await click('button');
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('an appeal is for the refused hikers of a claim only', async () => {
  const server = vi.fn(async (_: string, _request: RequestInit) => Response.json({}, { status: 201 }));
  vi.stubGlobal('fetch', server);
  const hiker = (hikerId: string, outcome: 'too-fast' | 'already-earned') => ({ hikerId, outcome, awarded: [] });
  const claim: AnsweredClaim = {
    state: 'answered',
    claimId: 'c',
    takenAt: about.takenAt,
    accuracy: 5,
    whose: { userId: 'ann' },
    reply: {
      ...getAward('Gorge'),
      outcome: 'too-fast',
      awarded: [],
      hikers: [hiker('ann', 'too-fast'), hiker('max', 'already-earned')],
    },
  };
  const known = { account: { $id: 'ann', name: 'Ann', email: '' }, documents: [] };
  const hikers = toHikers(guide, {
    ...known,
    companions: [{ $id: 'max', name: 'Max', color: 'lake', badges: [] }],
  });
  const line = <AnswerLine claim={claim} onDismiss={() => {}} />;
  const { click } = await render(inCollection({ guide, collectors: hikers }, line));
  write('We drove there at once.');
  await click('form button');
  expect(JSON.parse(String(server.mock.calls[0]?.[1].body))).toMatchObject({ hikers: ['ann'], reason: 'too-fast' });
});
