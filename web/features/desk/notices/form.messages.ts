/** The notice form: labels, prompts, and the text of templates. */

import type { NoticeKind } from '../../../../domain/status/live-document.ts';
import { formatTime } from '../../../lib/clock.ts';
import { listed } from '../../../lib/text/listed.ts';
import { formatDay } from '../shell/days.ts';

export const formMessages = {
  title: 'Close a hike',
  correctTitle: 'Correct a notice',
  note: 'Live on every phone within a minute.',
  gone: 'This notice is gone.',
  notYours: 'You can’t change this one. A steward for its region can.',
  whichHikes: 'Which hikes',
  region: 'Region',
  find: 'Find a hike',
  noneFound: 'No hike by that name.',
  more: (count: number) => `${count} more`,
  allOf: (region: string) => `All ${region}`,
  allHikes: 'All hikes',
  whatHappened: 'What happened',
  templateHint: 'Fills in the words and dates. Or skip it and write your own.',
  kind: 'Kind',
  words: 'What hikers should know',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => `${count} too many`,
  untilWhen: 'Until when',
  spans: [
    { days: 0, words: 'Tonight' },
    { days: 3, words: '3 days' },
    { days: 7, words: '1 week' },
    { days: 14, words: '2 weeks' },
    { days: 30, words: '30 days' },
  ],
  from: 'From',
  until: 'Until',
  most: (days: number) => `${days} days at most. We’ll ask you the day before.`,
  who: 'Who says so',
  sources: ['I saw it', 'Park office', 'DNR', 'Sheriff', 'Web page'],
  otherSource: 'Someone else',
  preview: 'How it will look',
  noWordsYet: 'Your words appear here.',
  publish: 'Publish',
  save: 'Publish the correction',
  saving: 'Publishing…',
  publishKey: 'Ctrl Enter',
  issues: {
    hikes: 'Pick at least one hike.',
    noWords: 'Say what hikers should know.',
    cut: (count: number) => (count === 1 ? 'Cut 1 character.' : `Cut ${count} characters.`),
    noEnd: 'Pick an end date.',
    noStart: 'Pick a start date.',
    endsBeforeStart: 'That ends before it starts.',
    ended: 'That day is over. Pick today or later.',
    tooLong: (days: number, latest: string) => `That’s more than ${days} days. Pick ${formatDay(latest)} or earlier.`,
    tooFarAhead: 'That starts more than a year from now.',
  },
  summary: (kind: string, hikes: string, until: string) => `${kind}: ${hikes}${until ? `, through ${until}` : ''}`,
};

/** "I saw it" is the steward's own observation: the public notice then names no source. */
export const ownWord = 'I saw it';

/** The choices below "What happened": each fills in the kind, the words and the end. Its icon is in notice-fieldsets.tsx. */
export const templateMessages: Record<string, { name: string; kind: NoticeKind; days: number; words: string }> = {
  flood: {
    name: 'High water',
    kind: 'closed',
    days: 3,
    words: 'High water covers the trail. Stay off the bridges and the rocks by the river.',
  },
  ice: {
    name: 'Ice',
    kind: 'hazard',
    days: 3,
    words: 'The steps and overlooks are sheet ice. Wear cleats or turn back.',
  },
  hunt: {
    name: 'Hunt',
    kind: 'closed',
    days: 5,
    words: 'Special deer hunt. The trails are closed to everyone but the hunters until it’s over.',
  },
  burn: {
    name: 'Burn',
    kind: 'closed',
    days: 1,
    words: 'Prescribed burn. Expect smoke, and stay out until the crew has left.',
  },
  works: {
    name: 'Construction',
    kind: 'partly',
    days: 30,
    words: 'Construction at the trailhead. Follow the signs, and stay out of the work area.',
  },
  storm: {
    name: 'Storm damage',
    kind: 'closed',
    days: 7,
    words: 'Trees are down across the trail and more may fall. Stay out until the crew has cleared it.',
  },
};

export const publishedMessages = {
  title: 'It’s live',
  later: (day: string) => `It’s set for ${day}`,
  lead: 'Every open page shows it within a minute.',
  leadLater: 'It goes live on its own that day.',
  corrected: 'Corrected. Every open page shows it within a minute.',
  undo: 'Undo',
  undone: 'Undone. It’s off the site again.',
  undoneCorrection: 'Undone. The earlier text is back.',
  see: 'See it on the site',
  backToQueue: 'Back to the queue',
  note: (isCorrection: boolean) =>
    `${isCorrection ? 'Undo brings back the earlier text' : 'Undo takes it down again'}. The log has both. Phones without a signal show it once they’re back in range.`,
};

export const conflictMessages = {
  title: 'Someone else saved this first',
  lead: (who: string, at: string) =>
    `${who} changed this notice at ${formatTime(new Date(at))}, while you were writing. Nothing is lost. Which one should hikers see?`,
  leadDown: (who: string, at: string) =>
    `${who} took this notice down at ${formatTime(new Date(at))}, while you were writing. Nothing is lost. Should hikers see yours?`,
  somebody: 'Someone',
  theirs: (who: string) => `Live now: ${who}’s`,
  down: 'Taken down',
  leaveDown: 'Leave it down',
  yours: 'Yours, not saved yet',
  keep: (who: string) => `Keep ${who}’s`,
  useMine: 'Use mine',
  edit: 'Edit mine first',
  note: 'Only what you save goes into the log.',
};

/** The targets of a notice. */
export const targetMessages = {
  all: 'All hikes',
  region: (name: string) => `All ${name} hikes`,
  several: (names: string[]) => {
    if (names.length === 0) return 'No hike yet';
    return names.length < 4 ? listed(names) : `${names[0]} and ${names.length - 1} more`;
  },
};
