/** The About page is complete, with the figures of the rules. */
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { all, getHead, getPicture, pageMarkup, silent, toWords } from '../../../test/markup.tsx';
import AboutPage, { linkedSister, meta } from './about.tsx';

const loaderData = {
  count: 50,
  regions: 6,
  picture: getPicture('about'),
  card: getPicture('card'),
  sisterSite: { name: 'Lantern', url: 'https://lantern.example', about: 'a site of lights' },
};
const page = () => pageMarkup(AboutPage, loaderData);
const section = (title: string) => all(page(), 'section').find((one) => toWords(one).startsWith(title)) ?? '';
const paragraphs = (title: string) => all(section(title), 'p').map(toWords);

test('the about page has its six sections in the order of the specification', () => {
  expect(all(page(), 'h1').map(toWords)).toEqual(['About the site']);
  const titles = all(page(), 'h2').map(toWords);
  expect(titles).toEqual([
    'The story',
    'How badges are awarded',
    'What’s next',
    'Trail routes',
    'Our sister site',
    'Contact',
  ]);
  expect(titles.map((title) => paragraphs(title).length)).toEqual([3, 3, 1, 2, 1, 1]);
});

test('no section is empty', () => {
  expect(silent(page(), 'h1', 'h2', 'p', 'a', 'span')).toEqual([]);
});

test('the page counts the hikes and regions of the guide in words', () => {
  expect(toWords(page())).toContain('A free guide to fifty hikes in six regions of Minnesota,');
  expect(section('The story')).toContain(`We picked fifty hikes, ${site.reach}.`);
});

test("the page says how close a hiker must be, and how large a phone's error may be", () => {
  const [rule, allowance, yours] = paragraphs('How badges are awarded');
  expect(rule).toContain('Within one mile, the badge is yours.');
  expect(allowance).toContain('up to half a mile. No one beyond a mile and a half earns one.');
  expect(yours).toBe('Only you can see your badges. The privacy page says what we store, and for how long.');
});

test('the page has the contact link and, without JavaScript, why it is missing', () => {
  expect(toWords(section('Contact'))).toBe(
    'Contact Write to us Our address is filled in by a script, to keep it away from spammers.',
  );
});

test('a sister site is linked if there is one', () => {
  const { name, about } = loaderData.sisterSite;
  expect(toWords(section('Our sister site'))).toBe(`Our sister site ${name} is ${about}.`);
  expect(pageMarkup(AboutPage, { ...loaderData, sisterSite: undefined })).not.toContain('sister');
});

test('a placeholder of a sister site is not linked once the site has its own address', () => {
  const placeholder = loaderData.sisterSite;
  expect(linkedSister({ sisterSite: placeholder }, 'https://northstartrails.example/')).toEqual(placeholder);
  expect(linkedSister({ sisterSite: placeholder }, 'https://trails.mn/')).toBeUndefined();
  const own = { ...placeholder, url: 'https://lantern.mn' };
  expect(linkedSister({ sisterSite: own }, 'https://trails.mn/')).toEqual(own);
});

test('the page has a description for search engines', () => {
  const told = getHead(meta, loaderData);
  expect(told).toContainEqual({ title: `About the site · ${site.name}` });
  expect(told).toContainEqual({
    name: 'description',
    content: expect.stringContaining('how badges are awarded'),
  });
});
