/** The milestones of a guide, from content/milestones.yaml and in its order, with their words filled in. */
import type { Milestone, MilestoneFields, MilestoneRule } from '../domain/badge/milestone.ts';
import { milestonesSchema } from '../domain/badge/milestone.ts';
import { type GuideBadge, getNeed, isReachable } from '../domain/badge/milestones.ts';
import type { Region } from '../domain/trail/region.ts';
import type { Trail } from '../domain/trail/trail.ts';
import { formatCount } from '../domain/units.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Fields } from './fields.ts';
import { readYaml } from './read-yaml.ts';

const file = 'milestones.yaml';

/** Data of the hikes for milestones, with regions by code. */
export const guideBadges = (listed: readonly Trail[], regions: readonly Region[]): GuideBadge[] =>
  listed.flatMap(({ badge, region, sights }) => {
    const code = regions.find(({ slug }) => slug === region)?.code;
    return badge && code ? [{ name: badge, region: code, sights }] : [];
  });

export function readMilestones(
  contentFolder: string,
  regions: readonly Region[],
  listed: readonly Trail[],
): Fields<Milestone[]> {
  const read = readYaml(contentFolder, file, milestonesSchema);
  if ('issues' in read) return read;
  const guide = guideBadges(listed, regions);
  const issues: ContentIssue[] = [];
  const data = Object.entries(read.data).flatMap(([id, fields]) =>
    made(id, fields, regions)
      .filter(({ rule }) => isReachable(rule, guide))
      .map(({ region, ...milestone }) => withWords(milestone, fields, wordsFor(milestone.rule, guide, region), issues)),
  );
  return issues.length > 0 ? { issues } : { data };
}

type Made = { id: string; rule: MilestoneRule; region?: Region };

/** One, or one for each region. */
function made(id: string, { rule }: MilestoneFields, regions: readonly Region[]): Made[] {
  if (rule.kind !== 'region') return [{ id, rule }];
  return regions.map((region) => ({
    id: `${id}-${region.slug}`,
    rule: { kind: 'region', region: region.code },
    region,
  }));
}

function wordsFor(
  rule: MilestoneRule,
  guide: readonly GuideBadge[],
  region: Region | undefined,
): Record<string, string> {
  return {
    ...(region && { region: region.name, there: region.there ?? `in ${region.name}` }),
    total: formatCount(guide.length),
    regions: formatCount(new Set(guide.map((badge) => badge.region)).size),
    count: formatCount(getNeed(rule, guide)),
  };
}

function withWords(
  { id, rule }: Made,
  fields: MilestoneFields,
  words: Record<string, string>,
  issues: ContentIssue[],
): Milestone {
  const filled = (field: keyof Omit<MilestoneFields, 'rule'>) =>
    fields[field].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const word = words[name];
      if (word === undefined) {
        const expected = `one of ${Object.keys(words).join(', ')} in braces, not ${placeholder}`;
        issues.push({ file, field: `${id}.${field}`, expected, hint: 'They are filled in from the guide.' });
      }
      return word ?? placeholder;
    });
  const [name, above, below] = [filled('name'), filled('above'), filled('below')];
  return { id, rule, name, above, below, says: filled('says'), counted: filled('counted') };
}
