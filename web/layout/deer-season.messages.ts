export const deerSeasonWords = { line: 'Deer season: wear blaze orange' } as const;
