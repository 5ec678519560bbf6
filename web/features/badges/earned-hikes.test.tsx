// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectComplaint } from '../../../test/complaints.ts';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { render } from '../../../test/web/render.tsx';
import { useEarnedBadges } from './earned-hikes.ts';

function Names() {
  const earned = useEarnedBadges();
  return <p>{earned ? [...earned].join(', ') || 'none' : 'not known'}</p>;
}

/** The page after all requests have settled. */
async function shown(isSignedIn: boolean, answers: Record<string, object>) {
  hintAtSession(isSignedIn);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1];
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 500 });
  });
  const { text } = await render(<Names />);
  await act(() => vi.dynamicImportSettled());
  await act(async () => {});
  return { text: text(), asked };
}
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const account = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
const badge = (badgeName: string) => ({ $id: badgeName, badgeName, earnedDate: '2026-07-04', badgeFile: null });

test('a signed-in hiker has their badges, by name', async () => {
  const documents = [badge('Gorge'), badge('Lighthouse')];
  const { text } = await shown(true, {
    '/v1/account': account,
    '/v1/databases': { documents },
    '/v1/hikers': { hikers: [] },
  });
  expect(text).toBe('Gorge, Lighthouse');
});

test('offline, the badges that the device remembers are used', async () => {
  localStorage.setItem(
    'last-collection',
    JSON.stringify({ session, account, documents: [badge('Gorge')], at: '2026-07-05' }),
  );
  expect((await shown(true, {})).text).toBe('Gorge');
});

test('signed out, nothing is requested', async () => {
  expect(await shown(false, {})).toEqual({ text: 'not known', asked: [] });
});

test('while the server fails, no badges are known, and the error is logged', async () => {
  expectComplaint(/The badges could not be read/);
  expect((await shown(true, {})).text).toBe('not known');
});
