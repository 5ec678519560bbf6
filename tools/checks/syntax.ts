/** Syntax trees of source files, from the parser of the bundler. */
import { parseSync } from 'vite';

export type Node = { type: string; start: number; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function toTree(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return program as unknown as Node;
}

export const getChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
