/** The poster: picture, name, one line of figures, whether the hike is closed, and the next actions. */
import { type Photo, photoAddress } from '../../../domain/pictures/photos.ts';
import type { Picture as PictureData } from '../../../domain/pictures/pictures.ts';
import { getClosures } from '../../../domain/status/closures.ts';
import { statusMessages, through } from '../../../domain/status/status.messages.ts';
import { type HikeStatus, standingStatus } from '../../../domain/status/status.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { tryAddress } from '../../features/claim/start-claim.ts';
import { SaveHikeButton } from '../../features/saved-hikes/saved-hike.tsx';
import { hasServer } from '../../lib/server.ts';
import { atAGlance, directionsTo } from '../../lib/text/trail-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import { Sign } from '../../ui/status.tsx';
import styles from './hero.module.css';
import later from './hero-later.module.css';
import patch from './patch.module.css';
import snipe from './snipe.module.css';
import { kidsAnswer, nearbyMessages, heroMessages as words } from './trail.messages.ts';

type Props = { trail: Trail; region: Region; picture: PictureData; photo?: Photo; badge?: PictureData; drives: string };

/** Longer names get a smaller font size, so that the band does not cover the picture. */
const longName = 26;

export function Hero({ trail, region, picture, photo, badge, drives }: Props) {
  const closures = getClosures(trail);
  const standing = standingStatus(closures);
  return (
    <div className={`${styles.hero} ${later.hero}`}>
      <div className={`${styles.picture} ${later.picture}`}>
        {photo ? <Photograph photo={photo} /> : <Picture picture={picture} cover first />}
        {trail.listed && <Label standing={standing} />}
      </div>
      <Snipe standing={standing} canEnd={closures.some(({ expires }) => expires)} />
      <div className={`${styles.band} ${later.band}`} data-badge={trail.badge ?? undefined}>
        <a className={`${styles.region} ${later.region}`} href={region.path}>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </a>
        <h1 className={trail.park.length > longName ? `${styles.long} ${later.long}` : undefined}>{trail.park}</h1>
        <p className={`${styles.trail} ${later.trail}`}>{trail.trail}</p>
        {trail.listed && (
          <ul className={`${styles.figures} ${later.figures}`} aria-label={words.atAGlance}>
            {atAGlance(trail).map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
            {standing.kind !== 'closed' && <li className={later.kids}>{kidsAnswer(trail.kids).atAGlance}</li>}
          </ul>
        )}
        {badge && (
          <a className={`${styles.patch} ${patch.patch}`} href="#badge" aria-label={words.badge(trail.badge)}>
            <img src={badge.src} alt="" width={badge.width} height={badge.height} />
            <svg className={patch.star} viewBox="0 0 100 100" aria-hidden="true">
              <path d={northStar} />
            </svg>
          </a>
        )}
        <Actions trail={trail} drives={drives} />
      </div>
    </div>
  );
}

const northStar = 'M50 0L54 38L68 32L62 46L100 50L62 54L68 68L54 62L50 100L46 62L32 68L38 54L0 50L38 46L32 32L46 38z';

type Standing = { standing: HikeStatus };

/**
 * A paper label on the corner of the picture. The script (features/status/status.script.ts) shows the one that applies
 * today. What may close the hike is the headline then, and that nothing is posted the small print.
 */
function Label({ standing: { kind } }: Standing) {
  return (
    <>
      <p
        className={`${styles.label} ${later.label}`}
        data-status-label="none"
        hidden={kind === 'partly' || kind === 'closed'}
      >
        <Sign kind="none" />
        <Sign kind="hazard" />
        <span data-posted="">{statusMessages.none}</span>
        <span data-may-close="" hidden />
      </p>
      <p className={`${styles.label} ${later.label}`} data-status-label="partly" hidden={kind !== 'partly'}>
        <Sign kind="partly" /> {statusMessages.partly}
      </p>
    </>
  );
}

/** The strip pasted over the poster of a closed hike. The script changes its word when an announced end has passed. */
function Snipe({ standing: { kind, until }, canEnd }: Standing & { canEnd: boolean }) {
  return (
    <p className={`${styles.snipe} ${snipe.snipe}`} data-status-label="closed" hidden={kind !== 'closed'}>
      <span>
        <b>
          <Sign kind="closed" />{' '}
          {canEnd ? <span data-status-word="">{statusMessages.closed}</span> : statusMessages.closed}
        </b>
        <i data-until="">{until && through(until)}</i>
      </span>
    </p>
  );
}

/** Directions come first, or the hikes nearby if this one is closed. Saving and sharing need the script. */
function Actions({ trail, drives }: Pick<Props, 'trail' | 'drives'>) {
  return (
    <div className={`${styles.actions} ${later.actions}`}>
      {trail.listed && (
        <OutboundLink className={styles.go} href={directionsTo(trail.trailhead)}>
          <Icon drawing={icons.navigation} />
          <span>
            {words.directions}
            <small
              data-drive={drives}
              data-latitude={trail.trailhead.latitude}
              data-longitude={trail.trailhead.longitude}
            />
          </span>
        </OutboundLink>
      )}
      <a className={`${styles.go} ${styles.instead}`} href="#nearby">
        <Icon drawing={icons.signpost} /> <span>{nearbyMessages.title}</span>
      </a>
      {trail.listed && <SaveHikeButton trail={trail} />}
      <span className={styles.share} data-needs-script="">
        <button type="button" data-share="" hidden>
          <Icon drawing={icons.share} /> {words.share}
        </button>
        <output />
      </span>
      {hasServer && trail.badge && (
        <>
          <a className={`${styles.try} ${later.try}`} href={tryAddress(trail.badge)}>
            <Icon drawing={icons.medal} /> {words.tryForBadge}
          </a>
          <a className={styles.tryOfClosed} href="#badge">
            <Icon drawing={icons.medal} /> {words.tryForBadge}
          </a>
          <a className={styles.earned} href="#badge" data-earned-here="">
            <Icon drawing={icons.checkSeal} /> <span aria-hidden="true">{words.earned}</span>
          </a>
        </>
      )}
    </div>
  );
}

/** In the best format that the browser supports, at the width it needs. */
function Photograph({ photo: { sizes, alt, focus } }: { photo: Photo }) {
  const addresses = (format: 'avif' | 'webp') =>
    sizes.map((size) => `${photoAddress(size[format])} ${size.width}w`).join(', ');
  const { width = 0, height = 0, webp = '' } = sizes.at(-1) ?? {};
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes="100vw" />
      <source type="image/webp" srcSet={addresses('webp')} sizes="100vw" />
      <Picture picture={{ src: photoAddress(webp), width, height, alt, focus }} cover first />
    </picture>
  );
}
