// @vitest-environment happy-dom
/** The desk's views for people, the log and trailheads. */
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Log, Person, Trailheads } from '../../../../domain/desk/desk.ts';
import {
  dale,
  eventually,
  mary,
  moment,
  open,
  openDeskInEachTest,
  place,
  read,
  responses,
  sent,
  steward,
  tap,
  write,
} from '../../../../test/web/desk-page.tsx';

openDeskInEachTest();

const keeper = { ...steward, role: 'keeper', regions: 'all' };
const person = (fields: Partial<Person> = {}): Person => ({
  id: 'dale',
  name: 'Dale Ross',
  email: 'dale@example.org',
  role: 'steward',
  regions: ['southeast'],
  since: '2026-03-01T12:00:00.000Z',
  appointedBy: { id: 'mary', name: 'Mary Larson' },
  ...fields,
});
const refused = (type: string, status = 409) => ({ status, body: { message: 'No', code: status, type } });
/** The first match inside an element, clicked. */
const tapIn = (selector: string, text: string) =>
  act(async () => {
    const all = [...place.querySelectorAll<HTMLElement>(`${selector} :is(button, label)`)];
    all.find(({ textContent }) => textContent?.trim().startsWith(text))?.click();
  });
const alertText = () => place.querySelector('[role=alert]')?.textContent;

test.each(['people', 'log', 'trailheads', 'figures'])('%s show an error if the server fails', async (view) => {
  responses['GET /v1/desk/me'] = () => ({ body: keeper });
  responses[`GET /v1/desk/${view}`] = () => ({ status: 500, body: { message: 'No', code: 500 } });
  await open(`#${view}`);
  await eventually(() => expect(read()).toContain('Couldn’t load this.'));
});

