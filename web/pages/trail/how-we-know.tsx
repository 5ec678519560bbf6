/** Collapsed: what was published, the age and source of each fact, and the data of the maps. */
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { formatDate } from '../../../domain/units.ts';
import { helpWithLines, walk } from '../../features/route/route.messages.ts';
import {
  beforeYouDrive,
  hazardName,
  onWheels,
  seasonName,
  seasonSource,
  sourceNote,
} from '../../lib/text/trail-facts.ts';
import {
  formatClimb,
  formatDifficulty,
  formatDistance,
  formatDuration,
  publishedNote,
} from '../../lib/text/trail-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { question } from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './how-we-know.module.css';
import { overviewMessages as labels, howWeKnow as words } from './trail.messages.ts';

type Props = { trail: Trail; trailMap?: string };

export function HowWeKnow({ trail, trailMap = '' }: Props) {
  return (
    <details className={`wrap ${styles.how}`} id="how-we-know">
      <summary>
        <Icon drawing={question} /> {words.title}
      </summary>
      <ul>
        {published(trail).map(([label, note]) => (
          <Known key={label} label={label} note={note} />
        ))}
        {trail.walked && <Known label={words.walked} note={whatYouWalk(trail.walked)} />}
        {trail.distance?.unconfirmed && (
          <Known label={labels.distance} note={words.unconfirmed(trail.distance.unconfirmed)} />
        )}
        {dated(trail).map(([label, note]) => (
          <Known key={label + note} label={label} note={note} />
        ))}
        {trail.listed && !trail.seasons.some(({ kind }) => kind === 'hunt') && (
          <Known label={seasonName({ kind: 'hunt' })} note={words.noHunt} />
        )}
        {trail.notices.map(({ title, source }) => (
          <li key={title}>
            <b>{title}.</b> {source.url ? <OutboundLink href={source.url}>{source.name}</OutboundLink> : source.name}
          </li>
        ))}
        {trail.route && <Line route={trail.route} map={trailMap} />}
        {trail.listed && !trail.route && (
          <li>
            {walk.none} <a href={`/about#${helpWithLines.anchor}`}>{walk.help}</a>
          </li>
        )}
        <li>
          <b>{words.sources}</b> {trail.sources.join(', ')}. {words.checked}{' '}
          <time dateTime={trail.checked}>{formatDate(trail.checked)}</time>.
        </li>
      </ul>
    </details>
  );
}

function Known({ label, note }: { label: string; note: string }) {
  return (
    <li>
      <b>{label}.</b> {note}
    </li>
  );
}

const whatYouWalk = (walked: NonNullable<Trail['walked']>): string => {
  const note = sourceNote(walked);
  return note ? `${walked.words} ${note}.` : walked.words;
};

/** The published figures that differ from the walked ones. */
function published(trail: Trail): [label: string, note: string][] {
  const figures = [
    [labels.difficulty, formatDifficulty],
    [labels.distance, formatDistance],
    [labels.duration, formatDuration],
    [labels.climb, formatClimb],
  ] as const;
  return figures.flatMap(([label, say]) => {
    const [was, is] = [say(trail), say(asWalked(trail))];
    return was.figure === is.figure && was.note === is.note ? [] : [[label, words.published(publishedNote(was))]];
  });
}

/** Each fact with a known age or source. */
function dated(trail: Trail): [label: string, note: string][] {
  const facts = [
    [beforeYouDrive.hours, trail.hours],
    [beforeYouDrive.water, trail.water],
    [beforeYouDrive.signal, trail.signal],
    [beforeYouDrive.winter, trail.winter],
    [beforeYouDrive.transit, trail.transit],
    [beforeYouDrive.services, trail.services],
    [onWheels, trail.wheels],
    ...trail.hazards.map((hazard) => [hazardName(hazard), hazard] as const),
  ] as const;
  const notes = facts.flatMap(([label, fact]): [string, string][] => {
    const note = fact && sourceNote(fact);
    return note ? [[label, `${note}.`]] : [];
  });
  return [
    ...notes,
    ...trail.seasons.map((season): [string, string] => [seasonName(season), `${seasonSource(season)}.`]),
  ];
}

/** Says so if the line shows less than a hiker expects. */
function Line({ route, map }: { route: NonNullable<Trail['route']>; map: string }) {
  const isBare = map.includes('map-grid');
  const remarks = [route.missing !== 'nothing' && route.missing, route.lengthNote, isBare && walk.bare]
    .filter(Boolean)
    .join(' ');
  return remarks ? (
    <li>
      <b>{walk.aboutTheLine}</b> {remarks}
    </li>
  ) : null;
}
