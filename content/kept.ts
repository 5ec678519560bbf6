/** The content as the build has read and checked it, for what the build does with it afterward: reading every hike anew takes longer than all its pages' data. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './load.ts';

export const keptContent = (buildFolder: string) => join(buildFolder, 'content.json');

export const keepContent = ({ listed: _, ...content }: Content, file: string): void =>
  writeFileSync(file, JSON.stringify(content));

export function readKeptContent(file: string): Content {
  const content: Omit<Content, 'listed'> = JSON.parse(readFileSync(file, 'utf8'));
  return { ...content, listed: content.trails.filter(({ listed }) => listed) };
}
