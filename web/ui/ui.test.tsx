/** Components that several pages share. */
import { describe, expect, test } from 'vitest';
import { type Difficulty, difficulties } from '../../domain/trail/difficulty.ts';
import { all, getPicture, toMarkup, toVisibleText, toWords } from '../../test/markup.tsx';
import { Footer } from '../layout/footer.tsx';
import { Notice } from './notice.tsx';
import { Peaks } from './peaks.tsx';
import { ProseBlocks } from './prose.tsx';
import { Status } from './status.tsx';

describe('the peaks of a difficulty', () => {
  const drawn = (difficulty: Difficulty) => {
    const [open = '', filled = ''] = [...toMarkup(<Peaks difficulty={difficulty} />).matchAll(/d="([^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    return { filled: filled.split('M').length - 1, open: open.split('M').length - 1 };
  };

  test('rise with the difficulty, one to five', () => {
    expect(difficulties.map((difficulty) => drawn(difficulty).filled)).toEqual([1, 1, 2, 3, 4, 5]);
  });

  test('the peaks of a difficulty are five, filled or open', () => {
    for (const difficulty of difficulties) expect(drawn(difficulty).filled + drawn(difficulty).open).toBe(5);
  });
});

test('the footer links to the policies and names the owner of the site', () => {
  const markup = toMarkup(
    <Footer
      logo={getPicture('logo')}
      year="2031"
      site={{ name: 'A Guide', motto: { text: 'Une devise', language: 'fr' } }}
    />,
  );
  for (const policy of ['privacy', 'terms', 'cookies']) expect(markup).toContain(`href="/${policy}"`);
  expect(toWords(markup)).toContain('© 2031 A Guide');
  expect(markup).toContain('<span lang="fr">Une devise</span>');
});

test('a notice says what it is about, since when, and what to know', () => {
  const notice = {
    title: 'The bridge is out',
    text: 'Turn back at the falls.',
    reported: '2026-09-03',
    source: { name: 'The ranger' },
  };
  const read = toVisibleText(<Notice notice={notice} phone={undefined} />);
  for (const said of ['The bridge is out', 'September 3, 2026', 'Turn back at the falls.'])
    expect(read).toContain(said);
});

describe('prose', () => {
  test('prose keeps every item of a list, with its links and emphasis', () => {
    const markup = toMarkup(
      <ProseBlocks
        blocks={[
          { kind: 'list', items: ['one *stressed*', 'two **strong**', 'three [here](/terms)'] },
          { kind: 'paragraph', text: 'To [elsewhere](https://elsewhere.example).' },
          { kind: 'source', text: 'Since 2026' },
        ]}
      />,
    );
    expect(all(markup, 'li')).toEqual([
      'one <em>stressed</em>',
      'two <strong>strong</strong>',
      'three <a href="/terms">here</a>',
    ]);
    expect(markup).toContain('href="https://elsewhere.example" target="_blank" rel="noopener noreferrer"');
    expect(markup).toContain('<p class="small dim">Since 2026</p>');
  });

  test('prose includes the generated parts that the page passes in', () => {
    const made = { hikes: <b>All of them</b> };
    expect(toMarkup(<ProseBlocks blocks={[{ kind: 'made', name: 'hikes' }]} made={made} />)).toContain(
      '<b>All of them</b>',
    );
  });
});

test('a status has a symbol and a word, and never promises that a hike is open', () => {
  const said = (['closed', 'partly', 'none'] as const).map((kind) => toVisibleText(<Status kind={kind} />));
  expect(said).toEqual(['Closed', 'Partly closed', 'No closures posted']);
  expect(toMarkup(<Status kind="closed" />)).toContain('data-sign="closed"');
});
