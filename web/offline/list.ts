/** A file of the guide: its address and revision; those whose name changes with their content have none. */
export type OfflineFile = [url: string, revision?: string];

/**
 * What is kept on the device together, written by the build (tools/offline.ts) and known to the service worker. A guide of many
 * hikes comes in parts: what every reader needs, and each region for those who ask for it.
 */
export type OfflinePart = {
  /** Over the wire, compressed. */
  bytes: number;
  /** The address of the list of its files. */
  list: string;
  /** None for what every reader needs. */
  region?: { slug: string; name: string; pages: string[] };
};

/** Messages between a page and the service worker. */
export type PageMessage =
  | { kind: 'how-much' }
  | { kind: 'download'; region?: string }
  | { kind: 'give-back'; region: string };
export type WorkerMessage = {
  kind: 'offline';
  parts: PartOnDevice[];
  /** Whether a download has just come to its end, all of it or not. */
  ended: boolean;
};
export type PartOnDevice = Pick<OfflinePart, 'bytes' | 'region'> & {
  /** Asked for, or needed by everybody. */
  isWanted: boolean;
  /** All of it, as it is now. */
  isKept: boolean;
};
