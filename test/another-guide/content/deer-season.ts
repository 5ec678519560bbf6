export const deerSeasons: readonly { from: string; to: string; sure: 'announced' | 'by rule' }[] = [];
