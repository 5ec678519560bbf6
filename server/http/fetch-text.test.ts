import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../../test/certificate.ts';
import { fetchText, noValidators } from './fetch-text.ts';

const options = { userAgent: 'x', accept: '*/*', timeoutMs: 10_000, mostBytes: 1024 };

/** A server with TLS whose certificate this process trusts. */
async function startServer(toLocation: (host: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
  const files = { key: readFileSync(key), cert: readFileSync(certificate) };
  let unencrypted = 0;
  const server = createServer(files, (request, response) => {
    if (request.url === '/here') response.end('arrived');
    else response.writeHead(302, { location: toLocation(request.headers.host ?? '') }).end();
  });
  server.on('tlsClientError', () => {
    unencrypted += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    setDefaultCACertificates(trusted);
    server.close();
    rmSync(folder, { recursive: true });
  });
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}/`);
  return { url, unencrypted: () => unencrypted };
}

it('a redirect on the same host is followed with TLS', async () => {
  const { url } = await startServer(() => '/here');
  expect(await fetchText(url, noValidators, options)).toMatchObject({ status: 200, text: 'arrived' });
});

it('a redirect from https to http is not followed, on the same host and port either', async () => {
  const { url, unencrypted } = await startServer((host) => `http://${host}/here`);
  await expect(fetchText(url, noValidators, options)).rejects.toThrow(`it redirects to http://${url.host}`);
  expect(unencrypted()).toBe(0);
});
