/** The first item; an empty list is an error of the test. */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('There is nothing to test with');
  return one;
}
