/** The list of saved hikes, on trail pages and in rows. */
export const savedHikeMessages = {
  want: 'Save',
  onList: 'Saved',
  /** After the label, for screen readers. */
  takeOff: ': remove it',
  yourList: 'Your list',
  count: (count: number) => (count === 0 ? '' : ` (${count})`),
  notKept:
    'This browser isn’t saving anything, so your list will be gone when you leave this page. Share it to keep it.',
};
