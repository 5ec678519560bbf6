import { site } from '../../../content/site.ts';
import type { Photo } from '../../../domain/pictures/photos.ts';
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { dateInWords } from '../../../domain/units.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './story.module.css';
import { storyWords as words } from './words.ts';

type License = { name: string; url: string };
type Props = { trail: Trail; picture: Picture; photo?: Photo; badge?: Picture; license: License };

export function Story({ trail, picture, photo, badge, license }: Props) {
  const [first, ...rest] = trail.story.paragraphs;
  return (
    <article className={styles.story}>
      <h2>{trail.story.headline}</h2>
      <p className={styles.first}>{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {trail.hunterNote && <HunterNote text={trail.hunterNote} badge={badge} />}
      <p className={styles.credit}>
        {photo ? <PhotoCredit photo={photo} /> : <PictureCredit picture={picture} license={license} />}{' '}
        {words.checked(trail.sources)} <time dateTime={trail.checked}>{dateInWords(trail.checked)}</time>.
      </p>
    </article>
  );
}

function PictureCredit({ picture, license }: { picture: Picture; license: License }) {
  return (
    <>
      {words.illustration} <OutboundLink href={picture.src}>{site.name}</OutboundLink>,{' '}
      <OutboundLink href={license.url}>{license.name}</OutboundLink>.
    </>
  );
}

/** What the licenses ask for: the author, the source, the license, and that it was changed. */
function PhotoCredit({ photo: { author, source, license } }: { photo: Photo }) {
  return (
    <>
      {words.photograph(author)}, <OutboundLink href={source}>{words.source}</OutboundLink>,{' '}
      <OutboundLink href={license.url}>{license.name}</OutboundLink>, {words.resized}.
    </>
  );
}

function HunterNote({ text, badge }: { text: string; badge?: Picture }) {
  return (
    <aside className={`sewn ${styles.hunters}`}>
      {badge && <img src={badge.src} alt="" width={badge.width} height={badge.height} loading="lazy" />}
      <div>
        <h3>{words.hunters}</h3>
        <p>{text}</p>
      </div>
    </aside>
  );
}
