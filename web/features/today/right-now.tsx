/**
 * What holds at this hike in some part of the year. The page carries all of it; the script picks what holds today, because
 * only the reader's clock knows which day it is.
 */
import { minutesBeforeSunset } from '../../../domain/finder/hike.ts';
import type { Season } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { rightNow, seasonSource, seasonTitle } from '../../lib/text/trail-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { YearCalendar } from './year-calendar.tsx';

export function RightNow({ trail }: { trail: Trail }) {
  const { seasons, official } = trail;
  return (
    <section
      className="wrap now"
      aria-labelledby="right-now"
      data-now=""
      data-latitude={trail.trailhead.latitude}
      data-longitude={trail.trailhead.longitude}
      data-start-before={minutesBeforeSunset(asWalked(trail)) ?? undefined}
    >
      <div className="oxford now-head">
        <h2 id="right-now" data-now-title={rightNow.title}>
          {rightNow.wholeYear}
        </h2>
        <p data-now-day="" hidden />
      </div>
      <ul className="now-list">
        {seasons.map((season) => (
          <Entry key={season.words} season={season} />
        ))}
        <li data-now-light="" hidden>
          <Icon drawing={icons.sunset} />
          <p />
        </li>
        <li data-now-quiet="" hidden={seasons.length > 0}>
          <Icon drawing={icons.checkSeal} />
          <p>{rightNow.quiet}</p>
        </li>
        <li className="now-conditions">
          <Icon drawing={icons.globe} />
          <p>
            {official.conditions ? (
              <OutboundLink href={official.conditions}>{rightNow.conditions}</OutboundLink>
            ) : (
              rightNow.noConditions
            )}
            <a href="#before-you-drive">{rightNow.beforeYouDrive}</a>
          </p>
        </li>
      </ul>
      {seasons.length > 0 && (
        <details className="year" open data-now-year="">
          <summary>{rightNow.wholeYear}</summary>
          <YearCalendar seasons={seasons} />
        </details>
      )}
    </section>
  );
}

const drawings: Record<Season['kind'], string> = {
  hunt: icons.warning,
  ski: icons.snowflake,
  'high water': icons.waves,
  ice: icons.snowflake,
  road: icons.car,
  nesting: icons.leaf,
  'water off': icons.noWater,
  works: icons.works,
  other: icons.calendar,
};

function Entry({ season }: { season: Season }) {
  return (
    <li data-when={JSON.stringify(season.when)} data-closes={season.closes}>
      <Icon drawing={drawings[season.kind]} />
      <p>
        <b>{seasonTitle(season)}.</b> {season.words} <small>{seasonSource(season)}</small>
      </p>
    </li>
  );
}
