/** Every fact of a hike's file that a hiker must know is on its page. */
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { state } from '../../../content/state.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { formatMiles } from '../../../domain/units.ts';
import { Today } from '../../features/status/today.tsx';
import { formatDistance, rowLength } from '../../lib/text/trail-figures.ts';
import { BeforeYouDrive } from './before-you-drive.tsx';
import { HowWeKnow } from './how-we-know.tsx';
import { Overview } from './overview.tsx';
import { WatchOut } from './watch-out.tsx';
import { WithKids } from './with-kids.tsx';

const { listed, regions } = loadContent(resolve('content'));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(listed.map((trail) => [trail.id, trail] as const))('%s', (_, trail) => {
  const drive = renderToStaticMarkup(<BeforeYouDrive trail={trail} />);
  const kids = renderToStaticMarkup(<WithKids trail={trail} />);
  const hazards = renderToStaticMarkup(<WatchOut hazards={trail.hazards} />);
  const how = renderToStaticMarkup(<HowWeKnow trail={trail} />);
  const now = renderToStaticMarkup(<Today trail={trail} />);

  test('says whom to ask', () => {
    const { page, conditions, phone, reservations } = trail.official;
    expect(drive).toContain(page ? `href="${escaped(page)}"` : '<dd>None</dd>');
    expect(now).toContain(conditions ? `href="${escaped(conditions)}"` : 'No one posts conditions');
    if (phone) expect(drive).toContain(`href="tel:+1-${phone}">${phone}`);
    if (reservations) expect(drive).toContain(`href="${escaped(reservations)}"`);
  });

  test('links to a permit if one is needed, and not otherwise', () => {
    expect(drive.includes(`href="${state.permit.url}"`)).toBe(trail.fees.kind !== 'none');
  });

  test('lists what to expect, each under its own label', () => {
    const facts = [
      ['Hours', trail.hours],
      ['Cell signal', trail.signal],
      ['In winter', trail.winter],
      ['Bus or train', trail.transit],
      ['Gas and food', trail.services],
    ] as const;
    for (const [label, fact] of facts) {
      const entry = `${label}</dt><dd>${escaped(fact?.words ?? '')}`;
      if (fact) expect(drive).toContain(entry);
      else expect(drive).not.toContain(`${label}</dt>`);
    }
  });

  test('says that no hunt was found if it lists none', () => {
    const hasHunt = trail.seasons.some(({ kind }) => kind === 'hunt');
    expect(how.includes('We found no hunt listed here')).toBe(!hasHunt);
  });

  test('marks an unconfirmed length on the page as in the lists', () => {
    const { distance } = asWalked(trail);
    expect(rowLength({ distance }).includes('unconfirmed')).toBe(
      formatDistance({ distance }).note?.includes('unconfirmed') ?? false,
    );
  });

  test('lists each hazard and each season once', () => {
    for (const { words } of trail.hazards) expect(hazards.split(escaped(words))).toHaveLength(2);
    for (const { words } of trail.seasons) expect(now.split(escaped(words))).toHaveLength(2);
  });

  test('shows the walked figures, and the published ones under "How we know this"', () => {
    const region = regions.find(({ slug }) => slug === trail.region);
    if (!region || !trail.walked) return;
    const overview = renderToStaticMarkup(<Overview trail={trail} region={region} />);
    expect(how).toContain(escaped(trail.walked.words));
    expect(how).not.toContain('. .');
    expect(overview).toContain(`<dd>${formatMiles(asWalked(trail).distance?.miles ?? 0)}`);
    if (trail.walked.miles && trail.walked.miles !== trail.distance?.miles)
      expect(how).toContain(`Published as ${formatMiles(trail.distance?.miles ?? 0)}`);
  });

  test("answers a parent's questions from what is known", () => {
    expect(kids.includes('Water</dt>')).toBe(trail.water !== undefined);
    if (trail.water) expect(kids).toContain(escaped(trail.water.words));
    expect(kids.includes('Edges</dt>')).toBe(trail.kids.nextToPath !== undefined);
    expect(kids.includes('Turn back</dt>')).toBe(trail.route?.shape === 'out and back');
  });

  test('asks to confirm access on wheels if it is only reported', () => {
    const { wheelchair, stroller, reported } = trail.wheels;
    const isDoubtful = (share: string) => reported && share !== 'no';
    const [, onWheels = ''] = kids.split('On wheels</dt>');
    expect(onWheels.includes('Call to confirm.')).toBe(isDoubtful(wheelchair) || isDoubtful(stroller));
  });

  test('names no date and no source beside a danger', () => {
    expect(hazards).not.toMatch(/reported|as of|confirm/i);
  });

  test('lists under "How we know this" the sources, and when the facts were checked', () => {
    for (const { source } of trail.notices) expect(how).toContain(escaped(source.name));
    for (const { source } of trail.seasons) expect(how).toContain(escaped(source));
    for (const source of trail.sources) expect(how).toContain(escaped(source));
    expect(how).toContain(`dateTime="${trail.checked}"`);
  });

  test('describes access on wheels', () => expect(kids).toContain(escaped(trail.wheels.words)));
});
