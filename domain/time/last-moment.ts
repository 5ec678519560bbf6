/** The last moment before an end: the midnight that ends a day belongs to the next one. */
export const lastMoment = (end: string): Date => new Date(Date.parse(end) - 1);
