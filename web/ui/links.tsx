/** Links that leave a page: forward, back, and to other sites. */
import type { ReactNode } from 'react';
import type { SlotAttributes } from '../lib/part.ts';
import { Arrow } from './arrow.tsx';
import styles from './button.module.css';
import { navMessages } from './nav.messages.ts';

type LinkProps = { href: string; children: ReactNode; className?: string };

/** @param slot if a script fills the link */
type OutboundProps = Omit<LinkProps, 'children'> & {
  children?: ReactNode;
  slot?: SlotAttributes;
};

/** To another site: a new tab without opener and referrer. */
export function OutboundLink({ href, children, className, slot }: OutboundProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" {...slot}>
      {children}
    </a>
  );
}

export function OutboundButton({ href, children }: LinkProps) {
  return (
    <OutboundLink className={styles.button} href={href}>
      {children} <Arrow to="on" />
    </OutboundLink>
  );
}

export function ButtonLink({ href, children, kind = 'button' }: LinkProps & { kind?: 'button' | 'main' | 'quiet' }) {
  return (
    <a className={kind === 'quiet' ? kind : styles[kind]} href={href}>
      {children}
    </a>
  );
}

/** To a fixed parent page. */
export function UpLink({ href, children, kind = 'button' }: LinkProps & { kind?: 'button' | 'quiet' }) {
  return (
    <ButtonLink href={href} kind={kind}>
      <Arrow to="back" /> {children}
    </ButtonLink>
  );
}

/** To the previous page: the script turns it into the browser's Back if there is one. */
export function BackLink() {
  return (
    <a className={styles.button} href="/hikes" data-back="">
      <Arrow to="back" /> {navMessages.back}
    </a>
  );
}
