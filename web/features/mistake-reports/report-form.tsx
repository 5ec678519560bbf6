/** Reports a mistake on this page: a form that works without a script, and a link to email instead. */

import type { Trail } from '../../../domain/trail/trail.ts';
import { type MistakeReportTopic, mistakeReportLimits } from '../../../domain/wire/mistake-reports.ts';
import { contact } from '../../lib/contact.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { topicNames, form as words } from './mistake-reports.messages.ts';
import styles from './report-form.module.css';

const topics = Object.keys(topicNames) as MistakeReportTopic[];

export function MistakeReportForm({ trail }: { trail: Trail }) {
  return (
    <details className={styles.report} data-report-form="">
      <summary>
        <Icon drawing={icons.envelope} /> {words.open}
      </summary>
      <form action="/v1/reports" method="post">
        <input type="hidden" name="page" value={trail.path} />
        <fieldset>
          <legend>{words.what}</legend>
          {topics.map((topic) => (
            <label key={topic}>
              <input type="checkbox" name="facts" value={topic} /> {topicNames[topic]}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {words.words}
          <textarea name="words" rows={4} maxLength={mistakeReportLimits.words} />
        </label>
        <label className={styles.field}>
          {words.contact}
          <input type="text" name="contact" maxLength={mistakeReportLimits.contact} autoComplete="email" />
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
