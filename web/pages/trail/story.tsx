import { site } from '../../../content/site.ts';
import type { Picture } from '../../../domain/pictures.ts';
import type { Trail } from '../../../domain/trail.ts';
import { dateInWords } from '../../../domain/units.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './story.module.css';

type Props = { trail: Trail; picture: Picture; badge?: Picture; licence: { name: string; url: string } };

export function Story({ trail, picture, badge, licence }: Props) {
  const [first, ...rest] = trail.story.paragraphs;
  return (
    <article className={styles.story}>
      {trail.notices.map((notice) => (
        <Notice key={notice.text} notice={notice} />
      ))}
      <h2>{trail.story.headline}</h2>
      <p className={styles.first}>{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {trail.hunterNote && <HunterNote text={trail.hunterNote} badge={badge} />}
      <p className={styles.credit}>
        Illustration: <OutboundLink href={picture.src}>{site.name}</OutboundLink>,{' '}
        <OutboundLink href={licence.url}>{licence.name}</OutboundLink>. Facts from {trail.sources.join(', ')}; checked{' '}
        <time dateTime={trail.checked}>{dateInWords(trail.checked)}</time>.
      </p>
    </article>
  );
}

function HunterNote({ text, badge }: { text: string; badge?: Picture }) {
  return (
    <aside className={`sewn ${styles.hunters}`}>
      {badge && <img src={badge.src} alt="" width={badge.width} height={badge.height} loading="lazy" />}
      <div>
        <h3>Note for badge hunters</h3>
        <p>{text}</p>
      </div>
    </aside>
  );
}
