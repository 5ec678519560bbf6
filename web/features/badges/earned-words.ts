/** What a page says of a hike whose badge is earned. */
export const earnedWords = {
  on: (date: string) => (date ? `Earned ${date}` : 'Earned'),
};
