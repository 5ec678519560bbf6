/** The dashboard and the alert rules of deploy/, tested with a real Prometheus that scrapes a real server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, type TestContext, test, vi } from 'vitest';
import { parse } from 'yaml';
import { buildTestApp } from '../../test/app.ts';
import { freePort } from '../../test/ports.ts';
import { find, objections } from '../../test/proxies.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const alertsFile = join(deploy, 'prometheus-alerts.yml');
const rules: { alert: string; expr: string; annotations: { description: string } }[] = parse(
  readFileSync(alertsFile, 'utf8'),
).groups[0].rules;
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8'),
);
const scripts = Object.keys(JSON.parse(readFileSync(join(deploy, '../package.json'), 'utf8')).scripts);

/** The server of this test runs with SQLite, which has no pool. */
const isThere = (expression: string) => !expression.includes('nst_database_connections');

test('the commands that alerts mention exist', () => {
  const named = rules.flatMap(({ annotations }) =>
    [...annotations.description.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named).toContain('backup');
  expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
});

const promtool = find('promtool') ?? '';
const prometheus = find('prometheus') ?? '';
const skipWithout = (program: string, { skip }: Pick<TestContext, 'skip'>) =>
  skip(program === '', 'Prometheus is not installed here');

describe('with promtool', () => {
  beforeEach((context) => skipWithout(promtool, context));

  test('the alert rules are valid', () => {
    expect(objections(promtool, 'check', 'rules', alertsFile)).toBeUndefined();
  });

  const series = (name: string, values: string) => ({ series: name, values });
  test.each([
    ['DatabaseAway', [series('nst_database_up{instance="a"}', '1 0 0 0 0 0')], '2m', '5m'],
    ['SweepMissed', [series('nst_last_upkeep_timestamp_seconds{task="sweep"}', '0x300')], '1h', '4h'],
    ['SignInFails', [series('nst_sign_ins_total{outcome="provider_failed"}', '0 0 0 2 4 8 8')], '2m', '6m'],
    [
      'WeatherFails',
      [
        series('nst_weather_requests_total{kind="alerts",outcome="new"}', '0+1x60 60x300'),
        series('nst_weather_requests_total{kind="alerts",outcome="failed"}', '0x60 1+1x300'),
      ],
      '200m',
      '250m',
    ],
    [
      'ClockWrong',
      [
        series('nst_badge_attempts_total{outcome="awarded",instance="a"}', '0+1x60 60x60'),
        series('nst_badge_attempts_total{outcome="in-the-future",instance="a"}', '0x60 0+1x60'),
      ],
      '60m',
      '110m',
    ],
    [
      'WatchFails',
      [
        series('nst_watch_requests_total{outcome="read"}', '0+1x100 100x400'),
        series('nst_watch_requests_total{outcome="failed"}', '0x100 0+2x400'),
      ],
      '100m',
      '400m',
    ],
    ['AppealWaits', [series('nst_oldest_open_item_seconds{kind="appeals"}', '0 600000 700000')], '1m', '2m'],
    [
      'RequestsFail',
      [series('nst_requests_total{status="500"}', '0+1x60'), series('nst_requests_total{status="200"}', '0+9x60')],
      '5m',
      '40m',
    ],
  ])('%s is silent before its condition holds, and fires after', (alertname, inputSeries, before, after) => {
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const fires = `count(ALERTS{alertname="${alertname}", alertstate="firing"}) > 0`;
    const sample = { labels: '{}', value: 1 };
    const file = join(folder, 'test.yml');
    const promql_expr_test = [
      { expr: fires, eval_time: before, exp_samples: [] },
      { expr: fires, eval_time: after, exp_samples: [sample] },
    ];
    const tests = [{ interval: '1m', input_series: inputSeries, promql_expr_test }];
    writeFileSync(file, JSON.stringify({ rule_files: [alertsFile], evaluation_interval: '1m', tests }));
    expect(objections(promtool, 'test', 'rules', file)).toBeUndefined();
  });
});

describe('a Prometheus that scrapes the server', () => {
  beforeEach((context) => skipWithout(prometheus, context));
  let ask: (path: string) => Promise<{ data: never }>;

  beforeAll(async () => {
    if (prometheus === '') return;
    const server = await buildTestApp({ environment: { METRICS: 'on' }, clock: () => new Date() });
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
    const target = { job_name: 'trails', static_configs: [{ targets: [new URL(origin).host] }] };
    const every = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };
    const config = join(folder, 'prometheus.yml');
    writeFileSync(config, JSON.stringify({ global: every, rule_files: [alertsFile], scrape_configs: [target] }));
    const address = `127.0.0.1:${await freePort()}`;
    const storage = `--storage.tsdb.path=${join(folder, 'data')}`;
    const args = [`--config.file=${config}`, storage, `--web.listen-address=${address}`, '--log.level=error'];
    const child = spawn(prometheus, args, { stdio: 'ignore' });
    process.once('exit', () => child.kill());
    ask = async (path) => (await fetch(`http://${address}/api/v1/${path}`)).json() as Promise<{ data: never }>;
    const scraped = async () => (await getValues('count_over_time(nst_database_up[1m])')).some((count) => count > 3);
    await vi.waitUntil(() => scraped().catch(() => false), { timeout: 60_000, interval: 200 });
    return async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await server.close();
      rmSync(folder, { recursive: true });
    };
  });

  const getValues = async (expression: string): Promise<number[]> => {
    const { result }: { result: { value: [number, string] }[] } = (
      await ask(`query?query=${encodeURIComponent(expression)}`)
    ).data;
    return result.map(({ value: [, value] }) => Number(value));
  };

  test('a Prometheus that scrapes the server has every metric that the dashboard and the alerts query', async () => {
    const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
    const names = new Set(expressions.flatMap((expr) => expr.match(/\b(nst|nodejs|process)_\w+/g) ?? []));
    const missing: string[] = [];
    for (const name of [...names].filter(isThere)) if ((await getValues(name)).length === 0) missing.push(name);
    expect([...names].length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  test('a Prometheus that scrapes the server has data for every panel of the dashboard', async () => {
    const silent: string[] = [];
    for (const { title, targets } of dashboard.panels)
      for (const { expr } of targets.filter(({ expr }) => isThere(expr)))
        if ((await getValues(expr)).length === 0) silent.push(title);
    expect(silent).toEqual([]);
  });

  test('on a healthy server every alert is evaluated, and only the missing backup is pending', async () => {
    type Rule = { name: string; health: string; state: string };
    const states = async () => {
      const { groups }: { groups: { rules: Rule[] }[] } = (await ask('rules')).data;
      return groups.flatMap((group) => group.rules);
    };
    await expect.poll(async () => (await states()).every(({ health }) => health === 'ok')).toBe(true);
    const loud = (await states()).filter(({ state }) => state !== 'inactive').map(({ name }) => name);
    expect(loud).toEqual(['BackupMissed']);
  });
});
