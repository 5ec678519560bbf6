import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';
import { newCredentialKey } from './credential-key.ts';

const getFaults = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the configuration', () => {
  it('the configuration needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, identity: 'demo', testBadge: true });
  });

  it('the configuration reports all errors together, each with its variable', () => {
    const text = getFaults({ PORT: 'eighty', DATABASE_URL: 'mysql://x', METRICS: 'maybe' });
    expect(text).toContain('3 errors');
    for (const name of ['PORT', 'DATABASE_URL', 'METRICS']) expect(text).toContain(`${name}: `);
  });

  it('the configuration explains the valid range of a port', () => {
    for (const port of ['eighty', '70000', '8.5']) {
      expect(getFaults({ PORT: port })).toBe(
        'Invalid configuration (one error):\n  PORT: expected a number from 0 to 65535',
      );
    }
  });

  it('the configuration treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('the configuration requires the client id and secret together', () => {
    expect(getFaults({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET');
  });

  it('the configuration requires the public URL where it cannot be derived', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(getFaults({ ...client, HOST: '0.0.0.0' })).toContain('PUBLIC_URL');
    expect(getFaults({ TRUST_PROXY: '10.0.0.1' })).toContain('PUBLIC_URL');
    expect(getFaults({ ...client, HOST: '0.0.0.0', PUBLIC_URL: 'https://trails.example' })).toBe('');
  });

  it('the configuration refuses a public URL with a path, which would be served at the root', () => {
    expect(getFaults({ PUBLIC_URL: 'https://agency.example/trails' })).toContain(
      'PUBLIC_URL: expected an origin, without a path, such as https://trails.example.org, not https://agency.example/trails',
    );
    for (const origin of ['https://trails.example', 'https://trails.example/', 'http://localhost:3000'])
      expect(readConfig({ PUBLIC_URL: origin }).publicUrl).toBe(origin.replace(/\/$/, ''));
  });

  it('the configuration says which origin of several is wrong, and what is expected', () => {
    const text = getFaults({ ALLOWED_ORIGINS: 'https://a.example, b.example, ftp://c.example' });
    expect(text).toContain('ALLOWED_ORIGINS: expected an origin, such as https://trails.example.org, not b.example');
    expect(text).toContain('not ftp://c.example');
    expect(text).not.toContain('a.example');
  });

  it.each([
    ['OIDC_ISSUER', 'login', 'expected a URL, such as https://login.example.org, not login'],
    ['WEATHER_URL', 'weather', 'expected a URL, such as https://api.weather.gov, not weather'],
    ['DRAIN_SECONDS', 'ten', 'expected a number of seconds from 0 to 300'],
    ['DRAIN_SECONDS', '301', 'expected a number of seconds from 0 to 300'],
    ['CDN_SECONDS', '-1', 'expected a number of seconds from 0 to 31536000'],
  ])('the configuration explains what %s=%s should be', (name, value, expected) => {
    expect(getFaults({ [name]: value })).toBe(`Invalid configuration (one error):\n  ${name}: ${expected}`);
  });

  it('the server drains for five seconds behind a proxy, and not at all without one', () => {
    const drain = (environment: Record<string, string>) =>
      readConfig({ PUBLIC_URL: 'https://trails.example', ...environment }).drainSeconds;
    expect([drain({}), drain({ TRUST_PROXY: '10.0.0.1' })]).toEqual([0, 5]);
    expect(drain({ TRUST_PROXY: '10.0.0.1', DRAIN_SECONDS: '0' })).toBe(0);
  });

  it('the configuration accepts only addresses for the trusted proxy', () => {
    const behind = (proxy: string) => getFaults({ TRUST_PROXY: proxy, PUBLIC_URL: 'https://trails.example' });
    expect(behind('10.0.0.7, 172.16.0.0/12, fd00::/8')).toBe('');
    for (const wrong of ['caddy', 'true', '10.0.0.7/40'])
      expect(behind(wrong)).toContain('TRUST_PROXY: expected addresses');
    for (const everybody of ['0.0.0.0/0', '10.0.0.7, ::/0'])
      expect(behind(everybody)).toContain('TRUST_PROXY: expected the addresses of your proxy, not of everybody (/0)');
  });

  it('the configuration accepts a signing key with the public URL, and rejects an invalid key', () => {
    const key = newCredentialKey();
    expect(readConfig({ CREDENTIAL_KEY: key }).credentialKey).toBe(key);
    expect(getFaults({ CREDENTIAL_KEY: key, HOST: '0.0.0.0' })).toContain('PUBLIC_URL');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'der', type: 'pkcs8' });
    for (const wrong of ['secret', key.slice(4), rsa.toString('base64')])
      expect(getFaults({ CREDENTIAL_KEY: wrong })).toMatch(/CREDENTIAL_KEY: (?!.*secret)/);
    expect(getFaults({ CREDENTIAL_FORMER_KEYS: `z6Mk${'a'.repeat(44)}, ${key}` })).toContain('CREDENTIAL_FORMER_KEYS');
  });

  it('the configuration generates a signing key only for a demonstration', () => {
    expect(readConfig({}).credentialKey).toBe('demo');
    expect(readConfig({ NODE_ENV: 'production' }).credentialKey).toBeUndefined();
    expect(readConfig({ HOST: '0.0.0.0' }).credentialKey).toBeUndefined();
  });

  it('the configuration trusts no identity provider over plain http, except on this machine', () => {
    expect(getFaults({ OIDC_ISSUER: 'http://login.example' })).toContain('OIDC_ISSUER');
    expect(getFaults({ OIDC_ISSUER: 'http://127.0.0.1:9000' })).toBe('');
  });

  it('the configuration has no weather unless enabled, and then requires a contact for the service', () => {
    expect(readConfig({ CONTACT: 'a@example.org' }).weather).toBeUndefined();
    const weather = { url: 'https://api.weather.gov', contact: 'a@example.org' };
    expect(readConfig({ WEATHER: 'on', CONTACT: 'a@example.org' }).weather).toEqual(weather);
    expect(getFaults({ WEATHER: 'on' })).toContain('CONTACT: required with WEATHER=on');
  });

  it('the configuration requires https for the weather service, except on this machine', () => {
    expect(getFaults({ WEATHER_URL: 'http://weather.example' })).toContain('WEATHER_URL: expected https');
    expect(getFaults({ WEATHER_URL: 'file:///etc/passwd' })).toContain('WEATHER_URL: ');
    for (const url of ['https://weather.example', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
      expect(getFaults({ WEATHER_URL: url })).toBe('');
  });

  it('the configuration has every variable documented', () => {
    const howTo = readFileSync(join(import.meta.dirname, '../docs/how-to/run-it.md'), 'utf8');
    expect(variableNames.filter((name) => !howTo.includes(`\`${name}\``))).toEqual([]);
  });

  it('the configuration leaves the Test Badge out in production unless asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).testBadge).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', TEST_BADGE: 'on' }).testBadge).toBe(true);
    expect(readConfig({ TEST_BADGE: 'off' }).testBadge).toBe(false);
  });
});

describe('the demonstration of signing in', () => {
  it.each([{ HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:3000' }])(
    'exists on loopback: %o',
    (environment) => {
      expect(readConfig(environment).identity).toBe('demo');
    },
  );

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.4' },
    { HOST: '127.0.0.1.evil.example' },
    { PUBLIC_URL: 'https://trails.example' },
    { PUBLIC_URL: 'https://trails.example', TRUST_PROXY: '127.0.0.1' },
    { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '127.0.0.1' },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
  ])('the demonstration of signing in does not exist where others could reach it: %o', (environment) => {
    expect(readConfig(environment).identity).toBe('none');
  });

  it('the demonstration of signing in gives way to a configured client', () => {
    expect(readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).identity).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
  });
});
