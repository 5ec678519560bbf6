/** The frame of the pages that are mostly words: a title, sections under an Oxford rule, the way back. */
import type { ReactNode } from 'react';
import styles from './article.module.css';
import { BackLink } from './links.tsx';

export function Article({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="wrap">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <p className={styles.back}>
        <BackLink />
      </p>
    </article>
  );
}

export function ArticleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`oxford ${styles.section}`}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
