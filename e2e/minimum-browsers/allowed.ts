/** Features in use that some supported browser lacks: which code detects them, or what is missing there. */
const react = 'React looks whether it is there, and does without.';
const ownName = 'A name of ours that one interface happens to have too.';

export const allowedInScripts: Record<string, string> = {
  '.sync': 'Asked for; without it the open page sends (web/features/claim/outbox/in-page.ts).',
  '.saveData': 'Asked for; without it the guide is fetched as on any connection.',
  requestIdleCallback: 'Asked for; without it the work begins at once.',
  'navigator.permissions':
    'Asked for; without it the page does not know that the position is blocked until it is asked for.',
  'navigator.canShare': 'Asked for; without it the poster is saved.',
  'navigator.share': 'Asked for; without it the address is copied.',
  '.fallback': ownName,
  '.delay': "An option of React's own scheduler.",
  '.dispose': 'A setting of the cache that the check of badges uses inside.',
  '.fromElement': react,
  '.popover': react,
  '.skipTransition': react,
  '.startViewTransition': react,
  '.transferSize': react,
  '.transition': react,
  'navigator.connection': react,
  '.downlink': react,
  navigation: react,
  '.canIntercept': react,
  '.currentEntry': react,
  '.navigate': react,
  devicePixelRatio: 'Only the event of that name is missing.',
};

const lines = 'Lines break as they always did.';

export const allowedInStyles: Record<string, string> = {
  'text-wrap': lines,
  'hanging-punctuation': lines,
  ':has':
    'Chosen boxes show their mark without their color, rows without a button keep their room, and on a phone all questions of the finder are open.',
  outline: 'Safari draws its corners square.',
  'accent-color': 'Marks in the color of the browser.',
  '@media (forced-colors)': 'Where colors cannot be forced there is nothing to ask.',
  'forced-color-adjust': 'Where colors cannot be forced there is nothing to adjust.',
  'content-visibility': 'The same, drawn all at once.',
  'contain-intrinsic-size': 'Only beside content-visibility.',
  'text-size-adjust': 'With the prefix where it is needed.',
  'overflow-anchor': 'A page may move while pictures above come; web/site-script/scroll.ts returns all the same.',
  'overscroll-behavior': 'At the end of a dialog the page behind it may scroll on.',
  mask: 'With the prefix where it is needed.',
  'paint-order': 'Of letters in pictures; Chrome draws their edge over them.',
  'print-color-adjust': 'With the prefix where it is needed.',
  '@page': 'Paper gets the margins of the browser.',
  'break-after: avoid': 'A heading may end a sheet.',
};
