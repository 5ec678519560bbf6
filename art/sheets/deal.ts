/** Shuffles like a deck of cards. */
import { at } from '../kit/geometry.ts';
import { Random } from '../kit/random.ts';

/** The same seed deals the same order. */
export function deal<T>(items: readonly T[], seed: number): T[] {
  const random = new Random(seed);
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [deck[i], deck[j]] = [at(deck, j), at(deck, i)];
  }
  return deck;
}
