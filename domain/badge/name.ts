/** Records of long ago spell badges with other capitals, and blanks around them. */
export const plainBadge = (name: string): string => name.trim().toLowerCase();

export const sameBadge = (a: string, b: string): boolean => plainBadge(a) === plainBadge(b);
