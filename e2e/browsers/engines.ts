/** The three engines that hikers hold, and where they and their drivers are: as Debian installs them, so that driver and browser fit. */
import { existsSync } from 'node:fs';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const binaries = {
  chromium: '/usr/bin/chromium',
  chromedriver: '/usr/bin/chromedriver',
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  gjs: '/usr/bin/gjs',
  xvfb: '/usr/bin/Xvfb',
};

/** What each engine needs, by the file that is looked for, and the package of Debian that brings it. */
const needs: Record<EngineName, [file: string, fromPackage: string][]> = {
  chromium: [
    [binaries.chromium, 'chromium'],
    [binaries.chromedriver, 'chromium-driver'],
  ],
  firefox: [[binaries.firefox, 'firefox-esr']],
  webkit: [
    [binaries.webkitDriver, 'webkit2gtk-driver'],
    [binaries.gjs, 'gjs'],
    [binaries.xvfb, 'xvfb'],
    ['/usr/share/doc/gir1.2-webkit2-4.1', 'gir1.2-webkit2-4.1'],
  ],
};

export const engineBinaries = binaries;

export const packagesMissingFor = (engine: EngineName): string[] =>
  needs[engine].filter(([file]) => !existsSync(file)).map(([, fromPackage]) => fromPackage);

/** For the set-up: the packages that are not here. */
if (import.meta.main) console.log(engineNames.flatMap(packagesMissingFor).join(' '));
