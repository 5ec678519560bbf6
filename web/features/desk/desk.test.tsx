// @vitest-environment happy-dom
/** The desk's page with mocked server responses. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreateNotice } from '../../../domain/desk/desk.ts';
import { hintAtSession } from '../../../test/session-hint.ts';
import {
  dale,
  eventually,
  guide,
  leave,
  moment,
  named,
  notice,
  open,
  openDeskInEachTest,
  openItem,
  place,
  press,
  read,
  responses,
  sent,
  steward,
  tap,
  write,
} from '../../../test/web/desk-page.tsx';

openDeskInEachTest();

describe('access', () => {
  test('access asks a signed-out visitor to sign in and come back, without a request', async () => {
    hintAtSession(false);
    await open();
    expect(read()).toContain('Sign in to open the desk');
    expect(named('Sign in').getAttribute('href')).toContain('success=%2Fdesk');
  });

  test.each([
    [403, 'Ask a keeper to add you'],
    [404, 'npm run desk -- appoint'],
    [503, 'The server didn’t answer'],
  ])('access explains what a refusal with %i means', async (status, words) => {
    responses['GET /v1/desk/me'] = () => ({ status, body: { message: 'No', code: status } });
    await open();
    await eventually(() => expect(read()).toContain(words));
  });

  test('access closes the desk of a user whose role has been taken away', async () => {
    const gone = { status: 403, body: { message: 'No', code: 403 } };
    const answers = [{ body: steward }];
    responses['GET /v1/desk/me'] = () => answers.shift() ?? gone;
    responses['GET /v1/desk/queue'] = () => gone;
    await open();
    await eventually(() => expect(read()).toContain('Ask a keeper to add you'));
  });

  test('access offers a reader no button to publish', async () => {
    responses['GET /v1/desk/me'] = () => ({ body: { ...steward, role: 'reader', regions: 'all' } });
    await open();
    const rail = place.querySelector('nav')?.textContent;
    expect(rail).not.toContain('Close a hike');
    expect(rail).not.toContain('People');
  });
});

describe('the queue', () => {
  const answerOne = 'POST /v1/desk/queue/one/answer';

  test("the queue opens the first item of the user's own region, and shows others only on request", async () => {
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    expect(read()).toContain('2 to answer');
    expect(read()).not.toContain('Mystery Cave');
  });

  test('opens the next item after an answer, moves the focus there, and reverts the answer with Undo', async () => {
    responses[answerOne] = () => ({ body: { id: 'one', answer: 'not-closed', mayUndo: true } });
    responses['POST /v1/desk/queue/one/undo'] = () => ({ body: {} });
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    await tap('It’s not closed');
    await eventually(() => expect(openItem()).toBe('Jay Cooke'));
    await eventually(() => expect(document.activeElement?.textContent).toContain('Jay Cooke'));
    expect(read()).toContain('Left as is.');
    expect(sent).toEqual([{ call: answerOne, body: { answer: 'not-closed' } }]);
    await tap('Undo');
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    expect(sent.at(-1)?.call).toBe('POST /v1/desk/queue/one/undo');
  });

  test('the queue takes back no answer that cannot be reverted', async () => {
    responses[answerOne] = () => ({ body: { id: 'one', answer: 'not-closed', mayUndo: false } });
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    await tap('It’s not closed');
    await eventually(() => expect(sent).toHaveLength(1));
    await eventually(() => expect(openItem()).toBe('Jay Cooke'));
    expect(read()).not.toContain('Undo');
  });

  test('the queue restores an item with an error message if its answer was not saved', async () => {
    responses[answerOne] = () => ({ status: 500, body: { message: 'No', code: 500 } });
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    await tap('It’s not closed');
    await eventually(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('No answer'));
    expect(openItem()).toBe('Temperance River');
  });

  test('the queue moves from row to row with the arrow keys, and stops at both ends', async () => {
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    const pressAt = (key: string) => press(key, {}, place.querySelector('[aria-expanded=true]') as Element);
    for (const [key, item] of [
      ['ArrowDown', 'Jay Cooke'],
      ['ArrowDown', 'Jay Cooke'],
      ['ArrowUp', 'Temperance River'],
      ['ArrowUp', 'Temperance River'],
      ['j', 'Temperance River'],
    ] as const) {
      await pressAt(key);
      expect(openItem()).toBe(item);
    }
    expect(sent).toEqual([]);
  });

  test('the queue asks to sign in again if an answer requires it', async () => {
    responses[answerOne] = () => ({ status: 403, body: { message: 'Old', code: 403, type: 'desk_sign_in_required' } });
    await open();
    await eventually(() => expect(openItem()).toBe('Temperance River'));
    await tap('It’s not closed');
    await eventually(() => expect(read()).toContain('Is it still you?'));
    expect(named('Sign in again').getAttribute('href')).toContain(encodeURIComponent('/desk#queue'));
  });
});

describe('closing a hike', () => {
  test('closing a hike takes three taps in the form: the hike, what happened, Publish', async () => {
    await open('#close');
    await tap('Temperance River');
    await tap('High water');
    await tap('Publish');
    await eventually(() => expect(read()).toContain('It’s live'));
    const [{ call, body }] = sent as [{ call: string; body: CreateNotice }];
    expect(call).toBe('POST /v1/desk/notices');
    expect(body).toMatchObject({ hikes: ['temperance'], kind: 'closed', source: '' });
    expect(body.from).toContain('2026-11-17T13:42');
    expect(body.until).toBe('2026-11-21T05:59:59.000Z');
    expect(body.noticeId).toMatch(/^[\da-f-]{36}$/);
  });

  test('closing a hike previews what hikers see, with the role and never the name', async () => {
    await open('#close');
    await tap('Temperance River');
    await tap('Ice');
    const preview = place.querySelector('aside')?.textContent;
    expect(preview).toContain('Hazard through November 20');
    expect(preview).toContain('sheet ice');
    expect(preview).toContain('Posted by a park steward, November 17, 7:42 AM.');
    expect(preview).not.toContain('Mary');
  });

  test('closing a hike shows errors at their fields and focuses the first one; nothing is sent', async () => {
    await open('#close');
    await tap('Jay Cooke');
    await tap('Publish');
    await eventually(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    expect(place.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    expect(read()).toContain('Say what hikers should know.');
    expect(sent).toEqual([]);
  });

  test("closing a hike offers only the hikes of the user's own region", async () => {
    await open('#close');
    expect(read()).toContain('All North Shore');
    expect(read()).not.toContain('Mystery Cave');
    expect(read()).not.toContain('All hikes');
  });

  test('closing a hike keeps the text through a sign-in, and publishes it afterward', async () => {
    responses['POST /v1/desk/notices'] = () => ({
      status: 403,
      body: { message: 'Old', code: 403, type: 'desk_sign_in_required' },
    });
    await open('#close');
    await tap('Temperance River');
    await write('The footbridge is out.');
    await tap('Publish');
    await eventually(() =>
      expect(read()).toContain('Your notice is saved: Closed: Temperance River, through November 24.'),
    );
    await leave();
    responses['POST /v1/desk/notices'] = (body) => ({
      status: 201,
      body: notice({ ...(body as CreateNotice), id: 'new' }),
    });
    await open('#close');
    await eventually(() => expect(read()).toContain('It’s live'));
    const [first, second] = sent as { body: CreateNotice }[];
    expect(second?.body).toMatchObject({ words: 'The footbridge is out.', noticeId: first?.body.noticeId });
    expect(sessionStorage.getItem('desk-notice')).toBeNull();
  });

  test('closing a hike is not sent on coming back without the sign-in that it needs; the text stays', async () => {
    responses['POST /v1/desk/notices'] = () => ({
      status: 403,
      body: { message: 'Old', code: 403, type: 'desk_sign_in_required' },
    });
    await open('#close');
    await tap('Temperance River');
    await write('The footbridge is out.');
    await tap('Publish');
    await eventually(() => expect(read()).toContain('Your notice is saved'));
    await leave();
    responses['GET /v1/desk/me'] = () => ({ body: { ...steward, fresh: false } });
    await open('#close');
    expect(place.querySelector('textarea')?.value).toBe('The footbridge is out.');
    expect(sent).toHaveLength(1);
  });

  test('closing a hike for all hikes presses that choice alone, and the single ones again without it', async () => {
    responses['GET /v1/desk/me'] = () => ({ body: { ...steward, regions: 'all' } });
    const pressed = () =>
      [...place.querySelectorAll('fieldset:first-of-type [aria-pressed=true]')].map(({ textContent }) => textContent);
    await open('#close');
    await tap('Temperance River');
    expect(pressed()).toEqual(['Temperance River']);
    await tap('All hikes');
    expect(pressed()).toEqual(['All hikes']);
    await tap('All hikes');
    expect(pressed()).toEqual(['Temperance River']);
  });

  test('neither publishes nor shows a draft that another user left in this tab', async () => {
    await open('#close');
    await write('Written by Mary.');
    await leave();
    responses['GET /v1/desk/me'] = () => ({ body: { ...steward, ...dale } });
    await open('#close');
    expect(place.querySelector('textarea')?.value).toBe('');
  });

  test('closing a hike of a whole region offers to see one of its hikes', async () => {
    await open('#close');
    await tap('All North Shore');
    await tap('Burn');
    await tap('Publish');
    await eventually(() => expect(read()).toContain('It’s live'));
    expect(sent[0]?.body).toMatchObject({ hikes: [], regions: ['north-shore'] });
    expect(named('See it').getAttribute('href')).toBe('/trails/north-shore/temperance');
  });

  test('closing a hike is sent again as it was if the reply was lost, so that it is published once', async () => {
    const live = responses['POST /v1/desk/notices'];
    responses['POST /v1/desk/notices'] = () => ({ status: 503, body: { message: 'Down', code: 503 } });
    await open('#close');
    await tap('Jay Cooke');
    await tap('Burn');
    await tap('Publish');
    await eventually(() => expect(read()).toContain('No answer.'));
    vi.setSystemTime(Date.parse(moment) + 90_000);
    responses['POST /v1/desk/notices'] = live as never;
    await tap('Publish');
    await eventually(() => expect(read()).toContain('It’s live'));
    expect(sent[1]).toEqual(sent[0]);
  });

  test('is sent with Ctrl and Enter while the form is open, and not again once it is live', async () => {
    await open('#close');
    await tap('Jay Cooke');
    await tap('Burn');
    await press('Enter', { ctrlKey: true });
    await eventually(() => expect(read()).toContain('It’s live'));
    await press('Enter', { ctrlKey: true });
    expect(sent).toHaveLength(1);
  });

  test('closing a hike is undone with one tap', async () => {
    responses['POST /v1/desk/notices/new/withdraw'] = () => ({ body: notice({ id: 'new', state: 'withdrawn' }) });
    await open('#close');
    await tap('Jay Cooke');
    await tap('Burn');
    await tap('Publish');
    await eventually(() => expect(read()).toContain('It’s live'));
    await tap('Undo');
    await eventually(() => expect(read()).toContain('It’s off the site again.'));
    expect(sent.at(-1)?.body).toEqual({ revision: 1 });
  });
});

test('a correction is undone with one tap, which brings the text before back', async () => {
  const change = `PUT /v1/desk/notices/${notice().id}`;
  let revision = 1;
  responses[change] = (body) => {
    revision += 1;
    return { body: notice({ ...(body as object), revision }) };
  };
  await open(`#correct/${notice().id}`);
  await write('The bridge is open again.');
  await tap('Publish the correction');
  await eventually(() => expect(read()).toContain('Undo'));
  await tap('Undo');
  await eventually(() => expect(read()).toContain('Undone. The earlier text is back.'));
  expect(sent).toMatchObject([
    { call: change, body: { words: 'The bridge is open again.', revision: 1 } },
    { call: change, body: { words: 'The bridge is out.', revision: 2 } },
  ]);
});

test('a live notice says in its last two days when it ends, and before that through which day', async () => {
  const soon = notice({ until: '2026-11-19T05:59:59.000Z' });
  const later = notice({ id: 'b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f0002', until: '2026-11-20T05:59:59.000Z' });
  responses['GET /v1/desk/notices'] = () => ({ body: { asOf: moment, notices: [soon, later] } });
  await open('#live');
  await eventually(() => expect(read()).toContain('Through Thu, Nov 19'));
  expect(read()).toContain('Ends tomorrow');
  expect(read().match(/Ends /g)).toHaveLength(1);
});

test('the navigation counts the notices that are live, and no others', async () => {
  const states = ['live', 'coming', 'ended', 'withdrawn', 'live'] as const;
  const notices = states.map((state, i) => notice({ id: `b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f000${i}`, state }));
  responses['GET /v1/desk/notices'] = () => ({ body: { asOf: moment, notices } });
  await open();
  await eventually(() => expect(place.querySelector('nav a[href="#live"] i > span')?.textContent).toBe('2'));
});

test.each([
  ['that has ended', 'ended' as const],
  ['that has ended since the list was read', 'live' as const],
])('a notice %s can be neither corrected nor taken down', async (_, state) => {
  const over = notice({ state, until: '2026-11-16T05:59:59.000Z' });
  responses['GET /v1/desk/notices'] = () => ({ body: { asOf: moment, notices: [over] } });
  await open('#live');
  await eventually(() => expect(read()).toContain('The bridge is out.'));
  expect(place.querySelector('[href^="#correct"]')).toBeNull();
  expect(read()).not.toContain('Take down');
});

describe('an edit conflict', () => {
  const change = `PUT /v1/desk/notices/${notice().id}`;
  const theirs = notice({ revision: 2, words: 'The bridge is out. The whole park is closed.', revisedBy: dale });

  beforeEach(async () => {
    responses[change] = (body) => ({
      status: 409,
      body: {
        message: 'Saved meanwhile',
        code: 409,
        type: 'notice_conflict',
        version: '1',
        current: theirs,
        yours: body,
      },
    });
    await open(`#correct/${notice().id}`);
    await eventually(() => expect(place.querySelector('textarea')?.value).toBe('The bridge is out.'));
    await write('The bridge is out. The lake side can be walked.');
    await tap('Publish the correction');
    await eventually(() => expect(read()).toContain('Someone else saved this first'));
  });

  test('an edit conflict shows both versions, and loses neither', () => {
    expect(read()).toContain('The bridge is out. The whole park is closed.');
    expect(read()).toContain('The bridge is out. The lake side can be walked.');
    expect(read()).toContain('Dale Ross changed this notice');
  });

  test('an edit conflict publishes my version over theirs on request', async () => {
    responses[change] = () => ({ body: notice({ revision: 3 }) });
    await tap('Use mine');
    await eventually(() => expect(read()).toContain('Corrected.'));
    expect(sent.at(-1)?.body).toMatchObject({ revision: 2, words: 'The bridge is out. The lake side can be walked.' });
  });

  test('an edit conflict says so if the other steward has taken the notice down', async () => {
    await leave();
    const down = { ...theirs, state: 'withdrawn' };
    responses[change] = (body) => ({
      status: 409,
      body: { message: 'Saved', code: 409, type: 'notice_conflict', version: '1', current: down, yours: body },
    });
    await open(`#correct/${notice().id}`);
    await tap('Publish the correction');
    await eventually(() => expect(read()).toContain('Dale Ross took this notice down'));
    expect(read()).not.toContain('Live now');
    await tap('Leave it down');
  });

  test('an edit conflict lets me edit my version first', async () => {
    await tap('Edit mine first');
    await eventually(() =>
      expect(place.querySelector('textarea')?.value).toBe('The bridge is out. The lake side can be walked.'),
    );
  });
});

test('a live notice is taken down with one tap, and restored with another', async () => {
  const id = notice().id;
  responses[`POST /v1/desk/notices/${id}/withdraw`] = () => {
    responses['GET /v1/desk/notices'] = () => ({
      body: { asOf: moment, notices: [notice({ state: 'withdrawn', revision: 2 })] },
    });
    return { body: notice({ state: 'withdrawn', revision: 2 }) };
  };
  responses[`POST /v1/desk/notices/${id}/restore`] = () => ({ body: notice({ revision: 3 }) });
  await open('#live');
  await eventually(() => expect(read()).toContain('The bridge is out.'));
  await tap('Take down');
  await eventually(() => expect(read()).toContain('Put it back'));
  await tap('Put it back');
  await eventually(() =>
    expect(sent.at(-1)).toMatchObject({ call: expect.stringMatching(/restore$/), body: { revision: 2 } }),
  );
});

/** @param badges of each hike of the guide */
function answerFigures(badges: number[]): void {
  const none = { open: 0, oldest: null };
  responses['GET /v1/desk/figures'] = () => ({
    body: {
      asOf: moment,
      claims: [],
      reports: none,
      appeals: none,
      facts: [],
      weeks: [
        { week: '2026-11-02', badges: 3 },
        { week: '2026-11-09', badges: 8 },
      ],
      hikes: guide.hikes.map(({ slug, region }, i) => ({ hike: slug, region, badges: badges[i] })),
      regions: [
        { region: 'north-shore', badges: 6 },
        { region: 'southeast', badges: 3 },
      ],
    },
  });
}

