/** The author's manual: the schema's description of a field, looked up by path. */
import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;
type Path = readonly PropertyKey[];

/** What an author writes, before defaults are filled in. */
export const toJsonSchema = (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: 'input' });

/** The description of the field, or of its nearest ancestor that has one. */
export function getExplanation(schema: z.ZodType, path: Path): string | undefined {
  const explained = along(schema, path).map((nodes) => nodes.find(({ description }) => description)?.description);
  return explained.slice(1).findLast((explanation) => explanation);
}

/** Names of the fields allowed at a path. */
export function fieldsIn(schema: z.ZodType, path: Path): string[] {
  const nodes = along(schema, path).at(-1) ?? [];
  return [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Schema nodes at each step of a path, from the root; several for a union. */
function along(schema: z.ZodType, path: Path): Node[][] {
  const steps = [toWays(toJsonSchema(schema))];
  for (const part of path) steps.push((steps.at(-1) ?? []).flatMap((node) => inside(node, part)).flatMap(toWays));
  return steps;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node and its variants. */
const toWays = (node: Node): Node[] => [node, ...(node.anyOf ?? []).filter(isNode).flatMap(toWays)];

function inside(node: Node, part: PropertyKey): Node[] {
  const inner =
    typeof part === 'number'
      ? (node.prefixItems?.[part] ?? node.items)
      : (node.properties?.[String(part)] ?? node.additionalProperties);
  return isNode(inner) ? [inner] : [];
}
