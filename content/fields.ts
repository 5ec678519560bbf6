/** Validates YAML against a schema. Errors have their line, a readable message and a hint. */
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from './content-issue.ts';
import { formatIssue } from './issue.messages.ts';
import { fieldsIn, getExplanation } from './manual.ts';

export type Fields<T> = { data: T } | { issues: ContentIssue[] };

type Issue = z.core.$ZodIssue;

/** For content in a module instead of YAML, where the editor shows the lines. */
export function checkFields<T>(file: string, value: unknown, schema: z.ZodType<T>): Fields<T> {
  const parsed = schema.safeParse(value, { error: formatIssue, reportInput: true });
  if (parsed.success) return { data: parsed.data };
  return { issues: parsed.error.issues.flatMap(plainIssues).map((issue) => getFault(file, schema, issue)) };
}

const getFault = (file: string, schema: z.ZodType, issue: Issue): ContentIssue => ({
  file,
  field: issue.path.join('.') || '(fields)',
  expected: issue.message,
  hint: hintFor(schema, issue),
});

/** @param linesBefore lines of the file above the YAML */
export function readFields<T>(file: string, yaml: string, schema: z.ZodType<T>, linesBefore = 0): Fields<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [syntax] = document.errors;
  if (syntax) return { issues: [syntaxIssue(file, syntax, linesBefore)] };

  const parsed = schema.safeParse(document.toJS(), { error: formatIssue, reportInput: true });
  if (parsed.success) return { data: parsed.data };
  const issues = parsed.error.issues.flatMap(plainIssues).map((issue): ContentIssue => {
    const start = getStart(document, whereIn(issue));
    const line = start === undefined ? undefined : lines.linePos(start).line + linesBefore;
    return { ...getFault(file, schema, issue), line };
  });
  return { issues };
}

function hintFor(schema: z.ZodType, { code, path }: Issue): string {
  if (code === 'unrecognized_keys') return `The fields there are: ${fieldsIn(schema, path).join(', ')}.`;
  return getExplanation(schema, path) ?? 'The fields are between two lines of ---.';
}

const syntaxWords: Partial<Record<YAMLError['code'], [expected: string, hint: string]>> = {
  TAB_AS_INDENT: ['spaces, not a tab', 'YAML is indented by spaces: two for each step.'],
  DUPLICATE_KEY: ['each field once', 'The same field stands above.'],
  BLOCK_AS_IMPLICIT_KEY: ['valid YAML', "Words with a colon in them need quotes: 'Closed: see the sign'."],
};

/** Only the first error: after a syntax error the parser's further errors are unreliable. */
function syntaxIssue(file: string, { code, message, linePos }: YAMLError, linesBefore: number): ContentIssue {
  const line = (linePos?.[0].line ?? 0) + linesBefore;
  const said = message.split(/ at line \d/)[0] ?? message;
  const [expected, hint] = syntaxWords[code] ?? ['valid YAML', `${said}.`];
  return { file, line, field: `line ${line}`, expected, hint };
}

/** For a union, the errors of the variant that the author probably meant. */
function plainIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const ways = nearestWays(issue);
  const [first, ...others] = ways.map((way) => new Map(way.map((inner) => [inner.path.join('.'), inner])));
  if (!first || others.some((way) => [...way.keys()].join() !== [...first.keys()].join())) return [issue];
  return [...first].flatMap(([key, inner]) => {
    const messages = new Set([inner.message, ...others.map((way) => way.get(key)?.message ?? '')]);
    return plainIssues({ ...inner, path: [...issue.path, ...inner.path], message: [...messages].join(', or ') });
  });
}

/** The variants that have most of the given fields, and of these the ones with the fewest errors; empty if none has any. */
function nearestWays({ errors, input }: z.core.$ZodIssueInvalidUnion): Issue[][] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  const known = fewest(errors, (way) => foreignFields(way).length);
  const knowsAny = known.some((way) => foreignFields(way).length < Object.keys(input).length);
  return knowsAny ? fewest(known, (way) => way.length) : [];
}

const foreignFields = (way: Issue[]): string[] =>
  way.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []));

function fewest<T>(items: readonly T[], count: (item: T) => number): T[] {
  const least = Math.min(...items.map(count));
  return items.filter((item) => count(item) === least);
}

const whereIn = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** Position of a field, or of its parent if it is missing. */
function getStart(document: Document.Parsed, path: PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let start: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (isScalar(pair?.key)) start = pair.key.range?.[0] ?? start;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      if (isMap(node) || isSeq(node) || isScalar(node)) start = node.range?.[0] ?? start;
    }
  }
  return start;
}
