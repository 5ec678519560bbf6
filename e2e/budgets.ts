/** What a page may load, by its kind: script files at once, and, in a browser with everything live, requests. In KB as transferred. */
export const scriptBudgets = {
  article: { files: 2, kb: 5 },
  list: { files: 3, kb: 9 },
  now: { files: 3, kb: 12 },
  trail: { files: 3, kb: 16 },
} as const;

export const pageBudgets = {
  '/about': { requests: 14, kb: 70 },
  '/now': { requests: 20, kb: 95 },
  '/trails/north-shore/split-rock': { requests: 24, kb: 100 },
} as const;