test('the figures list the hikes with the most badges first, and the weeks of the table newest first', async () => {
  answerFigures([1, 5, 3]);
  await open('#figures');
  await eventually(() => expect(place.querySelectorAll('table').length).toBeGreaterThan(0));
  const rows = [...place.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows.slice(0, 2)).toEqual([expect.stringMatching(/8$/), expect.stringMatching(/3$/)]);
  expect(rows.slice(-3)).toEqual(['Jay Cooke5', 'Mystery Cave3', 'Temperance River1']);
});

test('the figures say one hike, and that the last week has just begun', async () => {
  answerFigures([0, 1, 0]);
  await open('#figures');
  await eventually(() => expect(read()).toContain('1 hike where someone earned a badge'));
  expect(read()).toContain('8 this week, 11 since');
});

describe('condition reports', () => {
  const until = '2026-12-17T06:00:00.000Z';
  const tree = (hike: string) => ({
    hike,
    day: '2026-11-16',
    reports: 2,
    kinds: [{ kind: 'tree', reports: 2, until }],
  });
  const conditions = (off: { all: boolean; hikes: string[] }, ...seen: object[]) => {
    responses['GET /v1/desk/conditions'] = () => ({ body: { asOf: moment, off, conditions: seen } });
  };
  const nothingOff = { all: false, hikes: [] };

  test('are listed under the notices, and a steward clears outdated ones only in their own regions', async () => {
    conditions(nothingOff, tree('temperance'), tree('cave'));
    responses['POST /v1/desk/conditions/clear'] = () => {
      conditions(nothingOff, tree('cave'));
      return { body: {} };
    };
    await open('#live');
    await eventually(() => expect(read()).toContain('Tree down. 2 hikers, yesterday.'));
    expect(place.querySelectorAll('[aria-label^="Remove"]')).toHaveLength(1);
    await tap('Remove');
    expect(sent.at(-1)?.body).toEqual({ hike: 'temperance', kind: 'tree' });
    await eventually(() => expect(place.querySelector('[aria-label^="Remove"]')).toBeNull());
  });

  test('condition reports that are off everywhere are not listed', async () => {
    conditions({ all: true, hikes: [] }, tree('temperance'));
    await open('#live');
    await eventually(() => expect(read()).toContain('Reports are off.'));
    expect(read()).not.toContain('Tree down');
  });

  test('condition reports are switched off everywhere unless a hike is picked, by someone who may', async () => {
    responses['GET /v1/desk/me'] = () => ({ body: { ...steward, regions: 'all' } });
    conditions(nothingOff);
    await open('#live');
    await eventually(() => expect(read()).toContain('Switch reports off'));
    await tap('Switch off');
    expect(sent).toEqual([{ call: 'PUT /v1/desk/conditions/switch', body: { on: false } }]);
  });

  test('condition reports are switched off for a hike and on again', async () => {
    conditions(nothingOff);
    responses['PUT /v1/desk/conditions/switch'] = (body) => {
      conditions((body as { on: boolean }).on ? nothingOff : { all: false, hikes: ['temperance'] });
      return { body: {} };
    };
    await open('#live');
    await eventually(() => expect(read()).toContain('Switch reports off'));
    await tap('Switch off');
    await eventually(() => expect(read()).toContain('Reports are off.'));
    await tap('Switch on');
    expect(sent.map(({ body }) => body)).toEqual([
      { on: false, hike: 'temperance' },
      { on: true, hike: 'temperance' },
    ]);
    await eventually(() => expect(read()).not.toContain('Reports are off.'));
  });
});
