/** Finds text that a source file prints by itself: in its markup, in attributes with visible or spoken text, and from a script. */
import { getChildren, isNode, type Node, toTree } from './syntax.ts';

export type Printed = { line: number; words: string };

/** Attributes of elements and components that are shown or announced. */
const readAttributes = new Set(
  'alt aria-label aria-description aria-valuetext label lead note placeholder summary text title'.split(' '),
);
/** Properties of page metadata, and of lists of links and questions. */
const readProperties = new Set(['description', 'label', 'placeholder', 'text', 'title']);
/** DOM properties that a script writes text to. */
const writtenTo = new Set(['alt', 'ariaLabel', 'innerText', 'placeholder', 'textContent', 'title']);

export function printedIn(file: string, text: string): Printed[] {
  const toLine = ({ start }: Node) => text.slice(0, start).split('\n').length;
  return printedBelow(toTree(file, text))
    .map((node) => ({ line: toLine(node), words: toWords(node) }))
    .filter(({ words }) => /\p{L}/u.test(words));
}

const printedBelow = (node: Node): Node[] => [...printedBy(node), ...getChildren(node).flatMap(printedBelow)];

/** The text of this node itself, without its children. */
function printedBy(node: Node): Node[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return getNodes(node.children).flatMap(literals);
    case 'JSXAttribute':
      return readAttributes.has(getName(node.name)) ? getNodes(node.value).flatMap(literals) : [];
    case 'Property':
      return readProperties.has(getName(node.key)) ? getNodes(node.value).flatMap(literals) : [];
    case 'AssignmentExpression':
      return isWritten(node.left) ? getNodes(node.right).flatMap(literals) : [];
    default:
      return [];
  }
}

const isWritten = (target: unknown): boolean =>
  isNode(target) && target.type === 'MemberExpression' && writtenTo.has(getName(target.property));

/** The parts of an expression that its value may come from: both branches of a conditional, both sides of a sum. */
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
  return (sources[node.type] ?? []).flatMap((key) => getNodes(node[key])).flatMap(literals);
}

const getNodes = (value: unknown): Node[] => [value].flat().filter(isNode);

/** The name of an identifier, a quoted key, or an attribute. */
function getName(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.type === 'Literal' ? node.value : (node.name ?? ''));
}

function toWords({ value }: Node): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw).trim() : '';
}
