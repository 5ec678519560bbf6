/** What the whole guide consists of, written by the build (tools/offline.ts) and read by the service worker. */
export type OfflineList = {
  /** Over the wire, compressed. */
  bytes: number;
  /** Address and revision; files whose name changes with their content have none. */
  files: [url: string, revision?: string][];
};

/** Messages between a page and the service worker. */
export type PageMessage = { kind: 'how-much' } | { kind: 'download' };
export type WorkerMessage = {
  kind: 'offline';
  kept: number;
  total: number;
  bytes: number;
  /** Whether a download has just come to its end, all of it or not. */
  ended: boolean;
};
