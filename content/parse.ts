/** Parses a hike's file into fields and story: YAML between two `---` lines, then `# Headline` and paragraphs. */
import { type Story, storySchema, type TrailFields, trailFieldsSchema } from '../domain/trail/trail.ts';
import type { ContentIssue } from './content-issue.ts';
import { readFields } from './fields.ts';
import { formatIssue } from './issue.messages.ts';

export type ParsedFile = { fields: TrailFields; story: Story } | { issues: ContentIssue[] };

type Issue = { path: PropertyKey[]; message: string };

const storyWords = { least: 150, most: 300 };

export function parseTrailFile(file: string, text: string): ParsedFile {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) {
    const expected = 'fields between two lines of ---, then the story';
    return { issues: [{ file, field: '(whole file)', expected, hint: 'Start from a copy of another hike.' }] };
  }
  const [, yaml = '', body = ''] = parts;
  const fields = readFields(file, yaml, trailFieldsSchema, 1);
  const story = storySchema.safeParse(splitStory(body), { error: formatIssue });
  const issues = [
    ...('issues' in fields ? fields.issues : completenessIssues(file, fields.data)),
    ...(story.success ? lengthIssues(file, story.data) : story.error.issues.map((i) => storyIssue(file, i))),
  ];
  if (issues.length > 0 || 'issues' in fields || !story.success) return { issues };
  return { fields: fields.data, story: story.data };
}

function splitStory(body: string): Story {
  const [first = '', ...rest] = body
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
  return first.startsWith('# ')
    ? { headline: first.slice(2), paragraphs: rest }
    : { headline: '', paragraphs: [first, ...rest] };
}

/** Validation across the fields of a hike. */
function completenessIssues(file: string, fields: TrailFields): ContentIssue[] {
  const issues: ContentIssue[] = [];
  if (fields.fees.kind === 'none' && !fields.fees.note)
    issues.push({ file, field: 'fees.note', expected: 'why it is free', hint: 'note: state wayside' });
  if (fields.listed !== (fields.badge !== null))
    issues.push({
      file,
      field: 'badge',
      expected: 'a name if the hike is listed, null if not',
      hint: 'badge: High Falls',
    });
  return issues;
}

function lengthIssues(file: string, story: Story): ContentIssue[] {
  const count = story.paragraphs.join(' ').split(/\s+/).length;
  if (count >= storyWords.least && count <= storyWords.most) return [];
  const expected = `${storyWords.least} to ${storyWords.most} words, not ${count}`;
  return [{ file, field: 'story', expected, hint: 'Headline not counted.' }];
}

function storyIssue(file: string, issue: Issue): ContentIssue {
  const [part] = issue.path;
  const hint =
    part === 'headline'
      ? 'Begin the story with a line: # A thought, not a slogan'
      : 'Two to five paragraphs, a blank line between.';
  return { file, field: `story ${issue.path.join('.')}`, expected: issue.message, hint };
}
