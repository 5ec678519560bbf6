/** The frame of every page: head, header, main, footer. */
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useRouteLoaderData } from 'react-router';
import { site } from '../content/site.ts';
import type { Route } from './+types/root';
import gothic from './fonts/league-gothic.woff2';
import serif from './fonts/trail-serif.woff2';
import boldSerif from './fonts/trail-serif-bold.woff2';
import { readGuide } from './lib/guide.server.ts';
import { minimumBrowsers } from './lib/minimum-browsers.server.ts';
import { usePageHandle } from './lib/page-handle.ts';
import { readScripts } from './lib/scripts.server.ts';
import { hasServer } from './lib/server.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/marks.css';
import '#build/regions.css';
import { DeerSeason } from './layout/deer-season.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { unsupportedBrowserMessage } from './layout/minimum-browsers.messages.ts';
import styles from './layout/skip-link.module.css';
import { withoutServerMessages as words } from './layout/without-server.messages.ts';
import { Article } from './ui/article.tsx';
import { navMessages } from './ui/nav.messages.ts';

/** Each is on the first screen; in bold at least “Sign in”. */
const fontAhead = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  ...[gothic, serif, boldSerif].map((href) => ({ ...fontAhead, href })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader() {
  const { pictures, year } = readGuide();
  const scripts = readScripts();
  return {
    logo: pictures.logo,
    startingLines: scripts.starting,
    kinds: scripts.kinds,
    islands: scripts.islands,
    firstScripts: scripts.first,
    unsupportedBrowserMessage: unsupportedBrowserMessage(minimumBrowsers),
    devScripts: scripts.devScripts,
    analyticsScript: process.env.ANALYTICS_SCRIPT,
    year,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const { header, scripts = 'article' } = usePageHandle();
  const PageHeader = (hasServer && header) || Header;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f5eedd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1b20" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {frame?.devScripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        {frame && <Starting scripts={frame.kinds[scripts].join(' ')} lines={frame.startingLines} />}
        {frame?.analyticsScript && <script async src={frame.analyticsScript} data-analytics="" />}
      </head>
      <body>
        <SkipLink />
        {frame && <PageHeader logo={frame.logo} />}
        <DeerSeason />
        <main id="main">{children}</main>
        {frame && <Footer logo={frame.logo} year={frame.year} site={site} />}
      </body>
    </html>
  );
}

/** While developing, where nothing is bundled, as a script of its own. */
function Starting({ scripts, lines }: { scripts: string; lines: string | undefined }) {
  if (lines === undefined) return <script type="module" src="/web/site-script/starting.ts" data-scripts={scripts} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and named in the policy of the page
  return <script data-scripts={scripts} dangerouslySetInnerHTML={{ __html: lines }} />;
}

export default function Root() {
  const { needsServer } = usePageHandle();
  return needsServer && !hasServer ? <WithoutServer /> : <Outlet />;
}

function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {navMessages.skip}
    </a>
  );
}

/** Replaces pages that need our server where there is none. */
const WithoutServer = () => (
  <Article title={words.title} lead={words.lead} note={<a href="/badge-catalog">{words.badges}</a>} />
);
