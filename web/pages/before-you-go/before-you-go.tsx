/** What applies to every hike, in one place: permits, hunts, winter, ticks, signal, tribal lands, wheels. */
import { resolve } from 'node:path';
import { loadBeforeYouGo } from '../../../content/before-you-go.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Article } from '../../ui/article.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { ProseBlocks } from '../../ui/prose.tsx';
import type { Route } from './+types/before-you-go';
import { messages } from './before-you-go.messages.ts';
import styles from './before-you-go.module.css';
import { getFigures } from './lists.ts';
import { Chairs, Hunts, Transit, Wheels } from './made-lists.tsx';

export function loader() {
  const { site, listed, pictures } = readGuide();
  return {
    prose: loadBeforeYouGo(getFigures(listed), resolve('content')),
    listed,
    picture: getPicture(pictures.regions, site.pictures.beforeYouGo),
    card: getPicture(pictures.cards, '/'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/before-you-go',
        title: loaderData.prose.title,
        description: loaderData.prose.summary,
        card: loaderData.card,
      })
    : [];

const signs: Record<string, string> = {
  permits: icons.ticket,
  'free-days': icons.gift,
  hunting: icons.binoculars,
  winter: icons.snowflake,
  ticks: icons.bug,
  signal: icons.signal,
  'no-trace': icons.leaf,
  'tribal-lands': icons.handshake,
  wheels: icons.wheelchair,
  'without-a-car': icons.bus,
};

export default function BeforeYouGoPage({ loaderData }: Route.ComponentProps) {
  const { prose, picture, listed } = loaderData;
  const made = {
    hunts: <Hunts hikes={listed} />,
    wheels: <Wheels hikes={listed} />,
    chairs: <Chairs hikes={listed} />,
    transit: <Transit hikes={listed} />,
  };
  return (
    <Article title={prose.title} lead={prose.lead} picture={picture}>
      <nav className={styles.topics} aria-label={messages.contents}>
        <ul>
          {prose.sections.map(({ title, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {prose.sections.map(({ title, anchor, short, blocks }) => (
        <section key={anchor} id={anchor} className={`oxford ${styles.topic}`} aria-labelledby={`${anchor}-title`}>
          <div className={styles.head}>
            <Icon drawing={signs[anchor] ?? icons.signpost} />
            <h2 id={`${anchor}-title`}>{title}</h2>
            <p className="dim">{short}</p>
          </div>
          <div className={styles.text}>
            <ProseBlocks blocks={blocks.filter(({ kind }) => kind !== 'source')} made={made} />
          </div>
        </section>
      ))}
      <details className={styles.sources}>
        <summary>{messages.howWeKnow}</summary>
        {prose.sections.map(({ title, anchor, blocks }) => (
          <div key={anchor}>
            <h3>{title}</h3>
            <ProseBlocks blocks={blocks.filter(({ kind }) => kind === 'source')} />
          </div>
        ))}
      </details>
    </Article>
  );
}
