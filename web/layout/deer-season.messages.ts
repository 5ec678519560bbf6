export const deerSeasonMessages = { line: 'Deer season: wear blaze orange' } as const;
