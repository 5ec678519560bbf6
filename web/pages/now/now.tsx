/**
 * Everything that is posted today, by region, with the map. Filled by the script (now.script.ts); without JavaScript it
 * lists whom to ask.
 */
import { mapCredits } from '../../../content/credits.ts';
import { getClosures, withoutWords } from '../../../domain/status/closures.ts';
import { isNoticeKind, liveDocumentPath, liveFeedPath, noticeKinds } from '../../../domain/status/live-document.ts';
import { statusMessages } from '../../../domain/status/status.messages.ts';
import { hasHunt } from '../../../domain/status/status.ts';
import { ConditionSign } from '../../features/status/conditions/condition-sign.tsx';
import { seenMessages } from '../../features/status/conditions/conditions.messages.ts';
import { ConditionsNow } from '../../features/status/conditions/conditions-now.tsx';
import { HikeLink } from '../../features/status/hike-link.tsx';
import { noticeMark } from '../../features/status/map-marks.ts';
import { alertMessages } from '../../features/status/weather/alert.messages.ts';
import { AlertsToday } from '../../features/status/weather/alerts-today.tsx';
import { getPicture, readGuide, readMap } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { hasServer } from '../../lib/server.ts';
import { phoneLink } from '../../lib/text/trail-facts.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import plate from '../../ui/plate.module.css';
import { RegionMarker } from '../../ui/region-marker.tsx';
import '../../styles/maps/common.css';
import '../../styles/maps/state.css';
import '../../styles/maps/front.css';
import { Sign } from '../../ui/status.tsx';
import type { Route } from './+types/now';
import { nowMessages as words } from './now.messages.ts';
import styles from './now.module.css';
import type { NowHike } from './now.script.ts';
import { entry, huntAt, huntsToday, nowHead, postedIn, quiet, quietIn } from './now-parts.ts';

export function loader() {
  const { listed, regions, pictures } = readGuide();
  const hikes: NowHike[] = listed.map((trail) => ({
    slug: trail.slug,
    path: trail.path,
    name: listed.some((other) => other !== trail && other.park === trail.park) ? trail.trail : trail.park,
    region: trail.region,
    closures: getClosures(trail).map((closure) => (isNoticeKind(closure.kind) ? closure : withoutWords(closure))),
  }));
  const hunts = listed.flatMap((trail, i) => {
    const kinds = getClosures(trail).map(({ kind }) => kind);
    const { slug, path, official } = trail;
    return hasHunt(kinds) ? [{ slug, path, name: hikes[i]?.name, phone: official.phone, kinds }] : [];
  });
  return {
    hikes,
    hunts,
    regions: regions.map((region) => ({
      slug: region.slug,
      code: region.code,
      name: region.name,
      path: region.path,
      badge: region.badge,
      parks: listed
        .filter((trail) => trail.region === region.slug)
        .map(({ slug, park, official: { conditions, phone } }) => ({ slug, park, conditions, phone })),
    })),
    map: readMap('state'),
    card: getPicture(pictures.cards, '/'),
  };
}

export const handle: PageHandle = { section: 'now', scripts: 'now' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ path: '/now', title: words.title, description: words.description, card: loaderData.card }) : [];

