/** The printable passport: opens the print dialog, and fills in what a hiker of the account has earned. */
import { state } from '../../../content/state.ts';
import { firstName } from '../../../domain/badge/display-name.ts';
import type { MilestoneRule } from '../../../domain/badge/milestone.ts';
import { type DatedBadge, type GuideBadge, standingIn } from '../../../domain/badge/milestones.ts';
import { sameBadge } from '../../../domain/badge/name.ts';
import type { Sight } from '../../../domain/trail/trail.ts';
import { collectedOrLast } from '../../features/badges/collected.ts';
import type { Badge } from '../../lib/api.ts';
import { isPerhapsSignedIn } from '../../lib/session-hint.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { passportMessages as words } from './passport.messages.ts';

type Holder = { id: string; name: string; label: string; badges: DatedBadge[] };

export async function initPassport(root: HTMLElement): Promise<void> {
  const button = root.querySelector<HTMLButtonElement>('[data-print]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => printWhole(root));
  }
  if (!isPerhapsSignedIn()) return;
  try {
    offerHolders(root, await holders());
  } catch (error) {
    console.warn('The badges could not be read', error);
    const output = root.querySelector('output');
    if (output) output.textContent = words.failed;
  }
}

/** The account's own hiker first. */
async function holders(): Promise<Holder[]> {
  const collected = await collectedOrLast();
  if (!collected) return [];
  const { account, documents, companions = [] } = collected;
  const name = firstName(account);
  return [
    { id: account.$id, name, label: words.you(name), badges: documents.map(dated) },
    ...companions.map(({ $id, name, badges }) => ({
      id: $id,
      name,
      label: words.of(name),
      badges: badges.map(dated),
    })),
  ];
}

const dated = ({ badgeName, earnedDate }: Badge): DatedBadge => ({ name: badgeName, earnedDate });

function offerHolders(root: HTMLElement, all: readonly Holder[]): void {
  const label = root.querySelector<HTMLElement>('[data-whose]');
  const select = label?.querySelector('select');
  const [own] = all;
  if (!label || !select || !own) return;
  for (const holder of all) select.add(new Option(holder.label, holder.id));
  label.hidden = false;
  select.value = own.id;
  select.addEventListener('change', () =>
    fillIn(
      root,
      all.find(({ id }) => id === select.value),
    ),
  );
  fillIn(root, own);
}

/** Without a holder everything is cleared. */
function fillIn(root: HTMLElement, holder: Holder | undefined): void {
  const badges = holder?.badges ?? [];
  const stamps = [...root.querySelectorAll<HTMLElement>('[data-stamp]')];
  for (const stamp of stamps) {
    const earned = badges.filter(({ name }) => sameBadge(name, stamp.dataset.stamp ?? ''));
    /** Old records may contain a badge twice: the first day counts. */
    const [first] = earned.map(({ earnedDate }) => earnedDate).sort();
    show(stamp, first);
  }
  const guide = stamps.map(getBadge);
  for (const element of root.querySelectorAll<HTMLElement>('[data-rule]')) {
    const rule: MilestoneRule = JSON.parse(element.dataset.rule ?? '');
    show(element, standingIn(rule, guide, badges, state.clock).completedBy?.earnedDate);
  }
  const owner = root.querySelector('[data-owner]');
  if (owner) owner.textContent = holder?.name ?? '';
}

const getBadge = ({ dataset }: HTMLElement): GuideBadge => ({
  name: dataset.stamp ?? '',
  region: dataset.of ?? '',
  sights: (dataset.sights ?? '').split(',') as Sight[],
});

/** In color with its day, or as an outline with a line to write on. */
function show(place: HTMLElement, date: string | undefined): void {
  const blank = place.querySelector<HTMLElement>('[data-blank]');
  const time = place.querySelector('time');
  if (!blank || !time) return;
  time.textContent = date === undefined ? '' : formatDayEarned(date);
  const picture = blank.querySelector<HTMLElement>('[data-earned-picture]');
  blank.firstElementChild?.toggleAttribute('hidden', date !== undefined);
  if (date === undefined) picture?.remove();
  else if (!picture) blank.append(earnedPicture(place.dataset.picture ?? ''));
}

function earnedPicture(src: string): HTMLElement {
  const picture = Object.assign(new Image(), { src, alt: '' });
  picture.dataset.earnedPicture = '';
  return picture;
}

/** Waits for the pictures, also those further down: one that is still loading would be missing on paper. */
async function printWhole(root: HTMLElement): Promise<void> {
  const pictures = [...root.querySelectorAll('img')].filter((picture) => !picture.hidden);
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}
