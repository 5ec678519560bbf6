/** The collection without JavaScript. */
import { scriptMissing } from '../../ui/without-script.messages.ts';

export const withoutCollection = {
  why: `You need JavaScript to see your badges. ${scriptMissing}`,
  worksTitle: 'Works without it',
  works:
    'Everything about the hikes: trail pages, lists, maps, printing, files for your phone, and the form to report a mistake.',
  needsTitle: 'Needs it',
  needs: 'Trying for a badge, seeing your badges and your data, and logging out.',
  signedIn: 'If you just signed in, it worked. To log out, delete this site’s cookies in your browser.',
};
