/** What the collection says where no script runs. */
import { scriptMissing } from '../../ui/without-script-words.ts';

export const withoutCollection = {
  why: `Your badges need JavaScript, ${scriptMissing}.`,
  worksTitle: 'Works without it',
  works:
    'Everything about the hikes: their pages, lists and maps, printing, files for your phone, and the form for reporting a mistake.',
  needsTitle: 'Needs it',
  needs: 'Trying for a badge, seeing your badges and your data, and logging out.',
  signedIn:
    'If you have just signed in, that worked, and this browser stays signed in. Deleting its cookies of this site logs you out.',
};
