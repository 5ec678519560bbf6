/** The three engines, and where they and their drivers are installed: Debian's packages, so that driver and browser versions match. */
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

/** What each engine needs: the file that is looked for, and the Debian package that contains it. */
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

/** For the setup script: the packages that are missing. */
if (import.meta.main) console.log(engineNames.flatMap(packagesMissingFor).join(' '));
