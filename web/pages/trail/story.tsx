import type { Photo } from '../../../domain/pictures/photos.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './story.module.css';
import { storyWords as words } from './words.ts';

type Props = { trail: Trail; photo?: Photo };

export function Story({ trail, photo }: Props) {
  const [first, ...rest] = trail.story.paragraphs;
  return (
    <article className={styles.story}>
      <h2>{trail.story.headline}</h2>
      <p className={styles.first}>{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {photo && (
        <p className={styles.credit}>
          <PhotoCredit photo={photo} />
        </p>
      )}
    </article>
  );
}

/** Required by the licenses: the author, the source, the license, and that it was changed. */
function PhotoCredit({ photo: { author, source, license } }: { photo: Photo }) {
  return (
    <>
      {words.photograph(author)}, <OutboundLink href={source}>{words.source}</OutboundLink>,{' '}
      <OutboundLink href={license.url}>{license.name}</OutboundLink>, {words.resized}.
    </>
  );
}
