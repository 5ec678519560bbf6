/** For visitors whose browser is too old for an island. */
type Browsers = readonly { browser: string; version: string }[];

/** The iPhone's browser is listed as Safari. */
export function newerBrowserNeeded(floor: Browsers): string {
  const named = floor.filter(({ browser }) => browser !== 'iOS').map(({ browser, version }) => `${browser} ${version}`);
  return `This part of the page needs a newer browser: ${named.join(', ')}, or later. You can read every hike in the one you have.`;
}
