/** Lists for a season or a way to get there, as finder queries. */
export const ideasTitle = 'Lists';

/** What the stories say, while no one has reported peak color. */
export const fallColors = 'fall colors';

export const ideas: readonly { name: string; search: string }[] = [
  { name: 'Fall color', search: `?q=${fallColors.replace(' ', '+')}` },
  { name: 'Frozen falls', search: '?waterfall=yes&winter=yes' },
  { name: 'On wheels', search: '?wheels=yes' },
  { name: 'Bus or train', search: '?transit=yes' },
  { name: 'Free', search: '?free=yes' },
];
