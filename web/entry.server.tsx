/** Renders a page at build time and in development, without streaming: no one waits for the first byte. */
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await page.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
