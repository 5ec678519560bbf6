/** For whoever comes with a browser that a living part of a page cannot run in. */
type Browsers = readonly { browser: string; version: string }[];

/** An iPhone's browser is Safari to those who hold it. */
export function newerBrowserNeeded(floor: Browsers): string {
  const named = floor.filter(({ browser }) => browser !== 'iOS').map(({ browser, version }) => `${browser} ${version}`);
  return `This part of the page needs a newer browser: ${named.join(', ')}, or later. You can read every hike in the one you have.`;
}
