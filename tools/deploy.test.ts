/** The examples of a server in front must keep what the privacy policy says of logs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');
const settings = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^\\s*${name}\\s+(.+?);?$`, 'gm'))].map(([, value = '']) => value);

test('nginx writes down no address, of a visitor or as typed', () => {
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

test('Caddy leaves out the lines that would name one', () => {
  const [excluded = ''] = settings(example('Caddyfile'), 'exclude');
  expect(excluded.split(' ')).toEqual(expect.arrayContaining(['http.log.access', 'http.log.error']));
});
