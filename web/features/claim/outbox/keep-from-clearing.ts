let isAsked = false;

/**
 * Some browsers evict the storage of a site that was not visited for a week, which is as long as a claim may wait. Some
 * prompt the visitor: so it is requested once and not awaited.
 */
export async function keepFromClearing(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // not supported
  }
}
