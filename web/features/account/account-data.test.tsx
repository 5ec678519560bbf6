// @vitest-environment happy-dom
/** The account, "Log out everywhere" and "Delete" do not wait for the lists to load. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { render } from '../../../test/web/render.tsx';
import { claims } from '../claim/outbox/in-page.ts';
import { AccountData } from './account-data.tsx';

const ann = { $id: 'ann', name: 'Ann Lake', email: 'ann@mail.example', $createdAt: '2026-05-01T12:00:00.000Z' };
const whole = { account: ann, identities: [], sessions: [], hikers: [], badges: [], attempts: [], appeals: [] };

type Answer = () => Promise<Response>;
const never: Answer = () => new Promise(() => {});
const fails: Answer = () => Promise.reject(new TypeError('no network'));
const breaksOff: Answer = async () => new Response('{"account":', { status: 200 });
const isDown: Answer = async () => Response.json({ message: 'Down' }, { status: 503 });
const json =
  (body: unknown): Answer =>
  async () =>
    Response.json(body);

let answers: Record<string, Answer>;
let called: string[];
let part: Awaited<ReturnType<typeof render>>;

beforeEach(() => {
  hintAtSession(true);
  called = [];
  answers = {
    'GET /v1/account': json(ann),
    'GET /v1/hikers?userId=ann': json({ hikers: [] }),
    'GET /v1/account/export': json(whole),
  };
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    called.push(`${method} ${path}`);
    return (answers[`${method} ${path}`] ?? isDown)();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  hintAtSession(false);
});

const load = async () => {
  part = await render(<AccountData />);
};
const open = async () => {
  await load();
  await eventually(() => expect(read()).toContain('ann@mail.example'));
};
const read = () => part.text();
const press = (name: string) => part.click('button', name);
const write = (field: string, text: string) => part.write(field, text);
const confirm = () => write('#confirm', 'delete');
const eventually = (check: () => void) => act(async () => vi.waitFor(check, 10_000));

describe.each([
  ['never answers', never, 'Loading your badges and tries...'],
  ['fails', fails, 'We couldn’t load your badges and tries.'],
  ['breaks off', breaksOff, 'We couldn’t load your badges and tries.'],
  ['is refused for now', isDown, 'We couldn’t load your badges and tries.'],
])('with an export that %s', (_, answer, words) => {
  beforeEach(async () => {
    answers['GET /v1/account/export'] = answer;
    await open();
    await eventually(() => expect(read()).toContain(words));
  });

  test('the account, its hikers and the download are shown', async () => {
    await eventually(() => expect(read()).toContain('First name or nickname'));
    expect(read()).toContain('Ann Lake');
    expect(part.one('a[download]')?.getAttribute('href')).toBe('/v1/account/export');
  });

  test('"Log out everywhere" works', async () => {
    await press('Log out everywhere');
    expect(called).toContain('DELETE /v1/account/sessions?userId=ann');
  });

  test('"Delete my account" works, and names the badges without a count', async () => {
    expect(read()).toContain('your email address, your badges, every try');
    await confirm();
    await press('Delete my account');
    expect(called).toContain('DELETE /v1/account?userId=ann');
  });
});

test('"Try again" loads lists that failed', async () => {
  answers['GET /v1/account/export'] = fails;
  await open();
  await eventually(() => expect(read()).toContain('We couldn’t load your badges and tries.'));
  answers['GET /v1/account/export'] = json(whole);
  await press('Try again');
  await eventually(() => expect(read()).toContain('Badges: 0'));
  expect(read()).not.toContain('Could not load');
});

test('an account that failed to load says so, and "Try again" loads it', async () => {
  answers['GET /v1/account'] = fails;
  await load();
  await eventually(() => expect(read()).toContain('We couldn’t load your data. Nothing is lost.'));
  answers['GET /v1/account'] = json(ann);
  await press('Try again');
  await eventually(() => expect(read()).toContain('ann@mail.example'));
});

test('"Log out everywhere" leads to the hikes though the session is already over', async () => {
  vi.spyOn(claims(), 'leave').mockResolvedValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  await open();
  answers['DELETE /v1/account/sessions?userId=ann'] = async () =>
    Response.json({ message: 'Signed out' }, { status: 401 });
  await press('Log out everywhere');
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/hikes'));
});

test('hikers that failed to load hide neither the lists nor "Delete", and "Try again" loads them', async () => {
  answers['GET /v1/hikers?userId=ann'] = fails;
  await open();
  await eventually(() => expect(read()).toContain('We couldn’t load your hikers.'));
  await eventually(() => expect(read()).toContain('Badges: 0'));
  expect(read()).toContain('Delete my account');
  answers['GET /v1/hikers?userId=ann'] = json({ hikers: [{ $id: 'max', name: 'Max', color: 'lake', badges: [] }] });
  await press('Try again');
  await eventually(() => expect(read()).toContain('Remove Max'));
});

test('the badges of a hiker who is removed are gone from the list below at once', async () => {
  const max = { $id: 'max', name: 'Max', color: 'lake', badges: [] };
  const badge = { $id: 'b', badgeName: 'Gorge', badgeFile: null, earnedDate: '2026-07-04', hikerId: 'max' };
  answers['GET /v1/hikers?userId=ann'] = json({ hikers: [max] });
  answers['GET /v1/account/export'] = json({ ...whole, hikers: [max], badges: [badge] });
  await open();
  await eventually(() => expect(read()).toContain('Gorge, July 4, 2026, Max'));
  answers['DELETE /v1/hikers/max?userId=ann'] = async () => new Response(null, { status: 204 });
  answers['GET /v1/hikers?userId=ann'] = json({ hikers: [] });
  answers['GET /v1/account/export'] = json(whole);
  await press('Remove Max');
  await eventually(() => expect(read()).toContain('Removed Max.'));
  await eventually(() => expect(read()).toContain('Badges: 0'));
});

test('an export of another user who signed in meanwhile is not shown: the page reloads as theirs', async () => {
  const bob = { ...ann, $id: 'bob', name: 'Bob', email: 'bob@mail.example' };
  let release = () => {};
  answers['GET /v1/account/export'] = () =>
    new Promise((resolve) => {
      release = () => resolve(Response.json({ ...whole, account: bob }));
    });
  await open();
  answers['GET /v1/account'] = json(bob);
  answers['GET /v1/hikers?userId=bob'] = json({ hikers: [] });
  answers['GET /v1/account/export'] = json({ ...whole, account: bob });
  await act(async () => release());
  await eventually(() => expect(read()).toContain('bob@mail.example'));
  await eventually(() => expect(read()).toContain('Badges: 0'));
  expect(read()).not.toContain('ann@mail.example');
});

test('a session that has expired when the lists load leaves nothing of the account on the page', async () => {
  answers['GET /v1/account/export'] = async () => Response.json({ message: 'Signed out' }, { status: 401 });
  answers['GET /v1/hikers?userId=ann'] = answers['GET /v1/account/export'];
  await load();
  await eventually(() => expect(read()).toContain('You’re signed out'));
  expect(read()).not.toContain('ann@mail.example');
});

test.each([
  ['Log out everywhere', 'DELETE /v1/account/sessions?userId=ann'],
  ['Delete my account', 'DELETE /v1/account?userId=ann'],
])('a double tap on "%s" sends one request', async (name, request) => {
  answers[request] = never;
  await open();
  await confirm();
  await press(name);
  await press(name);
  expect(called.filter((call) => call === request)).toHaveLength(1);
});

test('a second tap on "Delete my account" sends nothing while the page reloads after the first', async () => {
  vi.spyOn(claims(), 'forget').mockResolvedValue();
  const request = 'DELETE /v1/account?userId=ann';
  answers[request] = async () => new Response(null, { status: 204 });
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await open();
  await confirm();
  await press('Delete my account');
  await eventually(() => expect(reload).toHaveBeenCalled());
  await press('Delete my account');
  expect(called.filter((call) => call === request)).toHaveLength(1);
});

describe('a page that outlives its session', () => {
  const bob = { ...ann, $id: 'bob', name: 'Bob', email: 'bob@mail.example' };
  const refused = (status: number, type: string): Answer => {
    return async () => Response.json({ message: 'No', code: status, type, version: '1' }, { status });
  };
  const reopen = async () => {
    await part.unmount();
    await load();
  };

  const deletes = async () => {
    await confirm();
    await press('Delete my account');
  };
  const adds = async () => {
    await write('input[autocomplete="off"]:not(#confirm)', 'Max');
    await press('Add');
  };
  const logsOut = () => press('Log out everywhere');
  test.each([
    ['the account is deleted', deletes, 'DELETE /v1/account?userId=ann'],
    ['a hiker is added', adds, 'POST /v1/hikers?userId=ann'],
    ['all sessions are ended', logsOut, 'DELETE /v1/account/sessions?userId=ann'],
  ])('a page that outlives its session names its hiker when %s, and is loaded again', async (_, act_, request) => {
    await open();
    const reloads = vi.spyOn(location, 'replace').mockImplementation(() => {});
    answers[request] = refused(403, 'user_unauthorized');
    answers['GET /v1/account'] = json(bob);
    await act_();
    await eventually(() => expect(reloads).toHaveBeenCalledWith(location.pathname));
    expect(called).toContain(request);
    answers['GET /v1/hikers?userId=bob'] = json({ hikers: [] });
    answers['GET /v1/account/export'] = json({ ...whole, account: bob });
    await reopen();
    await eventually(() => expect(read()).toContain('bob@mail.example'));
    expect(part.toText('[role=alert]')).toMatch(
      /^The account .* is no longer signed in here\. Nothing was changed in any other account\./,
    );
    expect(read()).not.toContain('ann@mail.example');
    await reopen();
    await eventually(() => expect(read()).toContain('bob@mail.example'));
    expect(part.one('[role=alert]')).toBeUndefined();
  });

  test('a page that outlives its session says the same when nobody is signed in any more', async () => {
    await open();
    const reloads = vi.spyOn(location, 'replace').mockImplementation(() => {});
    answers['DELETE /v1/account?userId=ann'] = refused(401, 'general_unauthorized_scope');
    answers['GET /v1/account'] = answers['DELETE /v1/account?userId=ann'];
    await deletes();
    await eventually(() => expect(reloads).toHaveBeenCalledWith(location.pathname));
    await reopen();
    await eventually(() => expect(read()).toContain('You’re signed out. Sign in to see your data.'));
    expect(part.toText('[role=alert]')).toContain('Nothing was changed in any other');
    expect(read()).not.toContain('ann@mail.example');
  });
});
