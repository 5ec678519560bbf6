/** The author's manual: what the schema says about a field, found along its path. */
import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;

/** What an author writes, before defaults are filled in. */
export const jsonSchemaOf = (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: 'input' });

/** The explanation of the field itself, or of the nearest one around it that has one. */
export function explanationOf(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const explained = along(schema, path).map((nodes) => nodes.find(({ description }) => description)?.description);
  return explained.slice(1).findLast((explanation) => explanation);
}

/** The names of the fields that may stand there. */
export function fieldsIn(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const nodes = along(schema, path).at(-1) ?? [];
  return [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** What the schema allows at each step of a path, the whole first; several nodes where there are several ways to write it. */
function along(schema: z.ZodType, path: readonly PropertyKey[]): Node[][] {
  const steps = [waysOf(jsonSchemaOf(schema))];
  for (const part of path) steps.push((steps.at(-1) ?? []).flatMap((node) => inside(node, part)).flatMap(waysOf));
  return steps;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node and what it may be instead. */
const waysOf = (node: Node): Node[] => [node, ...(node.anyOf ?? []).filter(isNode).flatMap(waysOf)];

function inside(node: Node, part: PropertyKey): Node[] {
  const inner =
    typeof part === 'number'
      ? (node.prefixItems?.[part] ?? node.items)
      : (node.properties?.[String(part)] ?? node.additionalProperties);
  return isNode(inner) ? [inner] : [];
}
