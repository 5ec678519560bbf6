/** The words that a source file prints by itself: in its markup, in the attributes that are read out, and from a script. */
import { childrenOf, isNode, type Node, treeOf } from './syntax.ts';

export type Printed = { line: number; words: string };

/** Attributes of elements and components that somebody sees or hears. */
const readAttributes = new Set(
  'alt aria-label aria-description aria-valuetext label lead note placeholder summary text title'.split(' '),
);
/** Parts of the head of a page, and what lists of links and questions are made of. */
const readProperties = new Set(['description', 'label', 'placeholder', 'text', 'title']);
/** How a script writes into a page. */
const writtenTo = new Set(['alt', 'ariaLabel', 'innerText', 'placeholder', 'textContent', 'title']);

export function printedIn(file: string, text: string): Printed[] {
  const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length;
  return printedBelow(treeOf(file, text))
    .map((node) => ({ line: lineOf(node), words: wordsOf(node) }))
    .filter(({ words }) => /\p{L}/u.test(words));
}

const printedBelow = (node: Node): Node[] => [...printedBy(node), ...childrenOf(node).flatMap(printedBelow)];

/** What this node itself prints; what stands below it is asked by itself. */
function printedBy(node: Node): Node[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return nodesOf(node.children).flatMap(literals);
    case 'JSXAttribute':
      return readAttributes.has(nameOf(node.name)) ? nodesOf(node.value).flatMap(literals) : [];
    case 'Property':
      return readProperties.has(nameOf(node.key)) ? nodesOf(node.value).flatMap(literals) : [];
    case 'AssignmentExpression':
      return isWritten(node.left) ? nodesOf(node.right).flatMap(literals) : [];
    default:
      return [];
  }
}

const isWritten = (target: unknown): boolean =>
  isNode(target) && target.type === 'MemberExpression' && writtenTo.has(nameOf(target.property));

/** Where in an expression its value may come from: both branches of a choice, both sides of a sum. */
const sources: Record<string, readonly string[]> = {
  JSXExpressionContainer: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  TemplateLiteral: ['quasis', 'expressions'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
};

function literals(node: Node): Node[] {
  if (['JSXText', 'Literal', 'TemplateElement'].includes(node.type)) return [node];
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  return (sources[node.type] ?? []).flatMap((key) => nodesOf(node[key])).flatMap(literals);
}

const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Of a name, of a key in quotes, or of an attribute. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.type === 'Literal' ? node.value : (node.name ?? ''));
}

function wordsOf({ value }: Node): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw).trim() : '';
}
