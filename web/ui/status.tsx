/** The symbols of closures, hazards and news: each has its own shape, the same in rows, maps, notices and print. */
import type { StatusKind } from '../../domain/status/kinds.ts';
import { statusWord } from '../../domain/status/status.messages.ts';
import { getWarnings, type HikeStatus } from '../../domain/status/status.ts';
import type { SlotAttributes } from '../lib/part.ts';
import styles from './status.module.css';
import word from './status-word.module.css';

export type SignKind = StatusKind | 'none' | 'alert' | 'seen';

const octagon = 'M8 2h8l6 6v8l-6 6H8l-6-6V8z';
const triangle = <path d="M12 3l10 18H2zM12 10v5m0 2.5v.5" />;
const square = <path d="M3 3h18v18H3zM12 11v6m0-9.5v.5" />;
const shapes: Record<SignKind, React.ReactNode> = {
  /** An octagon with an X. */
  closed: <path d={`${octagon}M8.5 8.5l7 7m0-7l-7 7`} />,
  /** An octagon, its left half inked. */
  partly: (
    <>
      <path d="M12 2H8L2 8v8l6 6h4z" fill="currentColor" />
      <path d={octagon} />
    </>
  ),
  none: <path d="M4 13l5 5L20 7" />,
  hunt: triangle,
  ski: triangle,
  hazard: triangle,
  hunters: square,
  information: square,
  alert: <path d="M12 1.5L22.5 12 12 22.5 1.5 12zM12 7.5v5m0 2.5v.5" />,
  seen: <path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8 12.5l3 3 5-6" />,
};

type SignProps = { kind: SignKind; className?: string; box?: Box; slot?: SlotAttributes };

/** On a map, in its units. */
type Box = { x: number; y: number; width: number; height: number };

export function Sign({ kind, className = '', box, slot }: SignProps) {
  return (
    <svg
      className={box ? undefined : `${styles.sign} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-sign={kind}
      {...box}
      {...slot}
    >
      {shapes[kind]}
    </svg>
  );
}

/** The symbol with its word. */
type StatusProps = Pick<HikeStatus, 'kind' | 'isPastEnd'> & { className?: string };

export function Status({ kind, isPastEnd, className = '' }: StatusProps) {
  return (
    <span className={`${word.status} ${className}`} data-status={kind}>
      <Sign kind={kind} /> {statusWord(kind, { isPastEnd })}
    </span>
  );
}

/** Everything to warn of, one below the other. */
export const Warnings = ({ status, className }: { status: HikeStatus; className?: string }) =>
  getWarnings(status).map((kind) => (
    <Status key={kind} kind={kind} isPastEnd={status.isPastEnd} className={className} />
  ));
