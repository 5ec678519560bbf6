import styles from './icon.module.css';

/** A drawing from icons.ts, inlined. The second tone is shifted a little, like a misregistered ink. */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  const [tone, line] = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 268 268" aria-hidden="true">
      <path className={styles.tone} d={tone} transform="translate(11 11)" />
      <path d={line} />
    </svg>
  );
}
