/**
 * Turns schema errors into messages for trail authors. Each continues "expected …".
 * A schema's own message ('ten digits: 218-353-8800') is used as is.
 */
import { z } from 'zod';
import { nearest } from './nearest.ts';

type RawIssue<Code extends string = string> = Extract<z.core.$ZodRawIssue, { code: Code }>;

export function formatIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `${kindInWords(issue)}${butGot(issue.input)}${unquoted(issue)}`;
    case 'invalid_value':
      return `${choice(issue.values)}${butGot(issue.input)}${meant(issue.input, issue.values)}`;
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${amount(issue.minimum, issue.origin)}, not ${size(issue.input)}`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${amount(issue.maximum, issue.origin)}, not ${size(issue.input)}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'unrecognized_keys':
      return issue.keys.map((key) => `no field \`${key}\`${meantField(key, issue)}`).join(' and ');
    case 'invalid_union':
      return alternatives(issue.inst);
    default:
      return undefined;
  }
}

const kinds: Record<string, string> = {
  string: 'words',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
};

function kindInWords({ expected, inst }: RawIssue<'invalid_type'>): string {
  if (inst instanceof z.ZodObject) return `the fields ${Object.keys(inst.shape).join(', ')}`;
  return kinds[expected] ?? expected;
}

/** YAML parses unquoted numbers, true and false as such. */
const unquoted = ({ expected, input }: RawIssue<'invalid_type'>): string =>
  expected === 'string' && ['number', 'boolean'].includes(typeof input) ? '; put it in quotes' : '';

const formats: Record<string, string> = {
  url: 'a web address that begins with https://',
  date: 'a day with its year: 2027-10-31',
};

const butGot = (input: unknown): string => (input === undefined ? ', but it is missing' : `, not ${shown(input)}`);

function shown(input: unknown): string {
  if (input === null) return 'nothing';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'fields';
  if (typeof input === 'string') return `"${input.length > 40 ? `${input.slice(0, 40)}…` : input}"`;
  return String(input);
}

function choice(values: readonly z.core.util.Primitive[]): string {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.length === 0 ? `${first}` : `one of ${[first, ...others].join(', ')}`;
}

function meant(input: unknown, values: readonly z.core.util.Primitive[]): string {
  const names = values.filter((value) => typeof value === 'string');
  const name = typeof input === 'string' ? nearest(input, names) : undefined;
  return name ? `; did you mean "${name}"?` : '';
}

const units: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function amount(figure: number | bigint, origin: string): string {
  const [one, many] = units[origin] ?? [];
  const unit = figure === 1 ? one : many;
  return unit ? `${figure} ${unit}` : `${figure}`;
}

const size = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? `${input.length}` : shown(input);

/** The intended field: a typo of a known one, else the only missing field that accepts the value. */
function meantField(key: string, { inst, input }: RawIssue<'unrecognized_keys'>): string {
  if (!(inst instanceof z.ZodObject) || typeof input !== 'object' || input === null) return '';
  const given: Record<string, unknown> = { ...input };
  const absent = Object.entries<z.ZodType>(inst.shape).filter(([name]) => !(name in given));
  const name = nearest(key, Object.keys(Object.fromEntries(absent))) ?? onlyTaker(given[key], absent);
  return name ? `; did you mean \`${name}\`?` : '';
}

function onlyTaker(value: unknown, absent: [string, z.ZodType][]): string | undefined {
  const takers = absent.filter(([, field]) => !field.safeParse(undefined).success && field.safeParse(value).success);
  return takers.length === 1 ? takers[0]?.[0] : undefined;
}

/** The variants of a union, by their descriptions. */
function alternatives(union: unknown): string | undefined {
  if (!(union instanceof z.ZodUnion)) return undefined;
  const ways = union.options.map((option) => (option instanceof z.ZodType ? option.description : undefined));
  return ways.every((way) => way !== undefined) ? ways.join(', or ') : undefined;
}
