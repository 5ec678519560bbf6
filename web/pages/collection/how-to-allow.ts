/** How to let this site read the position, in the browser at hand. */
export function howToAllow(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent))
    return 'Allow it: in Settings, Privacy & Security, Location Services, let your browser use the location; then tap the page settings beside the address and allow Location. Then try again.';
  if (/Android/.test(userAgent))
    return 'Allow it: tap the icon left of the address, then Permissions, and turn Location on. Then try again.';
  if (/Firefox/.test(userAgent))
    return 'Allow it: click the crossed-out location sign beside the address and remove the block. Then try again.';
  return 'Allow it: click the icon left of the address and turn Location on for this site. Then try again.';
}
