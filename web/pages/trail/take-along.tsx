/** What a reader can take from the page: a printout, files for calendar and map; and the report form. */
import type { Trail } from '../../../domain/trail/trail.ts';
import { MistakeReportForm } from '../../features/mistake-reports/report-form.tsx';
import { walk } from '../../features/route/route.messages.ts';
import { fileNames } from '../../files/files.messages.ts';
import { hasServer } from '../../lib/server.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from './take-along.module.css';
import { takeAlongMessages as words } from './trail.messages.ts';

export function TakeAlong({ trail }: { trail: Trail }) {
  return (
    <section className={styles.take} aria-label={words.title}>
      <ul>
        <li>
          <button type="button" data-print="" hidden>
            <Icon drawing={icons.printer} /> {words.print}
          </button>
        </li>
        {trail.listed && <Files trail={trail} />}
        {hasServer && (
          <li className={styles.report}>
            <MistakeReportForm trail={trail} />
          </li>
        )}
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
            {words.plan} <span data-day="">{words.comingSaturday}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={`${path}/hike.gpx`} download={`${slug}.gpx`}>
          {route ? walk.gpx : walk.trailheadGpx}
        </a>
      </li>
      <li>
        <a href={`${path}/hike.geojson`} download={`${slug}.geojson`}>
          {fileNames.geojson}
        </a>
      </li>
    </>
  );
}
