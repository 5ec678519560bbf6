/** Telling us what is wrong on this page: a form that works without a script, and the way by mail. */

import type { Trail } from '../../../domain/trail/trail.ts';
import { type ReportedFact, reportedFacts, reportLimits } from '../../../domain/wire/reports.ts';
import { contact } from '../../lib/contact.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from './report-form.module.css';
import { factNames, form as words } from './words.ts';

export function ReportForm({ trail }: { trail: Trail }) {
  return (
    <details className={styles.report} data-report-form="">
      <summary>
        <Icon drawing={icons.envelope} /> {words.open}
      </summary>
      <form action="/v1/reports" method="post">
        <input type="hidden" name="page" value={trail.path} />
        <fieldset>
          <legend>{words.what}</legend>
          {factsOf(trail).map((fact) => (
            <label key={fact}>
              <input type="checkbox" name="facts" value={fact} /> {factNames[fact]}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {words.words}
          <textarea name="words" rows={4} maxLength={reportLimits.words} />
        </label>
        <label className={styles.field}>
          {words.contact}
          <input type="text" name="contact" maxLength={reportLimits.contact} autoComplete="email" />
        </label>
        <p className="small dim">
          {words.kept} <a href="/privacy">{words.policy}</a>
        </p>
        <p className={styles.actions}>
          <button type="submit" className={button.small}>
            {words.send}
          </button>
          <a
            href="/about"
            data-report={`${trail.park}, ${trail.trail}`}
            data-user={contact.user}
            data-host={contact.host}
            hidden
          >
            {words.byMail}
          </a>
        </p>
        <p role="status" />
      </form>
    </details>
  );
}

/** What this page says, and so what can be wrong on it. */
function factsOf(trail: Trail): ReportedFact[] {
  const shown: Partial<Record<ReportedFact, unknown>> = {
    phone: trail.listed,
    hours: trail.hours,
    water: trail.water,
    signal: trail.signal,
    winter: trail.winter,
    transit: trail.transit,
    closures: trail.seasons.length > 0,
    hazards: trail.hazards.length > 0,
    notice: trail.notices.length > 0,
  };
  return reportedFacts.filter((fact) => !(fact in shown) || shown[fact]);
}
