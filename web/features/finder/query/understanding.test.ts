/** A day in the text and its date in the URL are one filter. */
import { describe, expect, test } from 'vitest';
import { fromSearch, nothingAsked, toSearch } from '../../../../domain/finder/finder.ts';
import { guideIndex, understood } from '../../../../test/web/finder.ts';
import { phrasebookWith } from './phrases.ts';
import { withText } from './understanding.ts';

const book = phrasebookWith([]);
const typed = (query: typeof nothingAsked, text: string, today = '2026-11-18') =>
  withText(query, text, guideIndex, book, undefined, today);

describe('an address with a day', () => {
  test('has the date beside the words, so that it means the same day a week later', () => {
    const search = toSearch(typed(nothingAsked, 'dry saturday'), []);
    expect(search).toBe('?q=dry+saturday&day=2026-11-21');
    const { asked, sentence } = understood('dry saturday', '2026-11-25', fromSearch(search, guideIndex.questions));
    expect(asked.answers).toEqual({ day: '2026-11-21', dry: 'yes' });
    expect(sentence.understood.map(({ key }) => key)).toEqual(['dry', 'day']);
  });

  test('follows the words as they are typed, and drops the date with them', () => {
    const saturday = typed(nothingAsked, 'saturday');
    expect(typed(saturday, 'saturday afternoon').answers).toEqual({ day: '2026-11-21.afternoon' });
    expect(typed(saturday, 'sunday').answers).toEqual({ day: '2026-11-22' });
    expect(typed(saturday, 'waterfall').answers).toEqual({});
  });

  test('keeps its date while other words are typed beside it, also in another week', () => {
    const shared = fromSearch('?q=saturday&day=2026-11-28', guideIndex.questions);
    expect(typed(shared, 'saturday waterfall').answers).toEqual({ day: '2026-11-28' });
    expect(typed(shared, 'sunday').answers).toEqual({ day: '2026-11-22' });
  });

  test('may have a date without words, which typing does not change', () => {
    const dated = { ...nothingAsked, answers: { day: '2026-11-28' } };
    expect(typed(dated, 'waterfall').answers).toEqual({ day: '2026-11-28' });
    expect(understood('waterfall', '2026-11-18', dated).asked.answers.day).toBe('2026-11-28');
  });
});