describe('people', () => {
  const add = 'form:last-of-type';
  let people: Person[];
  beforeEach(() => {
    people = [person({ id: 'mary', name: 'Mary Larson', role: 'keeper', regions: 'all' }), person()];
    responses['GET /v1/desk/me'] = () => ({ body: keeper });
    responses['GET /v1/desk/people'] = () => ({ body: { people } });
    responses['POST /v1/desk/people'] = () => {
      people = [...people, person({ id: `new-${people.length}`, name: 'New Steward' })];
      return { body: {} };
    };
  });
  const opened = async () => {
    await open('#people');
    await eventually(() => expect(read()).toContain('Dale Ross'));
  };

  test('people are shown to keepers alone', async () => {
    responses['GET /v1/desk/me'] = () => ({ body: steward });
    await open('#people');
    expect(read()).toContain('Only a keeper sees who works at the desk.');
    expect(read()).not.toContain('dale@example.org');
  });

  test('people are listed with their role, regions and day', async () => {
    await opened();
    const entries = [...place.querySelectorAll('h2')].map((title) => title.closest('li')?.textContent);
    expect(entries[0]).toContain('Mary Larson you');
    expect(entries[0]).toContain('All regions');
    expect(entries[1]).toContain('Steward. Southeast');
    expect(entries[1]).toContain('dale@example.org · Since March 1, 2026');
  });

  test('people are added with an email and at least one region', async () => {
    await opened();
    await tap('Add as steward');
    expect(alertText()).toBe('Write the email they sign in with.');
    await write(' new@example.org ', '[type=email]');
    await tap('Add as steward');
    expect(alertText()).toBe('Pick at least one region.');
    await tapIn(add, 'North Shore');
    await tap('Add as steward');
    await eventually(() => expect(read()).toContain('Added new@example.org.'));
    expect(read()).toContain('New Steward');
    await write('two@example.org', '[type=email]');
    await tapIn(add, 'Southeast');
    await tap('Add as steward');
    await eventually(() => expect(read()).toContain('Added two@example.org.'));
    await write('three@example.org', '[type=email]');
    await tapIn(add, 'Southeast');
    await tapIn(add, 'Reader');
    await tap('Add as reader');
    await eventually(() => expect(read()).toContain('Added three@example.org.'));
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'new@example.org', role: 'steward', regions: ['north-shore'] },
      { email: 'two@example.org', role: 'steward', regions: 'all' },
      { email: 'three@example.org', role: 'reader', regions: 'all' },
    ]);
  });

  test.each([
    [refused('person_not_found', 404), 'No one has signed in with that email yet.'],
    [refused('person_ambiguous'), 'Several accounts have that email.'],
    [refused('desk_sign_in_required', 403), 'Is it still you?'],
  ])('people that cannot be added get a message with the reason', async (response, words) => {
    await opened();
    responses['POST /v1/desk/people'] = () => response;
    await write('new@example.org', '[type=email]');
    await tapIn(add, 'Keeper');
    await tap('Add as keeper');
    await eventually(() => expect(read()).toContain(words));
    expect(read()).not.toContain('Added');
  });

  test('get another role, and are taken off the list together with their live notices', async () => {
    const calls = ['PUT /v1/desk/people/dale', 'DELETE /v1/desk/people/dale?takeDown=notices'] as const;
    responses[calls[0]] = (body) => {
      people = people.map((one) => (one.id === 'dale' ? { ...one, ...(body as Partial<Person>) } : one));
      return { body: {} };
    };
    responses[calls[1]] = () => {
      people = people.filter(({ id }) => id !== 'dale');
      return { body: {} };
    };
    await opened();
    await tapIn('li:nth-child(2)', 'Change role');
    await tapIn('li:nth-child(2) form', 'Southeast');
    await tap('Save');
    expect(alertText()).toBe('Pick at least one region.');
    await tapIn('li:nth-child(2) form', 'North Shore');
    await tap('Save');
    await eventually(() => expect(read()).toContain('Steward. North Shore'));
    expect(place.querySelector('li form')).toBeNull();
    await tapIn('li:nth-child(2)', 'Change role');
    await act(async () => place.querySelector<HTMLElement>('[type=checkbox]')?.click());
    await tap('Remove from the list');
    await eventually(() => expect(read()).toContain('Dale Ross is off the list and signed out.'));
    expect(sent).toEqual([
      { call: calls[0], body: { role: 'steward', regions: ['north-shore'] } },
      { call: calls[1], body: undefined },
    ]);
  });

  test('show each of their regions as pressed, also if these are all of them', async () => {
    people = [person(), person({ id: 'ann', name: 'Ann Lake', regions: 'all' })];
    await opened();
    const pressed = (entry: string) =>
      [...place.querySelectorAll(`${entry} form [aria-pressed=true]`)].map(({ textContent }) => textContent?.trim());
    await tapIn('li:first-child', 'Change role');
    expect(pressed('li:first-child')).toEqual(['Southeast']);
    await tapIn('li:nth-child(2)', 'Change role');
    expect(pressed('li:nth-child(2)')).toEqual(['North Shore', 'Southeast']);
  });

  test('people cannot lose their last keeper', async () => {
    responses['DELETE /v1/desk/people/mary'] = () => refused('last_keeper');
    await opened();
    await tapIn('li:first-child', 'Change role');
    await tap('Step down');
    await eventually(() => expect(alertText()).toBe('The desk needs at least one keeper.'));
  });
});

