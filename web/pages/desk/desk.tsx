/** The stewards' desk: prerendered empty; its content is loaded from the server for users with a role. */
import type { Picture } from '../../../domain/pictures/pictures.ts';
import { Desk } from '../../features/desk/desk.tsx';
import { type DeskGuide, shortPark } from '../../features/desk/shell/guide.ts';
import { deskPage, deskPage as words } from '../../features/desk/shell/shell.messages.ts';
import { AccountArea } from '../../layout/account-area.tsx';
import { Brand } from '../../layout/brand.tsx';
import header from '../../layout/header.module.css';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/desk';
import styles from './desk-header.module.css';

export function loader() {
  const { listed, regions, pictures } = readGuide();
  const parks = listed.map(({ park }) => shortPark(park));
  const guide: DeskGuide = {
    regions: regions.map(({ slug, code, name, there, badge }) => ({
      slug,
      code,
      name,
      there,
      badge: { shape: badge.shape },
    })),
    hikes: listed.map(({ slug, region, path, park, trail, official }) => {
      const name = shortPark(park);
      const isUnique = parks.filter((one) => one === name).length === 1;
      return { slug, region, path, park, trail, name: isUnique ? name : `${name}, ${trail}`, phone: official?.phone };
    }),
  };
  return { guide, card: getPicture(pictures.cards, '/') };
}

export const handle: PageHandle = { header: DeskHeader, scripts: 'app', needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/desk',
        title: words.title,
        description: words.description,
        card: loaderData.card,
        unlisted: true,
      })
    : [];

export default function DeskPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Island
        name="desk"
        props={{ guide: loaderData.guide }}
        render={Desk}
        withoutScript={<p data-why="">{words.withoutScript}</p>}
      />
    </div>
  );
}

/** The header of the desk, without the public menu, whose place on a phone the rooms take. */
function DeskHeader({ logo }: { logo: Picture }) {
  return (
    <header className={header.header}>
      <div className={`wrap ${header.inside}`}>
        <Brand logo={logo} />
        <span className={styles.tag}>{deskPage.tag}</span>
        <div className={`${header.account} ${styles.account}`}>
          <AccountArea />
        </div>
      </div>
    </header>
  );
}
