import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { EarnedMark } from '../../features/badges/earned-mark.tsx';
import { lackingLine } from '../../features/badges/earned-parts.ts';
import { tryForThis } from '../../features/claim/question.messages.ts';
import { tryAddress } from '../../features/claim/start-claim.ts';
import { comeBackMessages } from '../../features/status/conditions/ask.messages.ts';
import { hasServer } from '../../lib/server.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import { printPassport } from '../../ui/nav.messages.ts';
import styles from './badge-card.module.css';
import { badgeCard as words } from './trail.messages.ts';

export function BadgeCard({ trail, badge }: { trail: Trail; badge: Picture }) {
  return (
    <section
      className={`sewn ${styles.card}`}
      id="badge"
      aria-labelledby="badge-heading"
      data-badge={trail.badge ?? undefined}
    >
      <img src={badge.src} alt={badge.alt} width={badge.width} height={badge.height} loading="lazy" />
      <div className={styles.text} data-earned-here="">
        <h2 id="badge-heading">{words.title}</h2>
        <p className={styles.closed}>
          <b>{words.closed}</b>
        </p>
        <p {...lackingLine.slot('names')} hidden />
        <p data-until-earned="">{hasServer ? words.rule(trail.badge, trail.alsoAccept.length > 0) : trail.badge}</p>
      </div>
      <EarnedMark />
      {trail.hunterNote && (
        <div className={styles.hunters}>
          <h3>{words.hunters}</h3>
          <p>{trail.hunterNote}</p>
        </div>
      )}
      {hasServer ? (
        <Actions badge={trail.badge} />
      ) : (
        <a className={`${button.button} ${styles.collection}`} href="/badges/passport">
          {printPassport}
        </a>
      )}
    </section>
  );
}

function Actions({ badge }: Pick<Trail, 'badge'>) {
  return (
    <>
      <a className={`${button.main} ${styles.try}`} data-until-earned="" href={tryAddress(badge)}>
        <Icon drawing={pinArea} /> {tryForThis}
      </a>
      <p className={styles.here} data-once-earned="" hidden>
        <a className={button.main} data-report-here="" href="/badges/me">
          <Icon drawing={pinArea} /> {comeBackMessages.report}
        </a>
        <small>{comeBackMessages.about}</small>
      </p>
      <a className={`${button.button} ${styles.collection}`} href="/badges/me">
        {words.collection}
      </a>
    </>
  );
}
