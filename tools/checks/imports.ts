/** The imports of a source file, including re-exports, import() and types. */
import { dirname, join } from 'node:path';
import { getChildren, isNode, type Node, toTree } from './syntax.ts';

export type Import = {
  specifier: string;
  /** Type-only: erased at run time. */
  typesOnly: boolean;
};

/** Cached: a walk over the imports of many files reaches the same ones again and again. */
const known = new Map<string, { text: string; imports: Import[] }>();

export function importsIn(file: string, text: string): Import[] {
  const before = known.get(file);
  if (before?.text === text) return before.imports;
  const imports = importsBelow(toTree(file, text));
  known.set(file, { text, imports });
  return imports;
}

function importsBelow(node: Node): Import[] {
  const below = getChildren(node).flatMap(importsBelow);
  const specifier = getSpecifier(node);
  return specifier === undefined ? below : [{ specifier, typesOnly: isOfTypes(node) }, ...below];
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function getSpecifier({ type, source }: Node): string | undefined {
  if (!importing.includes(type) || !isNode(source)) return undefined;
  return typeof source.value === 'string' ? source.value : undefined;
}

function isOfTypes({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true;
  const named = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
  return named.length > 0 && named.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

export type Reached = { files: Set<string>; packages: Set<string> };

/** The run-time dependencies of files, static or dynamic: files of ours, transitively, and packages. */
export function reachedFrom(entries: string[], read: (file: string) => string): Reached {
  const packages = new Set<string>();
  const files = new Set(entries);
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { specifier, typesOnly } of importsIn(file, read(file))) {
      if (typesOnly || specifier.startsWith('node:') || specifier.startsWith('#')) continue;
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier));
      else packages.add(getPackage(specifier));
    }
  }
  return { files, packages };
}

/** The package name of an import: "@phosphor-icons/core" of "@phosphor-icons/core/assets/…". */
const getPackage = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
