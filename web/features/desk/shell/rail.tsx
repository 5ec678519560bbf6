/** The navigation between views: at the side on a laptop, at the bottom on a phone. */
import button from '../../../ui/button.module.css';
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import styles from './rail.module.css';
import { getRoleMessage, railMessages, viewNames } from './shell.messages.ts';
import { toHash, type View } from './views.ts';

/** On a phone, `more` leads to the last ones. */
const tabs = [
  { view: 'queue', icon: icons.tray, covers: [] },
  { view: 'live', icon: icons.megaphone, covers: ['correct'] },
  { view: 'trailheads', icon: icons.trailhead, covers: [] },
  { view: 'more', icon: icons.more, covers: ['figures', 'people', 'log'], on: 'phone' },
  { view: 'figures', icon: icons.chart, covers: [], on: 'laptop' },
  { view: 'people', icon: icons.users, covers: [], on: 'laptop', needs: 'keeper' },
  { view: 'log', icon: icons.scroll, covers: [], on: 'laptop' },
] as const satisfies { view: View; icon: string; covers: View[]; on?: string; needs?: string }[];

export function Rail({ view }: { view: View }) {
  const { me, guide, notices, queue } = useDesk();
  const live = notices.value?.notices.filter(({ state }) => state === 'live').length ?? 0;
  const waiting = queue.value?.items.filter(({ mayAnswer }) => mayAnswer).length ?? 0;
  const getName = (slug: string) => guide.regions.find((region) => region.slug === slug)?.name ?? slug;
  return (
    <nav className={styles.rail} aria-label={railMessages.label}>
      {me.role !== 'reader' && (
        <a className={`${button.main} ${styles.new}`} href={toHash('close')} aria-current={current(view === 'close')}>
          <DeskIcon drawing={icons.barricade} />
          <span>{viewNames.close}</span>
        </a>
      )}
      {tabs
        .filter((tab) => !('needs' in tab) || me.role === tab.needs)
        .map((tab) => (
          <a
            key={tab.view}
            className={styles.tab}
            href={toHash(tab.view)}
            data-on={'on' in tab ? tab.on : undefined}
            aria-current={current(tab.view === view || (tab.covers as readonly View[]).includes(view))}
          >
            <DeskIcon drawing={tab.icon} />
            <span>{viewNames[tab.view]}</span>
            {tab.view === 'queue' && <Count count={waiting} words={railMessages.count.queue} />}
            {tab.view === 'live' && <Count count={live} words={railMessages.count.live} />}
          </a>
        ))}
      <div className={styles.who}>
        <p>
          <b>{me.name}</b> {getRoleMessage(me, getName)}
        </p>
        <p>{me.role === 'reader' ? railMessages.readOnly : railMessages.never}</p>
      </div>
    </nav>
  );
}

const current = (isHere: boolean) => (isHere ? 'page' : undefined);

function Count({ count, words }: { count: number; words: (count: number) => string }) {
  if (count === 0) return null;
  return (
    <i>
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">{words(count)}</span>
    </i>
  );
}
