import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBeforeYouGo } from './before-you-go.ts';

const folder = mkdtempSync(join(tmpdir(), 'before-you-go-'));
afterAll(() => rmSync(folder, { recursive: true }));

function load(section: string) {
  const lead = 'What holds for every hike of an invented guide, said once and nowhere else.';
  const fields = `title: Before you go\nlead: ${lead}\nsummary: ${lead} Nothing of it is true.`;
  writeFileSync(join(folder, 'before-you-go.md'), `---\n${fields}\n---\n\n${section}\n`);
  return loadBeforeYouGo({ bites: 'three' }, folder);
}

test('every topic has an anchor and a summary, with figures filled in', () => {
  const { title, sections } = load('## Ticks {#ticks}\n\n*Look for {bites}.*\n\nThey bite.\n\n::hunts');
  expect(title).toBe('Before you go');
  expect(sections).toMatchObject([
    {
      title: 'Ticks',
      anchor: 'ticks',
      short: 'Look for three.',
      blocks: [
        { kind: 'paragraph', text: 'They bite.' },
        { kind: 'made', name: 'hunts' },
      ],
    },
  ]);
});

test.each([
  ['an anchor', '## Ticks\n\n*They bite.*'],
  ['a line in short', '## Ticks {#ticks}\n\nThey bite.'],
])('a topic without %s is refused', (_, section) => {
  expect(() => load(section)).toThrow(
    'before-you-go.md\n    section “Ticks”: expected an anchor and a line in short\n    hint: ## Ticks {#ticks}, then *One line.*',
  );
});

test.each(['hunts', 'wheels', 'chairs', 'transit'])('the page generates the list of %s', (list) => {
  expect(load(`## Lists {#lists}\n\n*Made.*\n\n::${list}`).sections[0]?.blocks).toEqual([{ kind: 'made', name: list }]);
});
