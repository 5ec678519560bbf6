/** Which words of a text another text does not have in the same order: the longest common run of words stays plain. */
export function differing(text: string, other: string): { words: string; differs: boolean }[] {
  const [a, b] = [wordsOf(text), wordsOf(other).map((word) => word.trim())];
  const lengths = a.map(() => new Array<number>(b.length + 1).fill(0)).concat([new Array(b.length + 1).fill(0)]);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (lengths[i] as number[])[j] = a[i]?.trim() === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: { words: string; differs: boolean }[] = [];
  let j = 0;
  for (const [i, word] of a.entries()) {
    while (j < b.length && word.trim() !== b[j] && at(i, j + 1) === at(i, j)) j += 1;
    const isShared = word.trim() === b[j] && at(i, j) === at(i + 1, j + 1) + 1;
    if (isShared) j += 1;
    const last = pieces.at(-1);
    if (last && last.differs === !isShared) last.words += word;
    else pieces.push({ words: word, differs: !isShared });
  }
  return pieces;
}

/** Each with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
