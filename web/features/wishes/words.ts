/** The wish list, on trail pages and in rows. */
export const wishWords = {
  want: 'Want to go',
  onList: 'On your list',
  /** After the label, for who does not see the whole. */
  takeOff: ': take it off',
  yourList: 'Your list',
  count: (count: number) => (count === 0 ? '' : ` (${count})`),
  notKept: 'This browser keeps nothing, so the list goes when you leave this page. Share it to keep it.',
};
