let isAsked = false;

/**
 * Some browsers empty the storage of a site that was not visited for a week, which is as long as a claim may wait. Some
 * ask the visitor, who is not to be asked twice, nor waited for.
 */
export async function keepFromClearing(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // no say in it
  }
}
