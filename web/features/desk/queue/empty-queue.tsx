import { monthAndDay } from '../../../lib/clock.ts';
import button from '../../../ui/button.module.css';
import desk from '../desk.module.css';
import { useDesk, useRegion } from '../shell/desk-context.ts';
import parts from '../shell/parts.module.css';
import { toHash } from '../shell/views.ts';
import { queueMessages as words } from './queue.messages.ts';
import styles from './queue.module.css';

type Props = { region: string; isFiltered: boolean; elsewhere: number; onElsewhere: () => void };

export function EmptyQueue({ region, isFiltered, elsewhere, onElsewhere }: Props) {
  const { notices } = useDesk();
  const here = useRegion(region);
  const there = here ? (here.there ?? words.inRegion(here.name)) : words.anywhere;
  const live = notices.value?.notices.filter(({ state }) => state === 'live') ?? [];
  const [next] = live.map(({ until }) => until).sort();
  if (isFiltered) return <p className={styles.nothing}>{words.emptyFilter}</p>;
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 320 150" aria-hidden="true">
        <path
          className={styles.trees}
          d="M18 149l22-62 22 62zM48 149l16-40 16 40zM230 149l22-70 22 70zM262 149l18-46 18 46zM208 149l14-34 14 34z"
        />
        <path className={styles.star} d="M161 20l5 15 15 5-15 5-5 15-5-15-15-5 15-5z" />
        <path className={styles.bench} d="M0 149h320M138 149v-24h46v24M132 125h58" />
      </svg>
      <h2>{words.emptyTitle}</h2>
      <p>
        {words.emptyHere(there)}{' '}
        {notices.value && words.noLiveNotices(live.length, next && monthAndDay(new Date(next)))}
      </p>
      <p className={desk.acts}>
        <a className={button.small} href={toHash('live')}>
          {words.seeLive}
        </a>
        {elsewhere > 0 && (
          <button className={parts.link} type="button" onClick={onElsewhere}>
            {words.elsewhere(elsewhere)}
          </button>
        )}
      </p>
    </div>
  );
}
