/** What pages and the worker tell each other about claims. */
import type { Claim } from './claim.ts';

export type ClaimMessage = { kind: 'changed' } | { kind: 'result'; claim: Claim };

export type ClaimChannel = {
  broadcast(message: ClaimMessage): void;
  /** Only from elsewhere: nobody hears themselves. */
  listen(react: (message: ClaimMessage) => void): void;
};

/** A page that the browser may bring back whole is deaf meanwhile: with an open channel it would not be kept. */
export function openClaimChannel(name: string, page: EventTarget = globalThis): ClaimChannel {
  let react: (message: ClaimMessage) => void = () => {};
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<ClaimMessage>) => react(data);
  };
  open();
  page.addEventListener('pageshow', open);
  page.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  return {
    broadcast: (message) => channel?.postMessage(message),
    listen: (listener) => {
      react = listener;
    },
  };
}
