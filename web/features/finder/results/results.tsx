/** The results by group: exact matches, close ones, those farther away, closed ones. */
import { memo, type ReactNode } from 'react';
import type { FinderResults, Found, Miss, Query } from '../../../../domain/finder/finder.ts';
import type { ListedHike, UnconfirmedFact } from '../../../../domain/finder/hike.ts';
import { toWords } from '../../../../domain/finder/word-index.ts';
import { freshest } from '../../../../domain/status/conditions.ts';
import { getWarnings, type HikeStatus } from '../../../../domain/status/status.ts';
import { usesKilometers } from '../../../lib/text/kilometers.ts';
import { HikeRow } from '../../../ui/hike-row.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bookmark } from '../../../ui/icons.ts';
import { Warnings } from '../../../ui/status.tsx';
import { savedHikeMessages } from '../../saved-hikes/saved-hikes.messages.ts';
import { want } from '../../saved-hikes/saved-hikes.ts';
import { ConditionsInRow } from '../../status/conditions/conditions-in-row.tsx';
import { dayMessages } from '../query/day.messages.ts';
import {
  formatMiss,
  groupMessages,
  hikesFound,
  type Labels,
  resultMessages,
  remarks as words,
} from '../query/query.messages.ts';
import type { CurrentStatus } from './current-status.ts';
import type { RegionInFinder } from './region-in-finder.ts';
import styles from './results.module.css';
import { wayTo } from './way-to.ts';

export type ResultProps = {
  results: Pick<FinderResults<ListedHike>, 'found' | 'close' | 'farther' | 'closed'>;
  regions: readonly RegionInFinder[];
  labels: Labels;
  query: Query;
  /** Whether no part of the text was left over: only then the heading claims that everything matches. */
  isAllUnderstood: boolean;
  /** The starting point, if it limits the results. */
  near: string | undefined;
  earned: ReadonlySet<string> | undefined;
  savedHikes: ReadonlySet<string>;
  getStatus: (hike: ListedHike) => HikeStatus;
  getConditions: CurrentStatus['getConditions'];
  /** The number of requested days; none means today. */
  days?: number;
  /** Beside the map there is room for one column. */
  narrow: boolean;
  /** The map's viewport: how many of the exact matches it shows, of how many. */
  onMap?: { shown: number; all: number } | undefined;
};

/** Memoized: typing does not rerender fifty rows. */
export const Results = memo(function Results({ results, near, isAllUnderstood, onMap, ...rest }: ResultProps) {
  const { found, close, farther, closed } = results;
  const isAlone = close.length + farther.length + closed.length === 0;
  const closeWords = found.length > 0 ? groupMessages.close : groupMessages.closest;
  return (
    <div className={styles.results}>
      <h2 className="hidden-text">{resultMessages.title}</h2>
      {onMap && <p className={styles.onMap}>{resultMessages.onMap(onMap.shown, onMap.all)}</p>}
      <Group {...rest} name="found" hikes={found}>
        {!(isAlone && isAllUnderstood) && (
          <Head title={hikesFound(found.length)} about={groupMessages.exact(near, isAllUnderstood)} />
        )}
      </Group>
      <Group {...rest} name="close" hikes={close}>
        <Head {...closeWords} />
      </Group>
      <Group {...rest} name="farther" hikes={farther}>
        <Head title={groupMessages.farther.title} about={groupMessages.farther.about(near ?? groupMessages.you)} />
      </Group>
      <Group {...rest} name="closed" hikes={closed}>
        <Head {...(rest.days ? groupMessages.closedThen : groupMessages.closed)} />
      </Group>
    </div>
  );
});

function Head({ title, about }: { title: string; about: string }) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <p>{about}</p>
    </div>
  );
}

type Listed = Found<ListedHike> & { misses?: readonly Miss[] };
type GroupProps = Omit<ResultProps, 'results' | 'near' | 'isAllUnderstood' | 'onMap'> & {
  name: string;
  hikes: readonly Listed[];
  children: ReactNode;
};

