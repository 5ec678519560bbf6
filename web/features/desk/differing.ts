/** A word diff: marks the words of a text that are not in the longest common subsequence with another. */
export function differing(text: string, other: string): Run[] {
  const [a, b] = [wordsOf(text), wordsOf(other).map((word) => word.trim())];
  const lengths = a.map(() => new Array<number>(b.length + 1).fill(0)).concat([new Array(b.length + 1).fill(0)]);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (lengths[i] as number[])[j] = a[i]?.trim() === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let j = 0;
  for (const [i, word] of a.entries()) {
    while (j < b.length && word.trim() !== b[j] && at(i, j + 1) === at(i, j)) j += 1;
    const isShared = word.trim() === b[j] && at(i, j) === at(i + 1, j + 1) + 1;
    if (isShared) j += 1;
    pieces.push({ words: word, differs: !isShared });
  }
  return joined(withoutLoneWords(pieces));
}

type Piece = { words: string; differs: boolean };

/** Shorter common runs within a change are a coincidence, such as "the" between two rewritten halves. */
const leastShared = 3;

function withoutLoneWords(pieces: Piece[]): Piece[] {
  const isLone = (at: number): boolean => {
    let [from, to] = [at, at];
    while (from > 0 && !pieces[from - 1]?.differs) from -= 1;
    while (to < pieces.length - 1 && !pieces[to + 1]?.differs) to += 1;
    return from > 0 && to < pieces.length - 1 && to - from + 1 < leastShared;
  };
  return pieces.map((piece, at) => ({ ...piece, differs: piece.differs || isLone(at) }));
}

/** @property at the start of the run in the text */
type Run = Piece & { at: number };

function joined(pieces: Piece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.differs === piece.differs) last.words += piece.words;
    else runs.push({ ...piece, at: last ? last.at + last.words.length : 0 });
  }
  return runs;
}

/** Each with its trailing space. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
