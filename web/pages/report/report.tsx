/** The landing page of a report sent without JavaScript: thanks, or what to do instead. */
import { reportPages } from '../../../domain/wire/mistake-reports.ts';
import { pages } from '../../features/mistake-reports/mistake-reports.messages.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article } from '../../ui/article.tsx';
import type { Route } from './+types/report';

export function loader({ request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).pathname.startsWith(reportPages.sent);
  return { isSent, card: pictureOf(readGuide().pictures.cards, '/') };
}

export const handle: PageHandle = { needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { isSent, card } = loaderData;
  const { title, description } = isSent ? pages.sent : pages.notSent;
  return head({ path: isSent ? reportPages.sent : reportPages.notSent, title, description, card });
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