function Group({ name, hikes, regions, savedHikes, narrow, children, ...row }: GroupProps) {
  if (hikes.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.list} data-narrow={narrow} data-group={name}>
        {hikes.map((each) => (
          <Row
            key={each.hike.id}
            {...each}
            {...row}
            isWanted={savedHikes.has(each.hike.id)}
            region={regions.find(({ slug }) => slug === each.hike.region)}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = Listed &
  Pick<ResultProps, 'query' | 'labels' | 'earned' | 'getStatus' | 'getConditions' | 'days'> & {
    region: RegionInFinder | undefined;
    isWanted: boolean;
  };

/** Memoized: adding a hike to the list rerenders no other row. */
const Row = memo(function Row({ region, isWanted, ...props }: RowProps) {
  const { hike, km, minutes, there, misses = [], query, labels, earned, getStatus, getConditions, days = 0 } = props;
  const status = there?.status ?? getStatus(hike);
  const isClosed = status.kind === 'closed';
  const seen = freshest(getConditions(hike));
  const remarks = [...remarksOn(hike, query, earned), ...(isClosed ? [resultMessages.closed(status)] : [])];
  return (
    <li data-region={region?.code}>
      <HikeRow
        hike={hike}
        badgeSrc={hike.badgeSrc}
        alsoCalled={nameApart(hike)}
        drive={wayTo({ km, minutes })}
        kilometers={usesKilometers(navigator.language)}
        closed={isClosed}
        alert={getStatus(hike).alert}
        word={getWarnings(status).length > 0 && <Warnings status={status} />}
        seen={seen.length > 0 && <ConditionsInRow kinds={seen} />}
      >
        {misses.length > 0 && (
          <strong className={styles.misses}>{misses.map((miss) => formatMiss(labels, miss, props)).join('. ')}</strong>
        )}
        {there && !isClosed && (
          <strong className={styles.remark}>
            {dayMessages.reason(
              there,
              km !== undefined,
              days > 1,
              misses.some(({ key }) => key === 'dry'),
            )}
          </strong>
        )}
        {remarks.map((remark) => (
          <span className={styles.remark} key={remark}>
            {remark}
          </span>
        ))}
        <span className={styles.onPaper}>
          {hike.town} · {location.host}
          {hike.path}
        </span>
      </HikeRow>
      <SaveButton id={hike.id} name={`${hike.park}, ${hike.trail}`} isWanted={isWanted} />
    </li>
  );
});

/** The badge's name is the best known; shown unless the park or trail has it already. */
function nameApart({ park, trail, badge }: ListedHike): string | undefined {
  const plain = (text: string) => toWords(text).join(' ');
  return badge && !plain(`${park} ${trail}`).includes(plain(badge)) ? badge : undefined;
}

/** Notes on the query: a search for dogs shows where they are not allowed. */
function remarksOn(hike: ListedHike, { values }: Query, earned: ReadonlySet<string> | undefined): string[] {
  const rolls = (on: 'wheelchair' | 'stroller') => hike.wheels[on] !== 'no';
  const confirmed = (fact: UnconfirmedFact, remark: string) =>
    hike.reported?.includes(fact) ? `${remark}. ${words.toConfirm}` : remark;
  const remarks: [unknown, string][] = [
    [values.dogs && hike.dogNote, words.dogs(hike.dogNote)],
    [
      (values.wheelchair || values.wheels) && rolls('wheelchair'),
      confirmed('wheelchair', words.wheelchair(hike.wheels.wheelchair)),
    ],
    [
      (values.stroller || values.wheels) && rolls('stroller'),
      confirmed('stroller', words.stroller(hike.wheels.stroller)),
    ],
    [values.trackchair && hike.trackChair, words.trackChair],
    [values.water && hike.water, words.water(hike.water)],
    [values.toilet && hike.restrooms, words.toilet(hike.restrooms)],
    [values.winter && hike.winter !== 'no', words.winter(hike.winter)],
    [values.transit && hike.transit.length > 0, confirmed('transit', words.transit(hike.transit))],
    [earned?.has(hike.badge ?? ''), words.earned],
  ];
  return remarks.filter(([applies]) => applies).map(([, remark]) => remark);
}

/** The bookmark at the end of a row. */
function SaveButton({ id, name, isWanted }: { id: string; name: string; isWanted: boolean }) {
  const label = isWanted ? savedHikeMessages.onList : savedHikeMessages.want;
  return (
    <button
      type="button"
      className={styles.save}
      data-on={isWanted}
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => want([id], !isWanted)}
    >
      <Icon drawing={bookmark} />
    </button>
  );
}
