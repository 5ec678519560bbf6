/** Whether the source watch can read a page, and what of it: requests it now, stores nothing. Needs CONTACT, as the server does. */
import { readConfig } from '../../server/config.ts';
import { makeAsk } from '../../server/features/watch/ask.ts';
import { noValidators, userAgentOf } from '../../server/http/fetch-text.ts';
import { readVersion } from '../../server/site/build-info.ts';
import { Refusal } from './operator.ts';

const lettersShown = 300;

export async function watchPage(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Refusal('Expected a URL: npm run -s desk -- watch https://www.dnr.state.mn.us/…');
  const { siteDir, publicUrl, watchContact: contact = '' } = readConfig({ ...env, WATCH: 'on' });
  const userAgent = userAgentOf({ version: readVersion(siteDir), origin: publicUrl ?? 'not open yet', contact });
  const answer = await makeAsk(userAgent)(url, noValidators);
  if ('why' in answer) throw new Refusal(`${url} cannot be read: ${answer.why}. User-Agent: ${userAgent}`);
  const text = answer.kind === 'read' ? answer.text : '';
  return [
    `${url} can be read. User-Agent: ${userAgent}`,
    `Its main text has ${text.length} characters, and starts:`,
    text.slice(0, lettersShown),
  ].join('\n');
}
