/** A visitor with a browser of one engine, signed out and without stored state at the start of each test. */
import axe from 'axe-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Point } from '../../domain/geo/geo.ts';
import { signInPath } from '../../domain/wire/sign-in.ts';
import { type RunningServer, startServer } from '../harness.ts';
import type { EngineName } from './engines.ts';
import { type Line, layLine } from './line.ts';
import { type Engine, type Habits, type Light, startEngine } from './start.ts';
import { Tab } from './tab.ts';
import { until } from './until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

const slowStartMs = 300_000;
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export function engineVisitor(habits: Habits = {}, environment: Record<string, string> = {}) {
  let engine: Engine;
  let tab: Tab;
  let server: RunningServer;
  let line: Line;
  beforeAll(async () => {
    line = await layLine();
    [server, engine] = await Promise.all([
      startServer({ PUBLIC_URL: line.origin, ...environment }),
      startEngine(inject('engine'), habits),
    ]);
    line.leadTo(server.origin);
    tab = new Tab(engine.send);
    tab.origin = line.origin;
  }, slowStartMs);
  afterAll(async () => {
    await engine?.close();
    line?.close();
    await server?.stop();
  }, slowStartMs);

  return {
    server: () => ({ ...server, databaseUrl: undefined }),
    /** Clears everything of an earlier visitor except the cached guide. */
    async arrive(path: string, { width, height } = phone) {
      line.mend();
      await tab.goTo('/robots.txt');
      await until('the server answers', () => tab.run(() => location.pathname === '/robots.txt'));
      await tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await tab.forgetCookies();
      await engine.resize(width, height);
      await tab.goTo(path);
      return { tab, line };
    },
    /** Waits until the guide is cached: then the page has nothing more to fetch. */
    async settle() {
      await tab.goTo('/about');
      await tab.text(/Ready offline/).appears();
    },
    async resize(width: number, height: number) {
      await engine.resize(width, height);
      await until(`the page is ${width} px wide`, async () => (await tab.run(() => innerWidth)) === width);
    },
    async setLight(light: Light) {
      await engine.setLight(light);
      const isNight = () => tab.run(() => matchMedia('(prefers-color-scheme: dark)').matches);
      await until(`it is ${light}`, async () => (await isNight()) === (light === 'night'));
    },
    standAt: (place: Point, accuracy = 5) => engine.standAt(place, accuracy),
    print: (paper: 'letter' | 'a4') => engine.print(paper),
  };
}

/** Signs in through the pages of the demo identity provider. */
export async function signIn(tab: Tab, name: string): Promise<void> {
  await tab.goTo(signInPath);
  await tab.field('Your name').clear();
  await tab.field('Your name').type(name);
  await tab.button('Sign in').click();
  await tab.arrivesAt('/badges/me');
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The axe rules whose result depends on the color scheme. */
export const rulesOfColor: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export async function axeIssues(
  tab: Tab,
  state: string,
  runOnly: NonNullable<axe.RunOptions['runOnly']> = allRules,
): Promise<string[]> {
  if (!(await tab.run(() => 'axe' in window))) await tab.load(axe.source);
  const issues = await tab.run(
    async (options) => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const found = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { resultTypes: ['violations'], runOnly } as axe.RunOptions,
  );
  return issues.map((issue) => `${state}: ${issue}`);
}
