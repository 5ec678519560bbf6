/** Retention of each kind of data: applied by the server and the operator commands, quoted by policies and pages. */
export const retention = {
  /** The position of a claim, from when it was taken. */
  positionDays: 90,
  sessionDays: 30,
  /** A pending sign-in, and the rate limit of sign-ins per network address. */
  signInMinutes: 10,
  /** Reports from readers, unless resolved earlier. */
  reportDays: 180,
  /** A report that was rejected, or whose page was corrected. */
  answeredReportDays: 7,
  /** A steward's answer to a queue item. */
  answerDays: 400,
  /** Appeals and their answers. */
  appealDays: 180,
  /** Tombstone of a removed saved hike, for devices that have not synced yet. */
  takenOffDays: 90,
  /** The key that ties the condition reports of a day to accounts, from the start of that day. */
  conditionKeyDays: 8,
  /** Database backups that `npm run backup` writes to a folder. */
  backupDays: 14,
} as const;

export const dayMs = 24 * 60 * 60_000;
