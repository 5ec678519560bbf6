/** Queries as people type them, each with what the finder answers. New hikes may join a result. */
import { describe, expect, test } from 'vitest';
import { slugOf } from '../hikes.ts';
import { answerTo, understood } from './finder.ts';

/** "must" are exact matches, "farther" are under their own heading, "close" are close matches; "mustNot" are not exact matches. */
export type Expected = {
  must?: string[];
  mustNot?: string[];
  close?: string[];
  farther?: string[];
  ignored?: string[];
  near?: string;
  answers?: Record<string, string>;
};

/** By kind, and by query. */
export type Questions = Record<string, Record<string, Expected>>;

export function testQuestions(questions: Questions): void {
  describe.each(Object.entries(questions))('%s', (_, kind) => {
    test.each(Object.entries(kind))('%s', (text, { must = [], mustNot = [], close = [], farther = [], ...said }) => {
      const answer = answerTo(text);
      const slugs = { found: answer.found.map(slug), close: answer.close.map(slug), farther: answer.farther.map(slug) };
      expect(missingFrom(slugs.found, must), 'exact').toEqual([]);
      expect(missingFrom(slugs.close, close), 'close').toEqual([]);
      expect(missingFrom(slugs.farther, farther), 'farther away').toEqual([]);
      expect(mustNot.filter((each) => slugs.found.includes(each))).toEqual([]);
      const { sentence, asked } = understood(text);
      if (said.ignored) expect(sentence.ignored.map(({ words }) => words)).toEqual(said.ignored);
      if (said.near) expect(asked.near).toBe(said.near);
      if (said.answers) expect(asked.answers).toEqual(said.answers);
    });
  });

  test.each(Object.values(questions).flatMap((kind) => Object.keys(kind)))(
    '“%s” always has results, and no result is more than was promised',
    (text) => {
      const { found, close, farther } = answerTo(text);
      expect(found.length + close.length + farther.length).toBeGreaterThan(0);
      for (const { misses } of close) expect(misses.length).toBeGreaterThan(0);
      const { asked } = understood(text);
      const limit = Number(asked.answers.drive ?? 120);
      for (const { minutes = 0 } of asked.near ? found : []) expect(minutes).toBeLessThanOrEqual(limit);
      for (const { minutes = 0 } of farther) expect(minutes).toBeGreaterThan(120);
    },
  );
}

export const slug = ({ hike }: { hike: { id: string } }): string => slugOf(hike);
const missingFrom = (found: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((each) => !found.includes(each));
