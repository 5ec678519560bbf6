/** Loads content/before-you-go.md, the advice for every hike. */
import { z } from 'zod';
import { ContentError } from './content-issue.ts';
import { loadProse, type Prose, type Section } from './prose.ts';

const file = 'before-you-go.md';

const fieldsSchema = z.strictObject({
  title: z.string().min(5),
  lead: z.string().min(40).max(200),
  summary: z.string().min(60).max(155),
});

/** Every section needs an anchor for links and a summary for the table of contents. */
export type Topic = Section & { anchor: string; short: string };

/** @param figures values from the hikes and the site, see figuresOf of the page */
export function loadBeforeYouGo(
  figures: Readonly<Record<string, string>>,
  contentFolder = import.meta.dirname,
): Omit<Prose<z.infer<typeof fieldsSchema>>, 'sections'> & { sections: Topic[] } {
  const made = ['hunts', 'wheels', 'chairs', 'transit'];
  const { sections, ...fields } = loadProse(contentFolder, file, fieldsSchema, { figures, made });
  return { ...fields, sections: sections.map(toTopic) };
}

function toTopic(section: Section): Topic {
  const { title, anchor, short } = section;
  if (anchor && short) return { ...section, anchor, short };
  const expected = 'an anchor and a line in short';
  throw new ContentError([
    { file, field: `section “${title}”`, expected, hint: '## Ticks {#ticks}, then *One line.*' },
  ]);
}
