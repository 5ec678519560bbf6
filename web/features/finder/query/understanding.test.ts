/** A day in the text and its date in the URL are one filter. */
import { describe, expect, test } from 'vitest';
import { emptyQuery, fromSearch, toSearch } from '../../../../domain/finder/finder.ts';
import { guideIndex, understood } from '../../../../test/web/finder.ts';
import { phrasebookWith } from './phrases.ts';
import { withText } from './understanding.ts';

const book = phrasebookWith([]);
const typed = (query: typeof emptyQuery, text: string, today = '2026-11-18') =>
  withText(query, text, guideIndex, book, undefined, today);

describe('an address with a day', () => {
  test('an address with a day has the date beside the words, so that it means the same day a week later', () => {
    const search = toSearch(typed(emptyQuery, 'dry saturday'), []);
    expect(search).toBe('?q=dry+saturday&day=2026-11-21');
    const { asked: active, sentence } = understood(
      'dry saturday',
      '2026-11-25',
      fromSearch(search, guideIndex.allFilters),
    );
    expect(active.values).toEqual({ day: '2026-11-21', dry: 'yes' });
    expect(sentence.understood.map(({ key }) => key)).toEqual(['dry', 'day']);
  });

  test('an address with a day follows the words as they are typed, and drops the date with them', () => {
    const saturday = typed(emptyQuery, 'saturday');
    expect(typed(saturday, 'saturday afternoon').values).toEqual({ day: '2026-11-21.afternoon' });
    expect(typed(saturday, 'sunday').values).toEqual({ day: '2026-11-22' });
    expect(typed(saturday, 'waterfall').values).toEqual({});
  });

  test('keeps its date while other words are typed beside it, also in another week', () => {
    const shared = fromSearch('?q=saturday&day=2026-11-28', guideIndex.allFilters);
    expect(typed(shared, 'saturday waterfall').values).toEqual({ day: '2026-11-28' });
    expect(typed(shared, 'sunday').values).toEqual({ day: '2026-11-22' });
  });

  test('an address with a day may have a date without words, which typing does not change', () => {
    const dated = { ...emptyQuery, values: { day: '2026-11-28' } };
    expect(typed(dated, 'waterfall').values).toEqual({ day: '2026-11-28' });
    expect(understood('waterfall', '2026-11-18', dated).asked.values.day).toBe('2026-11-28');
  });
});
