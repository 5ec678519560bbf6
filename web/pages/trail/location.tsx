import type { Credit } from '../../../content/credits.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import '../../styles/maps/common.css';
import '../../styles/maps/around.css';
import '../../styles/maps/locator.css';
import { directionsTo, mapsLink } from '../../lib/text/trail-figures.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { navigation } from '../../ui/icons.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { OutboundButton, OutboundLink } from '../../ui/links.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import plate from '../../ui/plate.module.css';
import styles from './location.module.css';
import { locationMessages as words } from './trail.messages.ts';

type Props = { trail: Trail; map: string; credits: readonly Credit[] };

export function Location({ trail, map, credits }: Props) {
  const { latitude, longitude, place, title = words.title } = trail.trailhead;
  const rings = map.includes('map-ring') ? trail.alsoAccept.map(({ place }) => place) : [];
  return (
    <section className={`oxford ${styles.location} ${trail.route ? styles.besideWalk : ''}`} aria-labelledby="location">
      <h2 id="location">{title}</h2>
      <figure className={plate.plate}>
        {trail.listed ? (
          <OutboundLink className={styles.map} href={mapsLink(trail)}>
            <InlineSvg svg={map} />
          </OutboundLink>
        ) : (
          <InlineSvg className={styles.map} svg={map} />
        )}
        <figcaption>
          <MapCredits credits={credits} />
        </figcaption>
      </figure>
      {trail.listed && (
        <div className={styles.row}>
          <p className="small dim">
            {place}
            <br />
            {latitude.toFixed(4)}, {longitude.toFixed(4)}
            {rings.length > 0 && <span className={styles.rings}>{words.alsoCounts(rings)}</span>}
          </p>
          <OutboundLink className={`${button.button} ${styles.directions}`} href={directionsTo(trail.trailhead)}>
            <Icon drawing={navigation} /> {words.directions}
          </OutboundLink>
          <OutboundButton href={mapsLink(trail)}>{words.googleMaps}</OutboundButton>
        </div>
      )}
    </section>
  );
}
