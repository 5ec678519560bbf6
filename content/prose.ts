/**
 * Pages that are mostly words, each a file of content: fields between two `---` lines, then sections.
 *
 *   ## Title {#anchor}      opens a section; the anchor is for links to it
 *   *One line.*             the section in short, directly below its title
 *   words, - items          paragraphs and lists, with a blank line between; links as [words](address)
 *   > words                 where it comes from and since when, in small print
 *   ::name                  a list that the page makes from the hikes
 *   {name}                  a figure that stands somewhere else, so that it is told once
 *
 * A name that nobody knows is a fault of the content, with file, place and hint, like any other.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Fault } from './fault.ts';

export type Block =
  | { kind: 'paragraph' | 'source'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'made'; name: string };
export type Section = { title: string; anchor?: string; short?: string; blocks: Block[] };
export type Prose<Fields> = Fields & { sections: Section[] };

type Known = {
  /** What stands for `{name}`. */
  figures?: Readonly<Record<string, string>>;
  /** The lists that the page can make. */
  made?: readonly string[];
};

export function loadProse<Fields extends object>(
  contentFolder: string,
  file: string,
  fields: z.ZodType<Fields>,
  known: Known = {},
): Prose<Fields> {
  const text = readFileSync(join(contentFolder, file), 'utf8');
  const faults: Fault[] = [];
  const fault = (field: string, expected: string, hint: string) => {
    faults.push({ file, field, expected, hint });
  };

  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const parsed = fields.safeParse(parse(head));
  for (const { path, message } of parsed.error?.issues ?? [])
    fault(path.join('.') || '(fields)', message, 'The fields stand between two lines of ---.');

  const sections = withFigures(body, known.figures ?? {}, fault)
    .split(/^## /m)
    .slice(1)
    .map(parseSection);
  for (const { title, blocks } of sections)
    for (const block of blocks)
      if (block.kind === 'made' && !known.made?.includes(block.name))
        fault(
          `::${block.name} in “${title}”`,
          `one of ${known.made?.join(', ') || 'no list'}`,
          'The page makes the list.',
        );

  if (faults.length > 0 || !parsed.success) throw new ContentError(faults);
  return { ...parsed.data, sections };
}

function withFigures(
  body: string,
  figures: Readonly<Record<string, string>>,
  fault: (field: string, expected: string, hint: string) => void,
): string {
  return body.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const figure = figures[name];
    if (figure === undefined) fault(whole, `one of ${Object.keys(figures).join(', ')}`, 'Figures stand in one place.');
    return figure ?? whole;
  });
}

function parseSection(section: string): Section {
  const [heading = '', ...rest] = section.split('\n');
  const [, title = heading, anchor] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(heading) ?? [];
  const blocks = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const [, short] = /^\*([^*]+)\*$/.exec(blocks[0] ?? '') ?? [];
  return {
    title: title.trim(),
    anchor,
    short: short && inOneLine(short),
    blocks: (short ? blocks.slice(1) : blocks).map(parseBlock),
  };
}

function parseBlock(text: string): Block {
  if (text.startsWith('::')) return { kind: 'made', name: text.slice(2).trim() };
  if (text.startsWith('> ')) return { kind: 'source', text: inOneLine(text.replace(/^> ?/gm, '')) };
  if (!text.startsWith('- ')) return { kind: 'paragraph', text: inOneLine(text) };
  return { kind: 'list', items: text.split(/^- /m).flatMap((item) => inOneLine(item) || []) };
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
