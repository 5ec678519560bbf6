/** Navigation: header, footer, and links forward, back and to sign in. */
import { providerName } from '../lib/provider.ts';

export const navMessages = {
  main: 'Main',
  hikes: 'hikes',
  search: 'search',
  now: 'today',
  collection: 'badge collection',
  collectionShort: 'collection',
  badges: 'badges',
  about: 'about the site',
  aboutShort: 'about',
  skip: 'Skip to content',
  back: 'Back',
};

/** Explains entries of the navigation whose names sound alike. */
export const navHints = {
  now: 'Closures and hazards on all trails today',
  collection: 'The badges you’ve earned',
  badges: 'How to earn badges',
};

export const footerMessages = {
  beforeYouGo: 'Before you go',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
};

export const formatSign = {
  signIn: 'Sign in',
  /** After "Sign in", where there is room. */
  withProvider: ` with ${providerName}`,
  checking: 'Checking if you’re signed in',
  /** Before the first name. */
  welcome: 'Welcome',
  logOut: 'Log out',
};

export const printPassport = 'Print the passport';

/** To the list of all hikes, for breadcrumbs and from pages that end there. */
export const toHikes = { crumb: 'Hikes', link: 'See all hikes' };
