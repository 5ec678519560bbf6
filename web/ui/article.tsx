/** The layout of text pages: a title, sections under an Oxford rule, the link back. */
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../domain/pictures/pictures.ts';
import styles from './article.module.css';
import sections from './article-sections.module.css';
import { FirstScreenEnds } from './first-screen-ends.tsx';
import { BackLink } from './links.tsx';
import { Picture } from './picture.tsx';
import plate from './plate.module.css';

type Props = { title: string; lead: ReactNode; picture?: PictureData; note?: ReactNode; children?: ReactNode };

export function Article({ title, lead, picture, note, children }: Props) {
  return (
    <article className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {note && <p className="dim">{note}</p>}
        </div>
        {picture && (
          <div className={`${plate.plate} ${styles.picture}`}>
            <Picture picture={picture} cover first />
          </div>
        )}
      </header>
      <FirstScreenEnds />
      {children}
      <p className={sections.back}>
        <BackLink />
      </p>
    </article>
  );
}

type SectionProps = { title: string; anchor?: string; children: ReactNode };

export function ArticleSection({ title, anchor, children }: SectionProps) {
  return (
    <section className={`oxford ${sections.section}`} id={anchor}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
