/** The hikes found, a page of them at a time. */
import { memo, useState } from 'react';
import type { Found, Query, Situation } from '../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../domain/finder/hike.ts';
import type { Outing } from '../../../domain/finder/outing.ts';
import { wordsOf } from '../../../domain/finder/words.ts';
import { roughMiles } from '../../../domain/units.ts';
import { timeInWords } from '../../lib/clock.ts';
import { away } from '../../lib/text/distance.ts';
import { driveWords } from '../../lib/text/drive.ts';
import { usesKilometers } from '../../lib/text/kilometers.ts';
import { durationWords } from '../../lib/text/trail-figures.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { HikeFigures } from '../../ui/hike-figures.tsx';
import type { RegionInFinder } from './region-in-finder.ts';
import styles from './results.module.css';
import { WishButton } from './wish-button.tsx';
import { resultWords, remarks as words } from './words.ts';

type Props = {
  found: readonly Found<ListedHike>[];
  regions: readonly RegionInFinder[];
  query: Query;
  earned: ReadonlySet<string> | undefined;
  wishes: ReadonlySet<string>;
  outing: Situation['outing'];
  /** Beside the map there is room for one column. */
  narrow: boolean;
};

const pageSize = 50;

/** A letter in the field is no reason to make fifty rows anew. */
export const Results = memo(function Results({ found, regions, query, earned, wishes, outing, narrow }: Props) {
  // A new answer starts again with its first page.
  const [page, setPage] = useState({ of: found, shown: pageSize });
  const shown = page.of === found ? page.shown : pageSize;
  return (
    <div className={styles.results}>
      <h2 className="hidden-text">{resultWords.title}</h2>
      <ul className={styles.list} data-narrow={narrow}>
        {found.slice(0, shown).map((each) => (
          <Row
            key={each.hike.id}
            {...{ ...each, query, earned, outing }}
            isWanted={wishes.has(each.hike.id)}
            region={regions.find(({ slug }) => slug === each.hike.region)}
          />
        ))}
      </ul>
      {shown < found.length && (
        <p className={styles.more}>
          <button
            type="button"
            className={button.button}
            onClick={() => setPage({ of: found, shown: shown + pageSize })}
          >
            {resultWords.more(Math.min(pageSize, found.length - shown), found.length)}
          </button>
        </p>
      )}
    </div>
  );
});

type RowProps = Found<ListedHike> &
  Pick<Props, 'query' | 'earned' | 'outing'> & { region: RegionInFinder | undefined; isWanted: boolean };

/** A hike put on the list makes no other row anew. */
const Row = memo(function Row({ hike, km, minutes, query, earned, outing, region, isWanted }: RowProps) {
  const remarks = [
    ...remarksOn(hike, query, earned),
    ...dayOutWords(query.answers.daylight ? outing?.(hike, minutes ?? 0) : undefined),
  ];
  return (
    <li data-region={region?.code}>
      <a href={hike.path}>
        <BadgeImage src={hike.badgeSrc} alt="" lazy />
        <span>
          <b>{hike.park}</b>{' '}
          <em>
            {hike.trail}
            {nameApart(hike) && <i>{nameApart(hike)}</i>}
          </em>
          <span className={styles.facts}>
            {minutes !== undefined ? (
              <>
                <strong>{driveWords.time(minutes)}</strong> {driveWords.drive}
              </>
            ) : km !== undefined ? (
              <strong>{away(roughMiles(km))}</strong>
            ) : (
              region?.name
            )}
            , {durationText(hike)}
          </span>
          {remarks.map((remark) => (
            <span className={styles.facts} key={remark}>
              {remark}
            </span>
          ))}
          <span className={styles.onPaper}>
            {hike.town} · {location.host}
            {hike.path}
          </span>
        </span>
        <HikeFigures hike={hike} kilometers={usesKilometers(navigator.language)} />
      </a>
      <WishButton id={hike.id} name={`${hike.park}, ${hike.trail}`} isWanted={isWanted} />
    </li>
  );
});

/** The name on the badge is the one people know; where park and trail have it already, once is enough. */
function nameApart({ park, trail, badge }: ListedHike): string | undefined {
  const plain = (text: string) => wordsOf(text).join(' ');
  return badge && !plain(`${park} ${trail}`).includes(plain(badge)) ? badge : undefined;
}

const durationText = (hike: ListedHike): string =>
  [durationWords(hike).figure.toLowerCase(), hike.duration?.of].filter(Boolean).join(' ');

const dayOutWords = (day: Outing | undefined): string[] =>
  day ? [driveWords.dayOut(timeInWords(day.home), timeInWords(day.sunset))] : [];

/** What goes with an answer: who asks about dogs wants to know where they may not go. */
function remarksOn(hike: ListedHike, { answers }: Query, earned: ReadonlySet<string> | undefined): string[] {
  const remarks: [unknown, string][] = [
    [answers.dogs && hike.dogNote, words.dogs(hike.dogNote)],
    [answers.kids && hike.kids === 'with supervision', words.kids],
    [answers.wheelchair || answers.wheels, words.wheelchair(hike.wheels.wheelchair)],
    [answers.stroller || answers.wheels, words.stroller(hike.wheels.stroller)],
    [answers.trackchair, words.trackChair],
    [answers.water, words.water(hike.water)],
    [answers.toilet, words.toilet(hike.restrooms)],
    [answers.winter, words.winter(hike.winter)],
    [answers.transit, words.transit(hike.transit)],
    [earned?.has(hike.badge ?? ''), words.earned],
  ];
  return remarks.filter(([applies]) => applies).map(([, remark]) => remark);
}
