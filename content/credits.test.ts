import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { driveCredits, mapCredits } from './credits.ts';

const holders = [...mapCredits, ...driveCredits].flatMap((credit) => credit.holders);
const licenses = readFileSync(join(import.meta.dirname, 'geo/LICENSES.md'), 'utf8');

test('every source of map data is credited', () => {
  const sources = [...licenses.matchAll(/^- ([^:]+): </gm)].map(([, name = '']) => name);
  expect(sources.length).toBeGreaterThan(3);
  for (const name of sources) expect(holders.map((holder) => holder.name).join(', ')).toContain(name);
});

test('a license named in a credit is the one stored with the data', () => {
  for (const { name, license, licenseUrl } of holders.filter((holder) => holder.licenseUrl)) {
    expect(licenses, name).toContain(`<${licenseUrl}>`);
    expect(licenses, name).toContain(license);
  }
});
