/** What the entries of the navigation lead to, where their names sound alike. */
export const navWords = {
  collection: 'The badges you have earned, and trying for the next one',
  badges: 'How badges work',
};
