/** The example files of deploy/ are accepted by their programs, and log no more than the privacy policy allows. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variableNames } from '../../server/config.ts';
import { makeCertificate } from '../../test/certificate.ts';
import { find, objections } from '../../test/proxies.ts';

const folder = join(import.meta.dirname, '../../deploy');
const example = (name: string) => readFileSync(join(folder, name), 'utf8');
const unit = 'north-star-trails@.service';
const settings = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^\\s*${name}\\s+(.+?);?$`, 'gm'))].map(([, value = '']) => value);

test('nginx logs neither IP addresses nor URLs', () => {
  const config = example('nginx.conf');
  const [format = ''] = settings(config, 'log_format trails');
  const harmless = ['$time_iso8601', '$request_method', '$status', '$request_time'];
  expect(format.match(/\$\w+/g)).toEqual(harmless);
  const servers = config.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(settings(server, 'access_log')).toEqual([expect.stringMatching(/^off$| trails$/)]);
    expect(settings(server, 'error_log')).toEqual([expect.stringMatching(/ emerg$/)]);
  }
});

test('Caddy excludes the logs that would contain IP addresses or URLs', () => {
  const [excluded = ''] = settings(example('Caddyfile'), 'exclude');
  expect(excluded.split(' ')).toEqual(expect.arrayContaining(['http.log.access', 'http.log.error']));
});

test('systemd-analyze verify has no objection to the unit', ({ skip }) => {
  const program = find('systemd-analyze');
  if (!program) return skip('systemd is not installed here');
  const { status, stderr } = spawnSync(program, ['verify', join(folder, unit)], { encoding: 'utf8' });
  const aboutOurs = stderr.split('\n').filter((line) => line.includes('north-star-trails'));
  expect({ status, aboutOurs }, 'a misspelled setting is only a warning').toEqual({ status: 0, aboutOurs: [] });
});

test('the example of the environment file agrees with the unit, with deploy and with nginx', () => {
  const settings = parseEnv(example('north-star-trails.env.example'));
  const { DATA_DIR, TRUST_PROXY, DEPLOY_SERVERS, DEPLOY_RESTART, DEPLOY_RELOAD } = settings;
  const known = [...variableNames, 'DEPLOY_SERVERS', 'DEPLOY_RESTART', 'DEPLOY_RELOAD'];
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  expect(readConfig({ ...settings, NODE_ENV: 'production' })).toMatchObject({ trustProxy: [TRUST_PROXY] });
  expect(DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.+)$/m.exec(example(unit))?.[1]}`);
  expect(DEPLOY_RESTART).toContain(unit.replace('.service', '{port}'));
  expect(example('nginx.conf')).toContain(`server ${DEPLOY_SERVERS?.replace('http://', '')} `);
  expect(DEPLOY_RELOAD).toContain(/root (.+)\/client;/.exec(example('nginx.conf'))?.[1]);
});

test('nginx accepts its example file', ({ skip }) => {
  const program = find('nginx');
  if (!program) return skip('nginx is not installed here');
  const temporary = temporaryFolder('nginx-');
  const certificate = makeCertificate(temporary, 'trails.example.org');
  const config = join(temporary, 'nginx.conf');
  const site = example('nginx.conf')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, certificate.certificate)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, certificate.key)
    .replaceAll('/var/log/nginx', temporary)
    .replaceAll('/srv/trails-site', siteIn(temporary))
    .replaceAll(/listen (\[::\]:)?/g, '$&20'); // unprivileged ports: 2080 and 20443
  writeFileSync(config, `pid ${temporary}/nginx.pid; error_log stderr; events {} http {\n${site}\n}\n`);
  expect(objections(program, '-t', '-q', '-p', temporary, '-c', config)).toBeUndefined();
});

test('Caddy accepts its example file', ({ skip }) => {
  const program = find('caddy');
  if (!program) return skip('Caddy is not installed here');
  const temporary = temporaryFolder('caddy-');
  const config = join(temporary, 'Caddyfile');
  const site = example('Caddyfile').replaceAll('/srv/trails-site', siteIn(temporary));
  writeFileSync(config, site.replace('{$DOMAIN}', 'trails.example.org'));
  expect(objections(program, 'validate', '--adapter', 'caddyfile', '--config', config)).toBeUndefined();
});

test.each(['nginx.conf', 'Caddyfile'])('%s is short enough to be read completely', (name) => {
  expect(example(name).split('\n').length).toBeLessThanOrEqual(80);
});

/** The header files of a build, without a site. */
function siteIn(folder: string): string {
  mkdirSync(join(folder, 'headers'));
  for (const name of ['nginx.conf', 'Caddyfile']) writeFileSync(join(folder, 'headers', name), '# none\n');
  return folder;
}

test('HAProxy accepts its example file', ({ skip }) => {
  const program = find('haproxy');
  if (!program) return skip('HAProxy is not installed here');
  const temporary = temporaryFolder('haproxy-');
  const { certificate, key } = makeCertificate(temporary, 'trails.example.org');
  const both = join(temporary, 'both.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const config = join(temporary, 'haproxy.cfg');
  writeFileSync(config, example('haproxy.cfg').replaceAll('/etc/haproxy/trails.example.org.pem', both));
  expect(objections(program, '-c', '-f', config)).toBeUndefined();
});

function temporaryFolder(prefix: string): string {
  const made = mkdtempSync(join(tmpdir(), prefix));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('the compose file passes every setting of example.env to the site, and grants few privileges', () => {
  const compose = parse(example('compose.yaml'));
  const names = [...example('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  for (const name of names) expect(example('compose.yaml')).toContain(`\${${name}`);
  const { site, database, proxy } = compose.services;
  for (const service of [site, proxy]) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(site.environment.DATABASE_URL).toMatch(/^postgres:\/\/trails:/);
  expect(database.environment.POSTGRES_USER).toBeUndefined();
  expect(Object.keys(site.environment).filter((name) => !variableNames.includes(name))).toEqual([]);
  const setByImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'SITE_DIR'];
  const forTests = ['WEATHER_URL'];
  const notPassed = variableNames.filter(
    (name) => !(name in site.environment) && ![...setByImage, ...forTests].includes(name),
  );
  expect(notPassed).toEqual([]);
});

test('the image contains the operator commands and everything they import', () => {
  expect(example('Containerfile')).toContain('COPY tools/operate ./tools/operate/');
  const commands = globSync('tools/operate/*.ts', { cwd: join(folder, '..') }).filter(
    (file) => !file.includes('.test.'),
  );
  const imported = commands.flatMap((file) =>
    [...readFileSync(join(folder, '..', file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      posix.join('tools/operate', path),
    ),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((path) => !/^(domain|content|server|tools\/operate)\//.test(path))).toEqual([]);
});
