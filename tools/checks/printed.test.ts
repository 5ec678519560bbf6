/** All English text of the pages is in the messages files next to the components, so that it can be reviewed, edited and translated. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printedIn } from './printed.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the check for printed text', () => {
  test.each([
    ['between tags', '<p>Somebody is <b>here</b></p>', ['Somebody is', 'here']],
    ['in braces', `<p>{'Somebody'}</p>`, ['Somebody']],
    ['around a figure', `<p>{\`\${count} hikes\`}</p>`, ['hikes']],
    ['in either branch of a choice', `<p>{ok ? 'Saved' : <i>Lost</i>}</p>`, ['Saved', 'Lost']],
    ['behind a condition', `<p>{late && ' (sent later)'}</p>`, ['(sent later)']],
    ['in a sum', `<p>{count + ' hikes'}</p>`, ['hikes']],
    ['in a fragment', '<>Somebody</>', ['Somebody']],
    ['in an attribute that is read out', '<img alt="A lake" src="lake.svg" />', ['A lake']],
    ['in a template of an attribute', `<ul aria-label={\`Hikes near \${town}\`} />`, ['Hikes near']],
    ['in a parameter of a component', '<Section title="Your data" />', ['Your data']],
    ['in the head of a page', `head({ path: '/about', title: 'About' })`, ['About']],
    ['where a script writes them', `line.textContent = done ? 'Saved' : words.failed`, ['Saved']],
    ['in another alphabet', '<p>Étoile</p>', ['Étoile']],
  ])('the check for printed text finds text %s', (_, source, words) => {
    expect(printedIn('page.tsx', source).map((printed) => printed.words)).toEqual(words);
  });

  test.each([
    ['what comes from elsewhere', '<p title={words.about}>{words.hikes(count)}</p>'],
    ['marks and figures', `<p>{count}: {'('}2{')'} · © </p>`],
    ['classes, addresses and kinds', '<a className="wrap small" href="/hikes" rel="author" />'],
    ['what is compared or looked up', `<p>{kind === 'loop' ? words.loop : of('one way')}</p>`],
    ['what a condition asks', `<p>{kind === 'loop' && words.loop}</p>`],
  ])('the check for printed text ignores %s', (_, source) => {
    expect(printedIn('page.tsx', source)).toEqual([]);
  });
});

/** claim.messages.ts, answer.messages.ts, and the modules that turn numbers into text. */
const isMessages = (file: string) =>
  /\.messages\.ts$|^web\/lib\/text\/|^web\/features\/finder\/query\/phrases\.ts$/.test(file);

test('components and scripts print only text from their messages files', () => {
  const found = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.') && !isMessages(file))
    .flatMap((file) =>
      printedIn(file, readFileSync(join(root, file), 'utf8')).map(({ line, words }) => `${file}:${line} ${words}`),
    );
  expect(found).toEqual([]);
});
