/** All badges as a printable booklet. Prerendered empty; the script fills in what a hiker has earned. */
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { hasServer } from '../../lib/server.ts';
import { near } from '../../lib/text/badge-rule.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { EmblemBlank } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { printer } from '../../ui/icons.ts';
import { BackLink } from '../../ui/links.tsx';
import { printPassport } from '../../ui/nav.messages.ts';
import type { Route } from './+types/passport';
import { regionPages, sheetsFor } from './panels.ts';
import { passportPages as pages, passportMessages as words } from './passport.messages.ts';
import styles from './passport.module.css';

export function loader() {
  const { regions, listed, milestones, pictures } = readGuide();
  const laidOut = regionPages(
    regions.map(({ slug, code, name }) => ({
      code,
      name,
      hikes: listed
        .filter(({ region }) => region === slug)
        .map(({ id, badge, park, sights }) => ({
          badge: badge ?? '',
          park,
          sights,
          picture: getPicture(pictures.badges, id).src,
          outline: getPicture(pictures.outlines, id).src,
        })),
    })),
  );
  return {
    count: listed.length,
    sheets: sheetsFor(laidOut.length),
    pages: laidOut,
    milestones: milestones.map(({ id, name, says, rule }) => ({
      id,
      name,
      says,
      rule,
      picture: getPicture(pictures.milestones, id).src,
    })),
    cover: pictures.hikes[0],
    card: getPicture(pictures.cards, '/'),
  };
}

export const handle: PageHandle = { section: 'badges' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badges/passport',
        title: words.title,
        description: words.description(loaderData.count, loaderData.sheets),
        card: loaderData.card,
      })
    : [];

type Data = Route.ComponentProps['loaderData'];

export default function PassportPage({ loaderData }: Route.ComponentProps) {
  const { count, sheets } = loaderData;
  return (
    <div className="wrap" data-passport="">
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead(count, sheets)}</p>
        <p>
          {words.howTo} {hasServer && words.signedIn} <a href="/badge-catalog">{words.catalog}</a>
        </p>
        <p className={styles.controls}>
          <label data-whose="" hidden>
            {words.whose}
            <select>
              <option value="">{words.empty}</option>
            </select>
          </label>
          <button className={button.main} type="button" data-print="" hidden>
            <Icon drawing={printer} /> {printPassport}
          </button>
          <output className={styles.fault} />
        </p>
      </header>
      <Booklet data={loaderData} />
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}

/** Two pages per sheet, in reading order. */
function Booklet({ data: { count, cover, pages: regionPages, milestones } }: { data: Data }) {
  return (
    <div className={styles.booklet}>
      <section className={styles.cover} aria-label={pages.cover}>
        <img src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} />
        <div>
          <p className={styles.site}>{site.name}</p>
          <h2>{pages.cover}</h2>
          <p>{pages.badges(count, state.name)}</p>
          <p className={styles.owner}>
            {pages.belongs} <span data-owner="" />
          </p>
        </div>
      </section>
      {regionPages.map((page) => (
        <section key={page.hikes[0]?.badge} className={styles.page} data-region={page.code}>
          <h2>
            {page.name}
            {page.isContinued && ' (2)'}
          </h2>
          <ul className={page.isRoomy ? styles.roomy : styles.badges}>
            {page.hikes.map((hike) => (
              <Stamp key={hike.badge} hike={hike} region={page.code} />
            ))}
          </ul>
        </section>
      ))}
      <section className={`${styles.page} ${styles.last}`}>
        <h2>{pages.milestones}</h2>
        <p className={styles.note}>{pages.milestonesNote}</p>
        <ul className={styles.milestones}>
          {milestones.map(({ id, name, says, rule, picture }) => (
            <li key={id} data-rule={JSON.stringify(rule)} data-picture={picture}>
              <span data-blank="">
                <EmblemBlank />
              </span>
              <div>
                <b>{name}</b>
                <small>{says}</small>
                <time />
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.rule}>{pages.rule(near)}</p>
        <p className={styles.rule}>{site.origin.replace(/^https?:\/\//, '')}</p>
      </section>
    </div>
  );
}

type Hike = Data['pages'][number]['hikes'][number];

/** The badge as line art, and a line for the day. */
function Stamp({ hike: { badge, park, sights, picture, outline }, region }: { hike: Hike; region: string }) {
  return (
    <li data-stamp={badge} data-of={region} data-sights={sights.join(',')} data-picture={picture}>
      <span data-blank="">
        <BadgeImage src={outline} alt="" lazy />
      </span>
      <b>{badge}</b>
      <small>{park}</small>
      <span className={styles.date}>
        {pages.date} <time />
      </span>
    </li>
  );
}
