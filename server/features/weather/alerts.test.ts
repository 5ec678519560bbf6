/** Which alerts reach which trailheads, and for how long. */
import { describe, expect, it } from 'vitest';
import { type Json, recording } from '../../../test/weather-service.ts';
import { type AlertPlace, currentAlerts, matchAlerts } from './alerts.ts';
import { readAlerts, readAlertsPage } from './responses.ts';

const now = new Date('2026-07-04T15:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

/** In and around the polygon of the recording, a circle of a quarter of a degree around 45, -93. */
const place = (
  slug: string,
  latitude: number,
  longitude: number,
  forecast = 'MNZ099',
  fire = 'MNZ099',
): AlertPlace => ({
  slug,
  trailhead: { latitude, longitude },
  zones: [`forecast/${forecast}`, 'county/MNC099', `fire/${fire}`],
});
const places = [
  place('in-circle-and-zone', 45.1, -93, 'MNZ062'),
  place('in-circle', 45, -92.76),
  place('in-zone', 45.3, -93.01, 'MNZ062'),
  place('box-corner', 45.24, -93.24, 'MNZ063', 'MNZ062'),
  place('far-away', 47.2, -91.37),
];

const stored = (list: Json) => readAlerts([readAlertsPage(JSON.stringify(list))], now).alerts;
const shown = (list: Json, at = now) => currentAlerts(matchAlerts(stored(list), places), at);
const getHikes = (list: Json) => shown(list).map(({ hikes }) => hikes);
const getEvents = (list: Json, minutes = 0) => shown(list, new Date(inMinutes(minutes))).map(({ event }) => event);

/** The zone-only alert of the recording, changed. */
function messages(...changes: Json[]): Json {
  const list = recording('alerts', now);
  list.features = changes.map(({ geometry = null, ...properties }, i) => ({
    ...list.features[0],
    geometry,
    properties: { ...list.features[0].properties, id: `urn:oid:${i}`, ...properties },
  }));
  return list;
}
const zone = 'https://api.weather.gov/zones';

describe('alerts reach', () => {
  it('the trailheads inside their polygon, or without one those in their zones', () => {
    const alerts = shown(recording('alerts', now));
    expect(alerts).toHaveLength(2);
    expect(alerts).toContainEqual(
      expect.objectContaining({
        event: 'Ice Storm Warning',
        headline: 'Test alert',
        hikes: ['in-circle-and-zone', 'in-zone'],
        from: new Date(now.getTime() + 166_864_000).toISOString(),
        until: new Date(now.getTime() + 199_264_000).toISOString(),
        asOf: new Date(now.getTime() - 235_000).toISOString(),
      }),
    );
    expect(alerts).toContainEqual(
      expect.objectContaining({ event: 'Hurricane Watch', hikes: ['in-circle-and-zone', 'in-circle'] }),
    );
  });

  it('the trailheads inside several polygons, and not in their holes', () => {
    const box = (west: number, south: number, east: number, north: number) =>
      [west, east, east, west, west].map((x, i) => [x, i === 0 || i === 1 || i === 4 ? south : north]);
    const around = [box(-93.1, 44.9, -92.7, 45.2), box(-92.8, 44.95, -92.72, 45.05)];
    const geometry = { type: 'MultiPolygon', coordinates: [around, [box(-92, 47, -91, 48)]] };
    expect(getHikes(messages({ geometry }))).toEqual([['in-circle-and-zone', 'far-away']]);
  });

  it('no forecast zone with the number of a fire zone', () => {
    const list = messages({ affectedZones: [`${zone}/fire/MNZ062`], geocode: { UGC: ['MNZ062'] } });
    expect(getHikes(list)).toEqual([['box-corner']]);
  });

  it.each([
    ['Winter Storm Warning', 'MNZ062', ['in-circle-and-zone', 'in-zone']],
    ['Red Flag Warning', 'MNZ062', ['box-corner']],
    ['Flood Watch', 'MNC099', places.map(({ slug }) => slug)],
  ])('alerts reach by the codes alone: a %s for %s reaches %j', (event, code, hikes) => {
    expect(getHikes(messages({ event, affectedZones: [], geocode: { UGC: [code] } }))).toEqual([hikes]);
  });

  it('the trailheads in their zones once the polygons of all have more than 10,000 points', () => {
    const circle = Array.from({ length: 6000 }, (_, i) => [-93 + Math.sin(i / 955) / 4, 45 + Math.cos(i / 955) / 4]);
    const geometry = { type: 'Polygon', coordinates: [circle] };
    const affectedZones = [`${zone}/forecast/MNZ062`];
    const extreme = { geometry, affectedZones, severity: 'Extreme' };
    expect(getHikes(messages({ geometry, affectedZones, severity: 'Minor' }, extreme))).toEqual([
      ['in-circle-and-zone', 'in-circle'],
      ['in-circle-and-zone', 'in-zone'],
    ]);
  });

  it('no hike in another state, and their unusual fields break nothing', () => {
    const list = recording('alerts-of-a-bad-day', now);
    expect(stored(list).length).toBeGreaterThan(0);
    expect(shown(list)).toEqual([]);
  });
});

it('an alert links to the page of the service for its event, place and zones', () => {
  const [alert] = shown(messages({ event: 'Wind Advisory', affectedZones: [`${zone}/fire/MNZ062`] }));
  const { host, searchParams } = new URL(alert?.url ?? '');
  expect([host, Object.fromEntries(searchParams)]).toEqual([
    'forecast.weather.gov',
    {
      ...{ warnzone: 'MNZ063', warncounty: 'MNC099', firewxzone: 'MNZ062', product1: 'Wind Advisory' },
      ...{ lat: '45.2400', lon: '-93.2400' },
    },
  ]);
});

it('alerts that are replaced or cancelled disappear; tests and drills are never shown', () => {
  const references = (id: string) => [{ '@id': `https://api.weather.gov/alerts/${id}`, identifier: id }];
  const list = messages(
    { event: 'Replaced Warning' },
    { event: 'Newer Warning', messageType: 'Update', references: references('urn:oid:0') },
    { event: 'Canceled Watch' },
    { event: 'Cancellation', messageType: 'Cancel', references: references('urn:oid:2') },
    { event: 'Test Message' },
    { event: 'Administrative Message' },
    { event: 'Drill Warning', status: 'Exercise' },
    { event: 'Air Quality Alert', severity: 'Unknown' },
  );
  expect(getEvents(list)).toEqual(['Newer Warning', 'Air Quality Alert']);
});

it('alerts end with the hazard, or without an end with the message', () => {
  const list = messages(
    { event: 'Hazard ends', ends: inMinutes(120), expires: inMinutes(30) },
    { event: 'Message ends', ends: null, expires: inMinutes(60) },
    { event: 'Over', ends: inMinutes(-1), expires: inMinutes(60) },
  );
  expect([0, 59, 60, 119, 120].map((minutes) => getEvents(list, minutes))).toEqual([
    ...[['Hazard ends', 'Message ends'], ['Hazard ends', 'Message ends'], ['Hazard ends'], ['Hazard ends'], []],
  ]);
});

it('alerts end at most 14 days ahead', () => {
  const [alert] = shown(messages({ ends: '2099-01-01T00:00:00Z' }));
  expect(alert?.until).toBe('2026-07-18T15:00:00.000Z');
});

it('alerts are sorted by severity, at most fifty of 200, and an unreadable one hides no other', () => {
  const many = Array.from({ length: 210 }, (_, i) => ({ event: `Advisory ${i}`, severity: 'Moderate' }));
  const list = messages(...many, { event: 'Tornado Warning', severity: 'Extreme' });
  list.features.unshift({ type: 'Feature', properties: { id: 7 } }, null);
  const events = getEvents(list);
  expect([stored(list).length, events.length, events[0]]).toEqual([200, 50, 'Tornado Warning']);
});
