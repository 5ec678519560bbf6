/** What the page of one's own data says while it has none to show. */
export const accountWords = {
  loading: 'Loading your data...',
  signedOut: 'You are signed out, and nothing is stored about you on this page.',
  deleted:
    'Your account is deleted, with everything that was stored about you. Your tries on this device are gone too.',
  wishes: (count: number) => `Wish list: ${count}`,
  toList: 'The hikes on it',
  failed: 'Your data could not be loaded. Nothing is lost.',
};
