/** The page that checks badges, without JavaScript. */
import { scriptMissing } from '../../ui/without-script.messages.ts';

export const withoutCheck = `The check runs in your browser and needs JavaScript. ${scriptMissing} Any other Open Badges 3.0 tool can check the file too.`;
