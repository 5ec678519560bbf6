/** Every fact of a hike's file that a hiker must know stands on its page. */
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { state } from '../../../content/state.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { milesInWords } from '../../../domain/units.ts';
import { RightNow } from '../../features/today/right-now.tsx';
import { BeforeYouDrive } from './before-you-drive.tsx';
import { Overview } from './overview.tsx';

const { listed, regions } = loadContent(resolve('content'));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(listed.map((trail) => [trail.id, trail] as const))('%s', (_, trail) => {
  const drive = renderToStaticMarkup(<BeforeYouDrive trail={trail} />);
  const now = renderToStaticMarkup(<RightNow trail={trail} />);

  test('says whom to ask', () => {
    const { page, conditions, phone, reservations } = trail.official;
    expect(drive).toContain(page ? `href="${escaped(page)}"` : '<dd>None</dd>');
    expect(now).toContain(conditions ? `href="${escaped(conditions)}"` : 'No one posts conditions');
    if (phone) expect(drive).toContain(`href="tel:+1-${phone}">${phone}`);
    if (reservations) expect(drive).toContain(`href="${escaped(reservations)}"`);
  });

  test('leads to a permit where one is needed, and nowhere else', () => {
    expect(drive.includes(`href="${state.permit.url}"`)).toBe(trail.fees.kind !== 'none');
  });

  test('says what to expect, each under its own label', () => {
    const facts = [
      ['Hours', trail.hours],
      ['Drinking water', trail.water],
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

  test('says each hazard and each season once', () => {
    for (const { words } of trail.hazards) expect(drive.split(escaped(words))).toHaveLength(2);
    for (const { words } of trail.seasons) expect(now.split(escaped(words))).toHaveLength(2);
  });

  test('shows what one walks, and beside it what is published', () => {
    const region = regions.find(({ slug }) => slug === trail.region);
    if (!region || !trail.walked) return;
    const overview = renderToStaticMarkup(<Overview trail={trail} region={region} />);
    expect(overview).toContain(escaped(trail.walked.words));
    for (const { distance } of [trail, asWalked(trail)]) expect(overview).toContain(milesInWords(distance?.miles ?? 0));
    if (trail.walked.miles && trail.walked.miles !== trail.distance?.miles)
      expect(overview).toContain(`<dd>${milesInWords(trail.walked.miles)}`);
  });

  test('says how one gets along on wheels', () => expect(drive).toContain(escaped(trail.wheels.words)));
});
