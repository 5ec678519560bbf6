/** Messages about claims between pages and the service worker. */
import type { Claim } from './claim.ts';

export type ClaimMessage = { kind: 'changed' } | { kind: 'result'; claim: Claim };

export type ClaimChannel = {
  broadcast(message: ClaimMessage): void;
  /** Messages from other pages only: a page does not receive its own. */
  listen(react: (message: ClaimMessage) => void): void;
};

/** Closed while the page is in the back/forward cache: an open channel would make the page ineligible for it. */
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