describe('the log', () => {
  const entry = (seq: number, fields: Partial<Log['entries'][number]> = {}): Log['entries'][number] => ({
    seq,
    at: moment,
    by: dale,
    action: 'publish',
    subject: 'x',
    about: null,
    detail: {},
    ...fields,
  });
  const logs = (log: Partial<Log>) => {
    responses['GET /v1/desk/log'] = () => ({ body: { entries: [], next: null, ...log } });
  };

  test('the log lists by day who did what where', async () => {
    const notice = {
      hikes: 'temperance jay',
      regions: '',
      everywhere: 0,
      kind: 'closed',
      ends_at: '2026-11-25T05:59:59.000Z',
    };
    logs({
      entries: [
        entry(5, { detail: notice }),
        entry(4, { action: 'answer', detail: { answer: 'not-closed' }, by: { id: 'x', name: null } }),
        entry(3, {
          at: '2026-11-17T05:59:00.000Z',
          action: 'appoint',
          about: mary,
          detail: { role: 'keeper' },
          by: { id: '', name: null },
        }),
      ],
    });
    await open('#log');
    await eventually(() => expect(read()).toContain('Dale Ross'));
    expect([...place.querySelectorAll('section > h2, ol p')].map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Dale Ross posted a notice on Temperance River and Jay Cooke: closed through November 24.',
      'Someone whose account is gone answered the queue: “not closed”.',
      'Mon, Nov 16',
      'The operator gave a role to Mary Larson: keeper.',
    ]);
    expect(read()).not.toContain('Older');
  });

  test('the log appends older pages to the end, once', async () => {
    logs({ entries: [entry(5), entry(4)], next: 4 });
    responses['GET /v1/desk/log?before=4'] = () => ({ status: 500, body: { message: 'No', code: 500 } });
    await open('#log');
    await eventually(() => expect(read()).toContain('Older'));
    await tap('Older');
    await eventually(() => expect(alertText()).toContain('No answer'));
    responses['GET /v1/desk/log?before=4'] = () => ({
      body: { entries: [entry(3, { action: 'withdraw' })], next: null },
    });
    await tap('Older');
    await eventually(() => expect(read()).not.toContain('Older'));
    expect(alertText()).toBeUndefined();
    const lines = [...place.querySelectorAll('ol p')].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toContain('took down a notice');
  });
});

describe('trailheads', () => {
  type Row = Trailheads['trailheads'][number];
  const noTries = { 'too-old': 0, 'in-the-future': 0, 'too-fast': 0 };
  const row = (hike: string, [awarded, already, far, vague]: number[], fields: Partial<Row> = {}): Row =>
    ({
      hike,
      region: 'north-shore',
      refused: null,
      ...fields,
      tries: { ...noTries, awarded, 'already-earned': already, 'too-far': far, 'too-vague': vague },
    }) as Row;
  const refusedThere = { under2: 10, to4: 5, over4: 0 };
  beforeEach(() => {
    const trailheads = [
      row('temperance', [40, 5, 10, 5], { refused: refusedThere }),
      row('jay', [30, 5, 15, 0]),
      { hike: 'cave', region: 'southeast', tries: null, refused: null },
      { hike: 'unknown', region: 'north-shore', tries: null, refused: null },
    ];
    responses['GET /v1/desk/trailheads'] = () => ({ body: { through: '2026-11-16', days: 30, trailheads } });
  });
  const opened = async () => {
    await open('#trailheads');
    await eventually(() => expect(read()).toContain('Tries in the 30 days through Nov 16, rounded to five.'));
  };
  const getCells = (name: string) => {
    const row = [...place.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes(name));
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  };

  test('are flagged, with three distances, if a quarter of claims and enough people are refused', async () => {
    await opened();
    const bands = '10 under 2 mi, 5 at 2 to 4 mi, 0 over 4 mi';
    const results = '40 earned, 5 already had it, 10 too far, 5 too vague';
    expect(getCells('Temperance')).toEqual(['60', results, '15 (25%)', bands, ' Check this one']);
    expect(getCells('Jay Cooke').toSpliced(1, 1)).toEqual(['50', '15 (30%)', 'Too few to say', '']);
  });

  test("start with the steward's own region and can show others", async () => {
    await opened();
    expect(read()).toContain('1 trailhead with fewer than ten people');
    await act(async () => {
      const select = place.querySelector('select') as HTMLSelectElement;
      select.value = '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(read()).toContain('2 trailheads with fewer than ten people');
    expect(read()).toContain('Mystery Cave');
  });
});
