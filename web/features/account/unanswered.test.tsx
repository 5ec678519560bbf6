// @vitest-environment happy-dom
/** Lost responses: a retry changes nothing twice, and no false message is shown. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { Hikers } from './hikers.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const server = vi.fn<(call: string, body: { hikerId: string }) => Promise<Response>>();
const onChanged = vi.fn(async () => {});
const max = { $id: 'max', name: 'Max', color: 'lake', badges: [] };
let place: HTMLElement;
let root: Root;
beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) =>
    server(`${method} ${path}`, JSON.parse(String(body ?? '{}'))),
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<Hikers userId="ann" hikers={[max]} onChanged={onChanged} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  server.mockReset();
  onChanged.mockClear();
});

const lost = () => Promise.reject(new TypeError('no network'));
const said = () => place.querySelector('[role="alert"]')?.textContent;

describe('a hiker', () => {
  const write = async (form: HTMLFormElement | null, name: string) => {
    const input = form?.querySelector('input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      set?.call(input, name);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => form?.querySelector('button')?.click());
  };
  const add = (name: string) => write([...place.querySelectorAll('form')].at(-1) ?? null, name);
  const removal = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove Max');

  test('whose creation got no response keeps its id on a retry, and gets a new one under another name', async () => {
    server.mockImplementationOnce(lost).mockImplementationOnce(lost);
    server.mockImplementation(async () => new Response('{}', { status: 201 }));
    await add('Ida');
    expect(said()).toBe('We didn’t get an answer, so it may or may not have worked. Try again. Nothing happens twice.');
    for (const name of ['Leo', 'Leo', 'Leo']) await add(name);
    const added = server.mock.calls.filter(([call]) => call.startsWith('POST'));
    const [ida, leo, leoAgain, another] = added.map(([, { hikerId }]) => hikerId);
    expect(server).toHaveBeenCalledWith(`PUT /v1/hikers/${leo}?userId=ann`, expect.objectContaining({ name: 'Leo' }));
    expect(leo).not.toBe(ida);
    expect(leoAgain).toBe(leo);
    expect(another).not.toBe(leo);
    expect(onChanged).toHaveBeenCalledTimes(2);
    expect(said()).toBeUndefined();
  });

  test('is added once and removed once on a double tap', async () => {
    server.mockImplementation(() => new Promise(() => {}));
    for (const name of ['Leo', 'Leo']) await add(name);
    for (const _ of [1, 2]) await act(async () => removal()?.click());
    expect(server.mock.calls.map(([call]) => call)).toEqual([
      'POST /v1/hikers?userId=ann',
      'DELETE /v1/hikers/max?userId=ann',
    ]);
  });

  test('is announced to screen readers when added, renamed and removed', async () => {
    const announced = () => place.querySelector('[role="status"]')?.textContent;
    server.mockImplementation(
      async (call) =>
        new Response(call.startsWith('DELETE') ? null : '{}', { status: call.startsWith('DELETE') ? 204 : 201 }),
    );
    expect(announced()).toBe('');
    await add('Ida');
    expect(announced()).toBe('Added Ida.');
    await write(place.querySelector('details form'), 'Maxine');
    expect(announced()).toBe('Saved Maxine.');
    await act(async () => removal()?.click());
    expect(announced()).toBe('Removed Max.');
    server.mockImplementation(lost);
    await add('Leo');
    expect(announced()).toBe('');
  });

  test.each([
    ['hiker_limit_exceeded', /^That’s everyone/],
    ['hiker_already_exists', /^You already have a hiker with that name/],
    ['general_rate_limit_exceeded', /^That didn’t work/],
  ])('that is refused as %s shows why', async (type, words) => {
    hintAtSession(true);
    server.mockImplementation(async (call) =>
      call === 'GET /v1/account'
        ? Response.json({ $id: 'ann', name: 'Ann', email: 'a@b.c' })
        : Response.json({ message: 'No', type }, { status: 409 }),
    );
    await add('Ida');
    await expect.poll(said).toMatch(words);
    hintAtSession(false);
  });

  test('that no longer exists counts as removed', async () => {
    server.mockImplementationOnce(lost);
    server.mockImplementation(async () =>
      Response.json({ message: 'Your account has no such hiker.' }, { status: 404 }),
    );
    await act(async () => removal()?.click());
    expect([said(), onChanged.mock.calls.length]).toEqual([expect.stringMatching(/^We didn’t get an answer/), 0]);
    await act(async () => removal()?.click());
    expect([said(), onChanged.mock.calls.length]).toEqual([undefined, 1]);
  });
});
