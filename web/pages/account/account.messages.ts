/** The account page without JavaScript. */
import { scriptMissing } from '../../ui/without-script.messages.ts';

export const withoutAccount = {
  why: `You need JavaScript to see or delete your data. ${scriptMissing}`,
  download: 'If you’re signed in, you can download all of it without JavaScript, in one JSON file.',
};
