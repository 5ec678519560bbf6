/** Old records differ in case and surrounding whitespace. */
export const plainBadge = (name: string): string => name.trim().toLowerCase();

export const sameBadge = (a: string, b: string): boolean => plainBadge(a) === plainBadge(b);
