import { site } from '../../../content/site.ts';
import type { Photo } from '../../../domain/pictures/photos.ts';
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './story.module.css';
import { storyMessages as words } from './trail.messages.ts';

type Props = { trail: Trail; picture: Picture; photo?: Photo | undefined };

export function Story({ trail, picture, photo }: Props) {
  const [first, ...rest] = trail.story.paragraphs;
  return (
    <article className={styles.story}>
      <h2>{trail.story.headline}</h2>
      <p className={styles.first}>{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.credit}>
        {photo ? <PhotoCredit photo={photo} /> : <IllustrationCredit picture={picture} />}
      </p>
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

function IllustrationCredit({ picture }: { picture: Picture }) {
  return (
    <>
      {words.illustration} <OutboundLink href={picture.src}>{site.name}</OutboundLink>,{' '}
      <OutboundLink href={site.pictureLicense.url}>{site.pictureLicense.name}</OutboundLink>
    </>
  );
}
