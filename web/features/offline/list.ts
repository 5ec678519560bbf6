/** A file of the guide: its URL and revision; files with a content hash in their name have none. */
export type OfflineFile = [url: string, revision?: string];

/** The whole guide as one download, written by the build (tools/build/offline.ts) and inlined in the service worker. */
export type OfflineGuide = {
  /** Compressed, as transferred. */
  bytes: number;
  /** The URL of the file list. */
  list: string;
};

/** Messages between a page and the service worker. */
export type PageMessage = { kind: 'status' } | { kind: 'download' };
export type WorkerMessage = {
  kind: 'offline-status';
  bytes: number;
  /** Whether all of the current build is on the device. */
  isCached: boolean;
  /** Whether a download has just ended, complete or not. */
  ended: boolean;
};
