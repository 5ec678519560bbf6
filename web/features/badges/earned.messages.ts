/** On a hike whose badge is earned. */
import { listed } from '../../lib/text/listed.ts';

const you = 'You';

export const earnedMessages = {
  on: (date: string) => (date ? `Earned ${date}` : 'Earned'),
  /** Max and Ida don’t have it yet. undefined is the account's own hiker. */
  lacking: (names: readonly (string | undefined)[]) => {
    const verb = names.length === 1 && names[0] !== undefined ? 'doesn’t' : 'don’t';
    return `${listed(names.map((name) => name ?? you))} ${verb} have it yet.`;
  },
};
