/** The three policies: content/legal/<name>.md, a title and summary, then `## Section` headings, paragraphs and lists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const policyNames = ['privacy', 'terms', 'cookies'] as const;
export type PolicyName = (typeof policyNames)[number];

export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };
export type Policy = { title: string; summary: string; sections: { title: string; blocks: Block[] }[] };

const fieldsSchema = z.strictObject({ title: z.string().min(5), summary: z.string().min(40).max(200) });

export function loadPolicy(name: PolicyName, contentFolder = import.meta.dirname): Policy {
  const file = join(contentFolder, 'legal', `${name}.md`);
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const sections = body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...blocks] = section.trim().split(/\n\s*\n|(?<=^.*)\n/);
      return { title: title.trim(), blocks: blocks.filter((block) => block.trim() !== '').map(parseBlock) };
    });
  return { ...fieldsSchema.parse(parse(fields)), sections };
}

function parseBlock(text: string): Block {
  const trimmed = text.trim();
  if (!trimmed.startsWith('- ')) return { kind: 'paragraph', text: trimmed.replace(/\s+/g, ' ') };
  return { kind: 'list', items: trimmed.split(/\n?^- /m).flatMap((item) => item.replace(/\s+/g, ' ').trim() || []) };
}
