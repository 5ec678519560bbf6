import { listed } from '../../lib/text/listed.ts';

export const targetWords = {
  all: 'All hikes',
  region: (name: string) => `All ${name} hikes`,
  several: (names: string[]) => {
    if (names.length === 0) return 'No hike yet';
    return names.length < 4 ? listed(names) : `${names[0]} and ${names.length - 1} more`;
  },
};
