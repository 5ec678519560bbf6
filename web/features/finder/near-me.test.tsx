// @vitest-environment happy-dom
/** Hikes near a place: the device's position, a town or a ZIP code, and the day with the drive. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFinder } from '../../../test/web/hydrated-finder.tsx';

const stPaul = { coords: { latitude: 44.9444, longitude: -93.0933 } } as GeolocationPosition;
const atStPaul = (found: PositionCallback) => found(stPaul);
const refused: Geolocation['getCurrentPosition'] = (_, failed) =>
  failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);

/** A device that takes its time: the test decides when it answers. */
function slowDevice() {
  const waiting: PositionCallback[] = [];
  return { locate: (found: PositionCallback) => void waiting.push(found), results: () => waiting.pop()?.(stPaul) };
}

describe('near me', () => {
  test('near me offers the town field instead when the position is refused', async () => {
    const { click, one, text, typeTown, status } = await openFinder('', { locate: refused });
    await click('button', /^Near me$/);
    expect(text(one('[role=alert]'))).toContain('Type a town instead');
    await typeTown('dulut');
    await status().toContain('nearest to Duluth first');
  });

  test('near me sorts a shared link by the position of the hiker who opens it', async () => {
    const { click, status } = await openFinder('?near=here', { locate: atStPaul });
    await status().toContain('Tap Near me');
    await click('button', /^Near me$/);
    await status().toContain('nearest to you first');
  });

  test('near me leaves no position on the device: only a town is remembered', async () => {
    const { click, status } = await openFinder('', { locate: atStPaul });
    await click('button', /^Near me$/);
    await status().toContain('nearest to you first');
    expect(JSON.stringify(localStorage)).not.toContain('44.9');
  });

  test('near me stays when the town field beside it is left empty', async () => {
    const { click, typeTown, status } = await openFinder('?near=here', { locate: atStPaul });
    await click('button', /^Near me$/);
    await status().toContain('nearest to you first');
    await typeTown('');
    expect(location.search).toBe('?near=here');
  });

  test.each(['hikes near me', 'easy waterfall within 2 hours'])(
    'near me is offered where “%s” is typed without a place',
    async (typed) => {
      const { search, status } = await openFinder();
      await search(typed);
      await status().toContain('Tap Near me');
    },
  );

  test('near me can be combined with being home before dark', async () => {
    const { check, rows, status, poll } = await openFinder('?near=Minneapolis');
    await status().toContain('nearest to Minneapolis first');
    await check('Home before dark');
    await status().toContain('Leaving ');
    await poll(() => rows()[0]).toMatch(/Sunset .*, home around /);
  });
});

describe('a place to be near', () => {
  test('a place to be near that is not known is named', async () => {
    const { status } = await openFinder('?near=Atlantis');
    await status().toContain('We don’t know a town called Atlantis');
  });

  test('a place to be near is not called unknown while the list of towns is missing', async () => {
    const { status } = await openFinder('?near=Duluth', { missing: ['towns'] });
    await status().toContain('The list of towns didn’t load.');
  });

  test('a place to be near falls back to straight lines without the road data, and says so', async () => {
    const { status, rows } = await openFinder('?near=Duluth', { missing: ['drives'] });
    await status().toContain('nearest to Duluth first. Miles are in a straight line');
    expect(rows()[0]).toContain('miles away');
  });
});

describe('while the position is pending', () => {
  const openWaiting = async () => {
    const { locate, results } = slowDevice();
    const finder = await openFinder('', { locate });
    await finder.click('button', /^Near me$/);
    await finder.poll(() => finder.text(finder.one('button[aria-pressed]'))).toContain('Looking');
    return { ...finder, find: () => finder.happen(results) };
  };

  test('a filter that is set is kept', async () => {
    const { check, find, status } = await openWaiting();
    await check('Waterfall');
    await find();
    await status().toMatch(/^\d+ hikes within 2 hours, nearest to you first/);
    expect(location.search).toBe('?waterfall=yes&near=here');
  });

  test('a town that is typed into its own field takes precedence', async () => {
    const { typeTown, find, status, one } = await openWaiting();
    await typeTown('Duluth');
    await status().toContain('nearest to Duluth first');
    await find();
    one('button', /^Near me$/);
    await status().toContain('nearest to Duluth first');
    expect(location.search).toBe('?near=Duluth');
  });

  test('the same town that is typed again takes precedence', async () => {
    const { locate, results } = slowDevice();
    const { click, typeTown, happen, status, one } = await openFinder('?near=Duluth', { locate });
    await status().toContain('nearest to Duluth first');
    await click('button', /^Near me$/);
    one('button', /^Looking/);
    await typeTown('Duluth');
    await happen(results);
    one('button', /^Near me$/);
    expect(location.search).toBe('?near=Duluth');
  });
});

describe('home before dark', () => {
  const inWinter = (time: string) => new Date(`2027-02-06T${time}:00-06:00`);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: inWinter('09:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** In 24-hour time. */
  const hourAtHome = (row: string) => {
    const [, hour, half] = /home around (\d+):\d\d.([AP]M)/.exec(row) ?? [];
    return (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  };
  const earliestAtHome = (rows: string[]) => Math.min(...rows.map(hourAtHome));

  test('home before dark is recalculated when the page is shown again in the afternoon', async () => {
    const { status, rows, happen, poll } = await openFinder('?near=Duluth&daylight=yes');
    await status().toContain('nearest to Duluth first. Driving times');
    await status().toContain('Leaving now.');
    const inTheMorning = rows();
    expect(earliestAtHome(inTheMorning)).toBeLessThan(14);
    vi.setSystemTime(inWinter('14:00'));
    await happen(() => document.dispatchEvent(new Event('visibilitychange')));
    await poll(() => rows().length).toBeLessThan(inTheMorning.length);
    expect(rows().length).toBeGreaterThan(0);
    expect(earliestAtHome(rows())).toBeGreaterThanOrEqual(14);
    vi.setSystemTime(inWinter('16:00'));
    await happen(() => dispatchEvent(new Event('pageshow')));
    await status().toContain('Leaving Sunday, February 7, 8:00 AM.');
  });

  test('home before dark uses the time of the search, also on a page that stays open', async () => {
    const { status, check, happen, rows, poll } = await openFinder('?near=Duluth');
    await status().toContain('nearest to Duluth first. Driving times');
    vi.setSystemTime(inWinter('14:00'));
    await happen(() => vi.advanceTimersByTime(15_000)); // the live document is read again
    await check('Home before dark');
    await status().toContain('Leaving now.');
    await poll(() => earliestAtHome(rows())).toBeGreaterThanOrEqual(14);
    expect(rows().length).toBeGreaterThan(0);
  });
});
