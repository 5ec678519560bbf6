/**
 * Finds platform features in scripts that some supported browser lacks. Built scripts carry no types, so a member name counts where every
 * interface that has it is too new, and no script defines that name itself.
 */
import { parseAst } from 'vite';
import { isInAll, isKnown, knownKeys } from './support.ts';

/** A node of the parser's syntax tree. */
type Node = { type: string; [part: string]: unknown };

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && typeof (part as Node).type === 'string';

/** Parents first, in the order of the source. */
function* getNodes(tree: unknown): Generator<Node> {
  const waiting = [tree];
  while (waiting.length > 0) {
    const part = waiting.pop();
    const isOne = isNode(part);
    if (isOne) yield part;
    if (isOne || Array.isArray(part)) waiting.push(...Object.values(part).reverse());
  }
}

const getName = (part: unknown): string | undefined =>
  isNode(part) && part.type === 'Identifier' ? String(part.name) : undefined;

/** The interfaces of globals. */
const interfaces: Record<string, string[]> = {
  navigator: ['Navigator'],
  document: ['Document', 'Element', 'Node', 'EventTarget'],
  window: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'EventTarget'],
  globalThis: ['Window'],
  history: ['History'],
  performance: ['Performance'],
  crypto: ['Crypto'],
  screen: ['Screen'],
  caches: ['CacheStorage'],
};

const globalKeys = new Map<string, string[]>();
const memberKeys = new Map<string, string[]>();
const add = (map: Map<string, string[]>, name: string, key: string) => map.set(name, [...(map.get(name) ?? []), key]);
for (const key of knownKeys()) {
  const parts = key.replace(/^javascript\.builtins\./, 'api.').split('.');
  const [area, owner = '', member, deeper] = parts;
  if (area !== 'api' || deeper !== undefined) continue;
  if (member === undefined) add(globalKeys, owner, key);
  else add(memberKeys, member.replace(/_(static|event)$/, ''), key);
  if (owner === 'Window' && member !== undefined) add(globalKeys, member, key);
}

const areTooNew = (keys: readonly string[] = []) => keys.length > 0 && !keys.some(isInAll);

/** Member names that scripts define themselves. */
function* ownNames(trees: readonly unknown[]): Generator<string> {
  for (const node of getNodes(trees)) {
    const isPart = ['Property', 'PropertyDefinition', 'MethodDefinition'].includes(node.type);
    const target = node.type === 'AssignmentExpression' && isNode(node.left) ? node.left.property : undefined;
    const name = getName(isPart ? node.key : target);
    if (name) yield name;
  }
}

function* declaredNames(tree: unknown): Generator<string> {
  for (const node of getNodes(tree)) {
    if (node.type === 'VariableDeclarator' || node.type.endsWith('Declaration')) {
      const name = getName(node.id);
      if (name) yield name;
    }
    if (node.type.startsWith('Import')) {
      const name = getName(node.local);
      if (name) yield name;
    }
  }
}

function tooNewIn(node: Node, own: Set<string>, declared: Set<string>): string | undefined {
  if (node.type === 'MemberExpression' && node.computed !== true) {
    const owner = getName(node.object);
    const member = getName(node.property) ?? '';
    const exact = [
      `${owner}.${member}_static`,
      `${owner}.${member}`,
      ...(interfaces[owner ?? ''] ?? []).map((name) => `${name}.${member}`),
    ]
      .flatMap((path) => [`api.${path}`, `javascript.builtins.${path}`])
      .filter((key) => owner !== undefined && !declared.has(owner) && isKnown(key));
    if (exact.length > 0) return areTooNew(exact) ? `${owner}.${member}` : undefined;
    return !own.has(member) && areTooNew(memberKeys.get(member)) ? `.${member}` : undefined;
  }
  const name = getName(node);
  if (name !== undefined)
    return !declared.has(name) && !own.has(name) && areTooNew(globalKeys.get(name)) ? name : undefined;
  if (node.type === 'Literal' && typeof node.regex === 'object') return tooNewInPattern(node.regex as Pattern);
  return tooNewSyntax(node);
}

type Pattern = { pattern: string; flags: string };

/** Safari has lookbehind since 16.4; the v flag came in 2023. */
function tooNewInPattern({ pattern, flags }: Pattern): string | undefined {
  if (/\(\?<[=!]/.test(pattern)) return 'a pattern that looks behind';
  return flags.includes('v') ? 'a pattern with sets' : undefined;
}

/** Syntax that the build transpiles; checked in case somebody raises the build target. */
function tooNewSyntax({ type, kind }: Node): string | undefined {
  if (type === 'StaticBlock' || type === 'ImportAttribute' || type === 'Decorator') return type;
  return type === 'VariableDeclaration' && String(kind).endsWith('using') ? 'using' : undefined;
}

/** The files by the feature they use. */
export function tooNewInScripts(scripts: ReadonlyMap<string, string>): Map<string, string[]> {
  const trees = new Map([...scripts].map(([file, source]) => [file, parseAst(source)]));
  const own = new Set(ownNames([...trees.values()]));
  const uses = new Map<string, string[]>();
  for (const [file, tree] of trees) {
    const declared = new Set(declaredNames(tree));
    const found = [...getNodes(tree)].map((node) => tooNewIn(node, own, declared));
    for (const use of new Set(found)) if (use !== undefined) add(uses, use, file);
  }
  return uses;
}

/** Syntax of ES2021 and ES2022: a script without it parses far below the floor. */
export function lateSyntaxIn(source: string): string[] {
  const late = [...getNodes(parseAst(source))].filter(
    ({ type, operator }) =>
      ['PropertyDefinition', 'PrivateIdentifier', 'StaticBlock'].includes(type) ||
      (type === 'AssignmentExpression' && ['??=', '||=', '&&='].includes(String(operator))),
  );
  return late.map(({ type, operator }) => String(operator ?? type));
}
