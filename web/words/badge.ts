/** What is said of one earned badge, and of what can be done with it. */

export const badgeWords = {
  open: 'Keep or share',
  openOf: (badge: string) => `${badgeWords.open}: ${badge}`,
  earned: (date: string) => (date ? `Earned ${date}` : ''),
  actions: 'What to do with it',
  picture: 'Save the patch as a picture (SVG)',
};
