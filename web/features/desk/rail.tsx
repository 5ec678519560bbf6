/** The navigation between rooms: at the side on a laptop, at the bottom on a phone. */
import button from '../../ui/button.module.css';
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import styles from './rail.module.css';
import { hashOf, type Room } from './rooms.ts';
import { railWords, roleWords, roomNames } from './words.ts';

/** On a phone, `more` leads to the last ones. */
const tabs = [
  { room: 'queue', icon: icons.tray, covers: [] },
  { room: 'live', icon: icons.megaphone, covers: ['correct'] },
  { room: 'trailheads', icon: icons.trailhead, covers: [] },
  { room: 'more', icon: icons.more, covers: ['figures', 'people', 'revert', 'log'], on: 'phone' },
  { room: 'figures', icon: icons.chart, covers: [], on: 'laptop' },
  { room: 'people', icon: icons.users, covers: ['revert'], on: 'laptop', needs: 'keeper' },
  { room: 'log', icon: icons.scroll, covers: [], on: 'laptop' },
] as const satisfies { room: Room; icon: string; covers: Room[]; on?: string; needs?: string }[];

export function Rail({ room }: { room: Room }) {
  const { me, guide, notices, queue } = useDesk();
  const live = notices.value?.notices.filter(({ state }) => state === 'live').length ?? 0;
  const waiting = queue.value?.items.filter(({ mayAnswer }) => mayAnswer).length ?? 0;
  const nameOf = (slug: string) => guide.regions.find((region) => region.slug === slug)?.name ?? slug;
  return (
    <nav className={styles.rail} aria-label={railWords.label}>
      {me.role !== 'reader' && (
        <a className={`${button.main} ${styles.new}`} href={hashOf('close')} aria-current={current(room === 'close')}>
          <DeskIcon drawing={icons.barricade} />
          <span>{roomNames.close}</span>
        </a>
      )}
      {tabs
        .filter((tab) => !('needs' in tab) || me.role === tab.needs)
        .map((tab) => (
          <a
            key={tab.room}
            className={styles.tab}
            href={hashOf(tab.room)}
            data-on={'on' in tab ? tab.on : undefined}
            aria-current={current(tab.room === room || (tab.covers as readonly Room[]).includes(room))}
          >
            <DeskIcon drawing={tab.icon} />
            <span>{roomNames[tab.room]}</span>
            {tab.room === 'queue' && <Count count={waiting} words={railWords.count.queue} />}
            {tab.room === 'live' && <Count count={live} words={railWords.count.live} />}
          </a>
        ))}
      <div className={styles.who}>
        <p>
          <b>{me.name}</b> {roleWords(me, nameOf)}
        </p>
        <p>{me.role === 'reader' ? railWords.readOnly : railWords.never}</p>
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
