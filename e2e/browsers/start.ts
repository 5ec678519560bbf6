/** Starts an engine; each has its own way to do what WebDriver does not cover. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Point } from '../../domain/geo/geo.ts';
import { browserArguments } from '../browser.ts';
import { DriverError, type Send, sessionOverHttp } from './commands.ts';
import { type EngineName, engineBinaries } from './engines.ts';
import { sessionOverMarionette } from './marionette.ts';
import { getFirstLine, startDriver, startProcess, stopProcess } from './processes.ts';
import { until } from './until.ts';

export type Light = 'day' | 'night';

export type Habits = {
  /** Whether the back/forward cache is on. */
  hasBfcache?: boolean;
  /** Whether a command waits for the load event; false for tests of what happens before it. */
  waitsForLoad?: boolean;
};

export type Paper = 'letter' | 'a4';
const paperInCm = { letter: { width: 21.59, height: 27.94 }, a4: { width: 21, height: 29.7 } };

export type Engine = {
  send: Send;
  resize(width: number, height: number): Promise<void>;
  standAt(place: Point, accuracy: number): Promise<void>;
  /** Sets the preferred color scheme, which is light at first. */
  setLight(light: Light): Promise<void>;
  print(paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
};

export function startEngine(name: EngineName, habits: Habits = {}): Promise<Engine> {
  const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }[name];
  return start({ hasBfcache: true, waitsForLoad: true, ...habits });
}

const loadStrategy = ({ waitsForLoad }: Habits) => ({ pageLoadStrategy: waitsForLoad ? 'normal' : 'none' });

async function startChromium(habits: Habits): Promise<Engine> {
  const driver = await startDriver(engineBinaries.chromedriver);
  const args = [...browserArguments, '--headless=new', '--hide-scrollbars', '--window-size=1500,1000'];
  if (!habits.hasBfcache) args.push('--disable-back-forward-cache');
  const { send, sendOwn, end } = await sessionOverHttp(driver.address, {
    ...loadStrategy(habits),
    'goog:chromeOptions': { binary: engineBinaries.chromium, args, excludeSwitches: ['disable-back-forward-cache'] },
  });
  const tell = (cmd: string, params: object) => sendOwn('/goog/cdp/execute', { cmd, params });
  const setLight = async (light: Light) => {
    const scheme = { name: 'prefers-color-scheme', value: light === 'night' ? 'dark' : 'light' };
    await tell('Emulation.setEmulatedMedia', { features: [scheme] });
  };
  await setLight('day');
  return {
    send,
    async resize(width, height) {
      await tell('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    },
    async standAt({ latitude, longitude }, accuracy) {
      await tell('Browser.grantPermissions', { permissions: ['geolocation'] });
      await tell('Emulation.setGeolocationOverride', { latitude, longitude, accuracy });
    },
    setLight,
    print: (paper) => printByStandard(send, paper),
    async close() {
      await end();
      await driver.stop();
    },
  };
}

async function startFirefox(habits: Habits): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lightPreference = 'layout.css.prefers-color-scheme.content-override';
  const preferences = {
    'marionette.port': 0,
    'permissions.default.geo': 1,
    'ui.useOverlayScrollbars': 1,
    [lightPreference]: 1,
    'browser.sessionhistory.max_total_viewers': habits.hasBfcache ? 8 : 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'geo.provider.testing': true,
    // Otherwise a position of an earlier test may be reused, even with a `maximumAge` of 0.
    'geo.provider.network.debug.requestCache.enabled': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const browser = startProcess(engineBinaries.firefox, args, {
    MOZ_HEADLESS_WIDTH: '1600',
    MOZ_HEADLESS_HEIGHT: '1200',
  });
  browser.stdout.resume();
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await until(
    'Firefox listens',
    () => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')),
    120_000,
  );
  const { send, sendOwn, end } = await sessionOverMarionette(port, loadStrategy(habits));
  /** Runs in the context of the browser's own window, outside of the page. */
  const tell = async (script: string, ...values: unknown[]) => {
    await sendOwn('Marionette:SetContext', { value: 'chrome' });
    await send('run', { script, args: values });
    await sendOwn('Marionette:SetContext', { value: 'content' });
  };
  return {
    send,
    resize: (width, height) =>
      tell(
        `const [width, height] = arguments;
         const { style } = gBrowser.selectedBrowser;
         Object.assign(style, { width: width + 'px', minWidth: '0', maxWidth: width + 'px', height: height + 'px', maxHeight: height + 'px' });`,
        width,
        height,
      ),
    async standAt({ latitude, longitude }, accuracy) {
      const answer = JSON.stringify({ location: { lat: latitude, lng: longitude }, accuracy });
      await tell(
        `Services.prefs.setStringPref('geo.provider.network.url', arguments[0])`,
        `data:application/json,${encodeURIComponent(answer)}`,
      );
    },
    setLight: (light) =>
      tell('Services.prefs.setIntPref(arguments[0], arguments[1])', lightPreference, light === 'night' ? 0 : 1),
    print: (paper) => printByStandard(send, paper),
    async close() {
      end();
      await stopProcess(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startWebKit(habits: Habits): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startProcess(engineBinaries.xvfb, screenArgs);
  const driver = await startDriver(engineBinaries.webkitDriver, { DISPLAY: `:${await getFirstLine(screen)}` });
  const args = ['-m', resolve('e2e/browsers/webkit-browser.js'), folder];
  if (habits.hasBfcache) args.push('keeps-pages');
  const { send, end } = await sessionOverHttp(driver.address, {
    ...loadStrategy(habits),
    'webkitgtk:browserOptions': { binary: engineBinaries.gjs, args },
  });
  return {
    send,
    async resize(width, height) {
      await send('setWindow', { width, height });
    },
    async standAt({ latitude, longitude }, accuracy) {
      writeFileSync(join(folder, 'position'), JSON.stringify({ latitude, longitude, accuracy }));
    },
    async setLight(light) {
      writeFileSync(join(folder, 'light'), light);
    },
    async print(paper) {
      const printed = join(folder, 'printed.pdf');
      rmSync(printed, { force: true });
      writeFileSync(join(folder, 'paper'), { letter: 'na_letter', a4: 'iso_a4' }[paper]);
      return until('WebKit has printed', () => existsSync(printed) && readFileSync(printed));
    },
    async close() {
      await end().catch(unlessGone);
      await driver.stop();
      await stopProcess(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function printByStandard(send: Send, paper: Paper): Promise<Buffer> {
  return Buffer.from(await send<string>('print', { page: paperInCm[paper] }), 'base64');
}

/** WebKit may close its last tab before it has answered the command. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DriverError && error.code === 'no such window')) throw error;
}
