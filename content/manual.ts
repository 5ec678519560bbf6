/** The author's manual: the schema's description of a field, looked up by path. */
import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;
type Path = readonly PropertyKey[];

/** What an author writes, before defaults are filled in. */
export const jsonSchemaOf = (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: 'input' });

/** The description of the field, or of its nearest ancestor that has one. */
export function explanationOf(schema: z.ZodType, path: Path): string | undefined {
  const explained = along(schema, path).map((nodes) => nodes.find(({ description }) => description)?.description);
  return explained.slice(1).findLast((explanation) => explanation);
}

/** Names of the fields allowed at a path. */
export function fieldsIn(schema: z.ZodType, path: Path): string[] {
  const nodes = along(schema, path).at(-1) ?? [];
  return [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** The chapter about a field and its nested fields; about all fields if the path is empty. */
export function chapterOf(schema: z.ZodType, path: Path): string | undefined {
  const [node] = along(schema, path).at(-1) ?? [];
  if (!node) return undefined;
  const about = path.length > 0 ? [entryOf(path.join('.'), node, true)] : [];
  return [...about, ...new Set(entriesIn(node))].join('\n\n');
}

/** Schema nodes at each step of a path, from the root; several for a union. */
function along(schema: z.ZodType, path: Path): Node[][] {
  const steps = [waysOf(jsonSchemaOf(schema))];
  for (const part of path) steps.push((steps.at(-1) ?? []).flatMap((node) => inside(node, part)).flatMap(waysOf));
  return steps;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node and its variants. */
const waysOf = (node: Node): Node[] => [node, ...(node.anyOf ?? []).filter(isNode).flatMap(waysOf)];

function inside(node: Node, part: PropertyKey): Node[] {
  const inner =
    typeof part === 'number'
      ? (node.prefixItems?.[part] ?? node.items)
      : (node.properties?.[String(part)] ?? node.additionalProperties);
  return isNode(inner) ? [inner] : [];
}

function entryOf(name: string, node: Node, isRequired: boolean): string {
  const line = `${name}: ${kindOf(node)}${isRequired ? '' : ' (may be left out)'}`;
  return node.description ? `${line}\n  ${node.description}` : line;
}

function entriesIn(node: Node): string[] {
  if (isNode(node.items)) return entriesIn(node.items);
  return waysOf(node).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) =>
      isNode(field) ? [entryOf(name, field, required.includes(name))] : [],
    ),
  );
}

/** The expected value: text, a number in a range, one of several, a list. */
function kindOf(node: Node): string {
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(', ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.anyOf) return [...new Set(node.anyOf.filter(isNode).map(kindOf))].join(' or ');
  if (node.prefixItems) return `a list of ${node.prefixItems.length}`;
  if (node.type === 'array') return isNode(node.items) ? `a list of ${kindOf(node.items)}` : 'a list';
  if (node.type === 'string') return `words${bounds(node.minLength, node.maxLength, ' characters')}`;
  if (node.type === 'integer') return `a whole number${bounds(node.minimum, node.maximum)}`;
  if (node.type === 'number') return `a number${bounds(node.minimum, node.maximum)}`;
  if (node.type === 'boolean') return 'true or false';
  if (node.type === 'object') return 'fields';
  return `${node.type}`;
}

function bounds(least: number | undefined, most: number | undefined, unit = ''): string {
  const isBound = (figure = Number.POSITIVE_INFINITY) => Math.abs(figure) < Number.MAX_SAFE_INTEGER;
  if (isBound(least) && isBound(most)) return `, ${least} to ${most}${unit}`;
  if (isBound(most)) return `, at most ${most}${unit}`;
  return isBound(least) ? `, at least ${least}${unit}` : '';
}