export default function NowPage({ loaderData: { hikes, hunts, regions, map } }: Route.ComponentProps) {
  return (
    <div className="wrap" data-today={JSON.stringify(hikes)}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.when} {...nowHead.slot('when')} hidden>
          <b {...nowHead.slot('day')} /> <span {...nowHead.slot('updated')} />
        </p>
        <p className="lead" {...nowHead.slot('summary')}>
          {words.withoutScript}
        </p>
      </header>
      <p className={styles.old} {...nowHead.slot('old')} role="status" hidden />
      <FirstScreenEnds />
      <div className={styles.columns}>
        <figure className={`${plate.plate} ${styles.map}`} aria-label={words.map}>
          <InlineSvg svg={map} />
          <figcaption>
            <ul className={styles.key} aria-label={words.key}>
              {noticeKinds.map((kind) => (
                <li key={kind}>
                  <Sign kind={kind} /> {statusMessages[kind]}
                </li>
              ))}
              <li>
                <Sign kind="alert" /> {alertMessages.title}
              </li>
              <li>
                <ConditionSign kind="icy" /> {seenMessages.title}
              </li>
            </ul>
            <MapCredits credits={mapCredits} />
          </figcaption>
        </figure>
        <div className={styles.list}>
          {regions.map((region) => (
            <section key={region.slug} data-region={region.code} {...postedIn.root(region.slug)} hidden>
              <h2>
                <RegionMarker region={region} className={styles.marker} /> <a href={region.path}>{region.name}</a>
              </h2>
              <ol {...postedIn.slot('entries')} />
            </section>
          ))}
          <Hunts hunts={hunts} />
          <AlertsToday regions={regions} />
          <ConditionsNow regions={regions} />
          <section {...quiet.root()} hidden>
            <h2>{words.quiet}</h2>
            <ul>
              {regions.map((region) => (
                <li key={region.slug} className={styles.quiet} {...quietIn.root(region.slug)}>
                  <RegionMarker region={region} className={styles.marker} /> <a href={region.path}>{region.name}</a>
                </li>
              ))}
            </ul>
          </section>
          <Templates />
          <Parks regions={regions} />
          <section className={styles.about}>
            <h2>{words.about.title}</h2>
            {[...(hasServer ? [words.about.posts] : []), words.about.quiet].map(([strong, text]) => (
              <p key={strong}>
                <b>{strong}</b>
                {text}
              </p>
            ))}
            {hasServer && (
              <p {...nowHead.slot('links')} hidden>
                <a href={liveFeedPath}>{words.feed}</a> <a href={liveDocumentPath}>{words.data}</a>
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

/** In map units. */
const markSize = 320;
const signBox = { x: -markSize / 2, y: -markSize / 2, width: markSize, height: markSize };

/** What the script copies: an entry of the list, its mark on the map, and a link to a hike. */
const Templates = () => (
  <>
    <template {...entry.template}>
      <li>
        <span {...entry.slot('number')} />
        {noticeKinds.map((kind) => (
          <Sign key={kind} kind={kind} slot={entry.slot('sign', kind)} />
        ))}
        <div>
          <h3>
            <span {...entry.slot('hikes')} />
            <span {...entry.slot('several')} />
          </h3>
          <p>
            <b {...entry.slot('kindAndDay')} /> <span {...entry.slot('text')} />
          </p>
          <p className="small dim" {...entry.slot('by')} />
        </div>
      </li>
    </template>
    <template {...noticeMark.template}>
      <svg
        className="map-live"
        aria-hidden="true"
        overflow="visible"
        {...noticeMark.root()}
        {...noticeMark.slot('place')}
      >
        {noticeKinds.map((kind) => (
          <Sign key={kind} kind={kind} box={signBox} slot={noticeMark.slot('sign', kind)} />
        ))}
        <text x={markSize * 0.65} y={markSize * 0.36} {...noticeMark.slot('number')} />
      </svg>
    </template>
    <HikeLink />
  </>
);

type Region = Route.ComponentProps['loaderData']['regions'][number];

/** The hunts that may be on, of the whole year; the script shows those of today. */
function Hunts({ hunts }: Pick<Route.ComponentProps['loaderData'], 'hunts'>) {
  return (['hunt', 'hunters'] as const).map((kind) => (
    <details key={kind} className={styles.hunts} {...huntsToday.root(kind)} hidden>
      <summary>
        <Sign kind={kind} /> {words.hunts[kind].title}
      </summary>
      <p>
        {words.hunts[kind].lead} <a href="/before-you-go#hunting">{words.hunts.more}</a>
      </p>
      <ul>
        {/* A hunt whose source is too old one day is no reason to call any more. */}
        {hunts
          .filter(({ kinds }) => kind === 'hunters' || kinds.includes(kind))
          .map(({ slug, path, name, phone }) => (
            <li key={slug} {...huntAt.root(slug)} hidden>
              <a href={path}>{name}</a> {phone && <a href={phoneLink(phone)}>{phone}</a>}
            </li>
          ))}
      </ul>
    </details>
  ));
}

/** Expanded by default: without JavaScript it is the content of this page. */
function Parks({ regions }: { regions: Region[] }) {
  return (
    <details className={styles.parks} data-parks="" open>
      <summary>{words.parks}</summary>
      {regions.map(({ slug, name, parks }) => (
        <section key={slug}>
          <h3>{name}</h3>
          <ul>
            {parks.map(({ slug, park, conditions, phone }) => (
              <li key={slug}>
                <span>{park}</span>{' '}
                {conditions ? (
                  <OutboundLink href={conditions}>
                    {words.conditions}
                    <span className="hidden-text">: {park}</span>
                  </OutboundLink>
                ) : (
                  <span className="dim">{words.noConditions}</span>
                )}{' '}
                {phone && <a href={phoneLink(phone)}>{phone}</a>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
