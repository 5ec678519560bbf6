/** The landing page of a report sent without JavaScript: thanks, or what to do instead. */
import { mistakeReportPages } from '../../../domain/wire/mistake-reports.ts';
import { pages } from '../../features/mistake-reports/mistake-reports.messages.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article } from '../../ui/article.tsx';
import type { Route } from './+types/report';

export function loader({ request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).pathname.startsWith(mistakeReportPages.sent);
  return { isSent, card: getPicture(readGuide().pictures.cards, '/') };
}

export const handle: PageHandle = { needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { isSent, card } = loaderData;
  const { title, description } = isSent ? pages.sent : pages.notSent;
  return head({ path: isSent ? mistakeReportPages.sent : mistakeReportPages.notSent, title, description, card });
};

export default function ReportPage({ loaderData: { isSent } }: Route.ComponentProps) {
  if (isSent) return <Article title={pages.sent.title} lead={pages.sent.lead} />;
  const { title, lead, advice, about } = pages.notSent;
  const note = (
    <>
      {advice} <a href="/about">{about}</a>.
    </>
  );
  return <Article title={title} lead={lead} note={note} />;
}
