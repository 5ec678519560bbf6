/**
 * The fields of a hike as snippets for Visual Studio Code: the only completion available in the front matter of a Markdown file, which
 * YAML language servers do not support. Typing the name of a field offers it with its manual and its choices.
 */
import type { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;
type Snippet = { scope: string; include: string[]; prefix: string; body: string[]; description?: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

export function snippetsOf(schema: Node): Record<string, Snippet> {
  const fields = Object.entries(schema.properties ?? {}).filter((entry): entry is [string, Node] => isNode(entry[1]));
  return Object.fromEntries(
    fields.map(([name, node]) => {
      const stops = counter();
      return [
        `hike: ${name}`,
        {
          scope: 'markdown',
          include: ['**/content/trails/**/*.md'],
          prefix: name,
          body: linesOf(name, node, stops, ''),
          description: node.description,
        },
      ];
    }),
  );
}

/** The tab stops of a snippet, in order. */
const counter = () => {
  let stop = 0;
  return () => ++stop;
};

function linesOf(name: string, node: Node, stops: () => number, indent: string): string[] {
  const [plain = node] = (node.anyOf ?? []).filter(isNode);
  const { items } = plain;
  if (isNode(items) && items.properties) {
    const [first = '', ...others] = fieldLines(items, stops, `${indent}    `);
    return [`${indent}${name}:`, `${indent}  - ${first.trimStart()}`, ...others];
  }
  if (plain.properties) return [`${indent}${name}:`, ...fieldLines(plain, stops, `${indent}  `)];
  return [`${indent}${name}: ${stopFor(plain, stops)}`];
}

/** The required fields; all where none is required. */
function fieldLines(node: Node, stops: () => number, indent: string): string[] {
  const entries = Object.entries(node.properties ?? {});
  const needed = node.required?.length ? entries.filter(([name]) => node.required?.includes(name)) : entries;
  return needed.flatMap(([name, field]) => (isNode(field) ? linesOf(name, field, stops, indent) : []));
}

function stopFor(node: Node, stops: () => number): string {
  const choices =
    node.type === 'boolean' ? [true, false] : (node.enum ?? (node.const === undefined ? [] : [node.const]));
  if (choices.length > 0) return `\${${stops()}|${choices.map(escaped).join(',')}|}`;
  if (Array.isArray(node.items)) return `[${node.items.map(() => `$${stops()}`).join(', ')}]`;
  if (isNode(node.items)) return `[${stopFor(node.items, stops)}]`;
  return `$${stops()}`;
}

const escaped = (choice: unknown): string => String(choice).replace(/[\\,|$}]/g, '\\$&');
