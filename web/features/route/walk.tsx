/** The map of the walk, what its line leaves out, and the hiker's position on it. */

import type { Point } from '../../../domain/geo/plane.ts';
import { checkPoints, markMarkup, ways } from '../../../domain/map/marks.ts';
import { path } from '../../../domain/map/markup.ts';
import type { Route } from '../../../domain/trail/route.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import '../../styles/maps/common.css';
import '../../styles/maps/around.css';
import '../../styles/maps/walk.css';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import plate from '../../ui/plate.module.css';
import { ElevationProfile } from './elevation-profile.tsx';
import { formatShape, walk as words } from './route.messages.ts';
import styles from './walk.module.css';

type Props = { trail: Trail; route: Route; map: string };

export function Walk({ trail, route, map }: Props) {
  return (
    <section className={`oxford ${styles.walk}`} aria-labelledby="walk" data-trail-map="">
      <h2 id="walk">{words.title}</h2>
      <p className={styles.shape}>{formatShape(route)}</p>
      <figure className={plate.plate}>
        <InlineSvg svg={map} />
        <figcaption>
          <Key trail={trail} route={route} map={map} />
          <Credits route={route} />
        </figcaption>
      </figure>
      <ElevationProfile route={route} />
      <HowFar route={route} />
    </section>
  );
}

/** The legend: the symbols on this map, drawn as they are there. */
function Key({ route, map }: Props) {
  const marks = [
    ['map-start', markMarkup({ kind: 'start', at: middle }), words.key.start],
    ['map-end', markMarkup({ kind: 'end', at: middle }), route.shape === 'one way' ? words.key.end : words.key.turn],
    ['map-way', ways([{ at: middle, degrees: 0 }]), words.key.way],
    ['map-gap', path('map-gap', 'M-30 0h60'), words.key.gap],
    ['map-ring', checkPoints([middle]), words.key.ring],
  ] as const;
  return (
    <ul className={styles.key}>
      {marks
        .filter(([mark]) => map.includes(`class="${mark}"`))
        .map(([mark, drawing, name]) => (
          <li key={mark}>
            <svg
              className="map-around map-trail"
              viewBox="-34 -34 68 68"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own map
              dangerouslySetInnerHTML={{ __html: drawing }}
            />
            {name}
          </li>
        ))}
    </ul>
  );
}

const middle: Point = [0, 0];

function Credits({ route }: { route: Route }) {
  return (
    <p className={styles.credits}>
      {words.source}: <OutboundLink href={route.sourceUrl}>{route.source}</OutboundLink> (
      <OutboundLink href={route.licenseUrl}>{route.license}</OutboundLink>){words.taken(route.date)}
      {route.heights && ` ${route.heights}.`}
    </p>
  );
}

/** Shown by the script; without JavaScript there is no position. */
function HowFar({ route: { shape, line } }: { route: Route }) {
  return (
    <div className={styles.along} data-along="" hidden>
      <button type="button" className={button.button}>
        <Icon drawing={icons.gps} /> <span>{words.howFar}</span>
      </button>
      <output aria-live="polite" />
      <p className="small dim">{words.staysHere}</p>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: figures of our own
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ shape, line }).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}
