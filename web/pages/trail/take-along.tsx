/** What one takes from the page: a link to share, a sheet of paper, files for the calendar and the map on the phone. */
import type { Trail } from '../../../domain/trail.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { walk } from '../../words/route.ts';
import { ReportForm } from './report-form.tsx';
import styles from './take-along.module.css';

export function TakeAlong({ trail }: { trail: Trail }) {
  return (
    <section className={`oxford ${styles.take}`} aria-labelledby="take-along">
      <h2 id="take-along">Take it along</h2>
      <ul>
        <li>
          <button type="button" data-share="" hidden>
            <Icon drawing={icons.share} /> Share this hike
          </button>
          <output />
        </li>
        <li>
          <button type="button" data-print="" hidden>
            <Icon drawing={icons.printer} /> Print it on one page
          </button>
        </li>
        {trail.listed && <Files trail={trail} />}
        <li>
          <ReportForm trail={trail} />
        </li>
      </ul>
    </section>
  );
}

function Files({ trail: { path, slug, route } }: { trail: Trail }) {
  return (
    <>
      <li>
        <a href={`${path}/hike.ics`} download={`${slug}.ics`} data-calendar="">
          <Icon drawing={icons.calendar} />{' '}
          <span>
            Plan this hike: calendar file for <span data-day="">the coming Saturday</span>
          </span>
        </a>
      </li>
      <li>
        <a href={`${path}/hike.gpx`} download={`${slug}.gpx`}>
          <Icon drawing={icons.pin} /> {route ? walk.gpx : walk.trailheadGpx}
        </a>
        <a href={`${path}/hike.geojson`} download={`${slug}.geojson`}>
          GeoJSON
        </a>
      </li>
    </>
  );
}
