import { expect, it } from 'vitest';
import { issues, recording, redirectTo, startWeatherService } from '../../test/weather-service.ts';
import { weather } from './weather.ts';

/** When the recordings were made. */
const now = new Date('2026-03-04T18:38:56Z');
const CONTACT = 'ranger@trails.example';

it('the weather check prints our user agent and what three hikes would show, with their alerts', async () => {
  const service = await startWeatherService(() => now);
  service.alerts = () => recording('alerts', now);
  const text = await weather(['check'], { CONTACT, WEATHER_URL: service.url }, now);
  expect(text).toMatch(/is reachable\. User-Agent: NorthStarTrails\/.*; ranger@trails\.example\)/);
  expect(text).toContain('Active alerts in Minnesota: 8');
  expect(text.match(/forecast issued 2026-03-04T18:26:59\.000Z/g)).toHaveLength(3);
  expect(text).toContain('2026-03-05 fog   53°/42°, 2 %, wind 10 mph, Patchy Fog then Partly Sunny');
  expect(text).toContain('! Test alert https://forecast.weather.gov/');
  expect(service.asked).toHaveLength(7);
});

it.each([
  ['no network', { WEATHER_URL: 'http://127.0.0.1:9' }, /failed: .*Check the network of this machine/],
  ['no contact', { CONTACT: '' }, /CONTACT: required with WEATHER=on/],
])('the weather check with %s says what to do', async (_, environment, message) => {
  await expect(weather(['check'], { CONTACT, ...environment }, now)).rejects.toThrow(message);
});

it.each([
  ['a login page of the network', issues.html, /not JSON\. The reply may come from a proxy or a captive portal/],
  ['a service that is away', issues.gridExpired, /status 503\. .*Try again later/],
  ['a redirect to another host', redirectTo('http://127.0.0.1:9/'), /it redirects to http:\/\/127\.0\.0\.1:9/],
])('the weather check reports %s', async (_, respond, message) => {
  const service = await startWeatherService(() => now);
  service.response(/./, respond);
  await expect(weather(['check'], { CONTACT, WEATHER_URL: service.url }, now)).rejects.toThrow(message);
});

it('without a command the weather tool prints its usage', async () => {
  await expect(weather([], { CONTACT }, now)).rejects.toThrow(/Usage: CONTACT=you@example\.org npm run/);
});
