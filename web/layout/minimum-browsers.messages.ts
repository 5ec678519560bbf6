/** For visitors whose browser is too old for an island. */
type Browsers = readonly { browser: string; version: string }[];

/** The iPhone's browser is listed as Safari. */
export function unsupportedBrowserMessage(minimumBrowsers: Browsers): string {
  const named = minimumBrowsers
    .filter(({ browser }) => browser !== 'iOS')
    .map(({ browser, version }) => `${browser} ${version}`);
  return `This part of the page needs a newer browser: ${named.join(', ')}, or later. You can read every hike in the one you have.`;
}
