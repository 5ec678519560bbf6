/** The badges of who is signed in, by name; undefined while nobody is, or while it is not known yet. */
export function useEarnedBadges(): ReadonlySet<string> | undefined {
  return undefined;
}
