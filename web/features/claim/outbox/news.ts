/** What pages and the worker tell each other about claims. */
import type { Claim } from './claim.ts';

export type News = { kind: 'changed' } | { kind: 'result'; claim: Claim };

export type NewsChannel = {
  tell(news: News): void;
  /** Only from elsewhere: nobody hears themselves. */
  listen(react: (news: News) => void): void;
};

/** A page that the browser may bring back whole is deaf meanwhile: with an open channel it would not be kept. */
export function openNewsChannel(name: string, page: EventTarget = globalThis): NewsChannel {
  let react: (news: News) => void = () => {};
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<News>) => react(data);
  };
  open();
  page.addEventListener('pageshow', open);
  page.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      react = listener;
    },
  };
}
