/** Inserts weather alerts into a prerendered page, as text only. */
import { alertsFor, type WeatherAlert } from '../../../../domain/status/weather.ts';
import { redraw } from '../../../lib/part.ts';
import { getDot, showMarks } from '../map-marks.ts';
import { hikeLinks, hikeRows, hikesOnStatusPage } from '../page-hikes.ts';
import { alertInRow, alertMark, alertsIn, alertsToday, alertText, alertToday } from './alert-parts.ts';

export function showAlerts(alerts: readonly WeatherAlert[] | undefined, moment: Date): void {
  for (const { slug, alert: place } of hikeRows()) {
    const events = alertsFor(alerts, slug, moment)
      .slice(0, 1)
      .map(({ event }) => ({ event }));
    redraw(place, events, () => events.map(alertInRow.clone));
  }
  const today = alertsToday.find();
  if (today) showToday(today, alerts ?? [], moment);
}

/** By region, in the order of the document: the most severe first. */
function showToday(root: HTMLElement, alerts: readonly WeatherAlert[], moment: Date): void {
  const hikes = hikesOnStatusPage(root);
  const active = alerts.filter(({ until }) => moment.getTime() < Date.parse(until));
  const isCovered = ({ slug }: { slug: string }) => active.some((alert) => alert.hikes.includes(slug));
  for (const part of alertsIn.all(root)) {
    const here = active
      .map((alert) => ({
        text: alertText(alert, moment),
        covered: hikes.filter(({ slug, region }) => region === part.dataset.key && alert.hikes.includes(slug)),
      }))
      .filter(({ covered }) => covered.length > 0);
    part.hidden = here.length === 0;
    redraw(alertsIn.place(part, 'alerts'), here, () =>
      here.map(({ text, covered }) => alertToday.clone({ ...text, covers: hikeLinks(covered) })),
    );
  }
  root.hidden = !hikes.some(isCovered);
  showMarks(
    alertMark,
    hikes.filter(isCovered).flatMap(({ path }) => {
      const place = getDot(path);
      return place ? [alertMark.clone({ place })] : [];
    }),
  );
}
