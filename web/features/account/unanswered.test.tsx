// @vitest-environment happy-dom
/** Lost responses: a retry changes nothing twice, and no false message is shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { render } from '../../../test/web/render.tsx';
import { Hikers } from './hikers.tsx';

const server = vi.fn<(call: string, body: { hikerId: string }) => Promise<Response>>();
const onChanged = vi.fn(async () => {});
const max = { $id: 'max', name: 'Max', color: 'lake', badges: [] };
let part: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) =>
    server(`${method} ${path}`, JSON.parse(String(body ?? '{}'))),
  );
  part = await render(<Hikers userId="ann" hikers={[max]} onChanged={onChanged} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
  onChanged.mockClear();
});

const lost = () => Promise.reject(new TypeError('no network'));
const said = () => part.toText('[role="alert"]');

describe('a hiker', () => {
  const save = async (form: string, name: string) => {
    await part.write(`${form} input`, name);
    await part.click(`${form} button`);
  };
  const add = (name: string) => save('ul ~ form', name);
  const remove = () => part.click('button', 'Remove Max');

  test('a hiker whose creation got no response keeps its id on a retry', async () => {
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

  test('a hiker is added once and removed once on a double tap', async () => {
    server.mockImplementation(() => new Promise(() => {}));
    for (const name of ['Leo', 'Leo']) await add(name);
    for (const _ of [1, 2]) await remove();
    expect(server.mock.calls.map(([call]) => call)).toEqual([
      'POST /v1/hikers?userId=ann',
      'DELETE /v1/hikers/max?userId=ann',
    ]);
  });

  test('a hiker is announced to screen readers when added, renamed and removed', async () => {
    const announced = () => part.toText('[role="status"]');
    server.mockImplementation(
      async (call) =>
        new Response(call.startsWith('DELETE') ? null : '{}', { status: call.startsWith('DELETE') ? 204 : 201 }),
    );
    expect(announced()).toBe('');
    await add('Ida');
    expect(announced()).toBe('Added Ida.');
    await save('details form', 'Maxine');
    expect(announced()).toBe('Saved Maxine.');
    await remove();
    expect(announced()).toBe('Removed Max.');
    server.mockImplementation(lost);
    await add('Leo');
    expect(announced()).toBe('');
  });

  test.each([
    ['hiker_limit_exceeded', /^That’s everyone/],
    ['hiker_already_exists', /^You already have a hiker with that name/],
    ['general_rate_limit_exceeded', /^That didn’t work/],
  ])('a hiker that is refused as %s shows why', async (type, words) => {
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

  test('a hiker that no longer exists counts as removed', async () => {
    server.mockImplementationOnce(lost);
    server.mockImplementation(async () =>
      Response.json({ message: 'Your account has no such hiker.' }, { status: 404 }),
    );
    await remove();
    expect([said(), onChanged.mock.calls.length]).toEqual([expect.stringMatching(/^We didn’t get an answer/), 0]);
    await remove();
    expect([said(), onChanged.mock.calls.length]).toEqual([undefined, 1]);
  });
});
