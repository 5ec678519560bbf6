/**
 * Parses prose pages: fields between two `---` lines, then sections.
 *
 *   ## Title {#anchor}      opens a section; the anchor is for links to it
 *   *One line.*             the section in short, directly below its title
 *   words, - items          paragraphs and lists; within them **strong**, *stressed*, [words](address)
 *   > words                 where it comes from and since when, in small print
 *   ::name                  a list that the page makes from the hikes
 *   {name}                  a figure that is defined elsewhere, once
 *
 * An unknown name and any other Markdown is a content error, with file, position and hint.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import type { z } from 'zod';
import { ContentError, type ContentIssue } from './content-issue.ts';
import { readFields } from './fields.ts';

/** Texts are Markdown: web/ui/prose.tsx renders links and emphasis. */
export type Block =
  | { kind: 'paragraph' | 'source'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'made'; name: string };
export type Section = { title: string; anchor?: string; short?: string; blocks: Block[] };
export type Prose<Fields> = Fields & { sections: Section[] };

type Known = {
  /** Values of `{name}`. */
  figures?: Readonly<Record<string, string>>;
  /** Names of the lists that the page generates. */
  made?: readonly string[];
};

export function loadProse<Fields extends object>(
  contentFolder: string,
  file: string,
  fields: z.ZodType<Fields>,
  known: Known = {},
): Prose<Fields> {
  const text = readFileSync(join(contentFolder, file), 'utf8');
  const issues: ContentIssue[] = [];
  const issue: Complain = (field, expected, hint) => {
    issues.push({ file, field, expected, hint });
  };

  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const read = readFields(file, head, fields, 1);
  if ('issues' in read) issues.push(...read.issues);

  const sections = toSections(lexer(withFigures(body, known.figures ?? {}, issue)), issue);
  for (const { title, blocks } of sections)
    for (const block of blocks)
      if (block.kind === 'made' && !known.made?.includes(block.name))
        issue(
          `::${block.name} in “${title}”`,
          `one of ${known.made?.join(', ') || 'no list'}`,
          'The page makes the list.',
        );

  if (issues.length > 0 || 'issues' in read) throw new ContentError(issues);
  return { ...read.data, sections };
}

type Complain = (field: string, expected: string, hint: string) => void;

function withFigures(body: string, figures: Readonly<Record<string, string>>, issue: Complain): string {
  return body.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const figure = figures[name];
    if (figure === undefined) issue(whole, `one of ${Object.keys(figures).join(', ')}`, 'Figures stand in one place.');
    return figure ?? whole;
  });
}

function toSections(tokens: Token[], issue: Complain): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    const section = sections.at(-1);
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) sections.push(opened(token.text));
    else if (!section) issue(firstWords(token), 'a section first', 'Begin with ## and a title.');
    else if (section.blocks.length === 0 && !section.short && isStressed(token))
      section.short = inOneLine(token.text.slice(1, -1));
    else section.blocks.push(...toBlocks(token, section.title, issue));
  }
  return sections;
}

function opened(heading: string): Section {
  const [, title = heading, anchor] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(heading) ?? [];
  return { title: title.trim(), anchor, short: undefined, blocks: [] };
}

const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isStressed = (token: Token): token is Tokens.Paragraph =>
  isParagraph(token) && token.tokens.length === 1 && token.tokens[0]?.type === 'em';
const isPlainList = (token: Token): token is Tokens.List =>
  token.type === 'list' &&
  !token.ordered &&
  token.items.every((item: Tokens.ListItem) => item.tokens.every(({ type }) => type !== 'list'));

/** Markup allowed inside a paragraph, an item or a source. */
const inWords = new Set(['text', 'escape', 'link', 'strong', 'em']);

function hasOnlyWords(token: Token): boolean {
  let only = true;
  walkTokens([token], ({ type }) => {
    only &&= inWords.has(type) || ['paragraph', 'list', 'list_item', 'blockquote', 'space'].includes(type);
  });
  return only;
}

function toBlocks(token: Token, title: string, issue: Complain): Block[] {
  if (!hasOnlyWords(token)) return unknown(token, title, issue);
  if (isParagraph(token) && token.text.startsWith('::')) return [{ kind: 'made', name: token.text.slice(2).trim() }];
  if (isParagraph(token)) return [{ kind: 'paragraph', text: inOneLine(token.text) }];
  if (token.type === 'blockquote') return [{ kind: 'source', text: inOneLine(token.text) }];
  if (isPlainList(token)) return [{ kind: 'list', items: token.items.map(({ text }) => inOneLine(text)) }];
  return unknown(token, title, issue);
}

function unknown(token: Token, title: string, issue: Complain): Block[] {
  const hint = 'What else of Markdown there is has no look on our pages.';
  issue(`${firstWords(token)} in “${title}”`, 'a paragraph, a list with -, a source with >', hint);
  return [];
}

const firstWords = ({ raw }: Token): string => inOneLine(raw).slice(0, 30);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
