import { type Photo, photoAddress } from '../../../domain/pictures/photos.ts';
import type { Picture as PictureData } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { Wish } from '../../features/wishes/wish.tsx';
import { atAGlance } from '../../lib/text/trail-figures.ts';
import { Picture } from '../../ui/picture.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import styles from './hero.module.css';
import patch from './patch.module.css';
import { heroWords } from './words.ts';

type Props = { trail: Trail; region: Region; picture: PictureData; photo?: Photo; badge?: PictureData };

/** Longer names take a smaller size, so that the band never eats the picture. */
const longName = 26;

export function Hero({ trail, region, picture, photo, badge }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        {photo ? <Photograph photo={photo} /> : <Picture picture={picture} cover first />}
      </div>
      <div className={styles.band}>
        <a className={styles.region} href={region.path}>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </a>
        <h1 className={trail.park.length > longName ? styles.long : undefined}>{trail.park}</h1>
        <p className={styles.trail}>{trail.trail}</p>
        {trail.listed && (
          <ul className={styles.facts} aria-label={heroWords.atAGlance}>
            {atAGlance(trail).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {trail.listed && (
          <div className={styles.wish} data-needs-script="">
            <Wish trail={trail} />
          </div>
        )}
        {badge && (
          <a className={`${styles.patch} ${patch.patch}`} href="#badge" aria-label={heroWords.badge(trail.badge)}>
            <img src={badge.src} alt="" width={badge.width} height={badge.height} />
          </a>
        )}
      </div>
    </div>
  );
}

/** In the best format that the browser knows, as wide as it needs. */
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
