/** A baseline: a bare node:http server with one precomputed response, with all of its HEADERS or only the needed ones. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './load.ts';

const { ANSWER = '', HEADERS } = process.env;
const { status, headers, body }: Answer = JSON.parse(readFileSync(ANSWER, 'utf8'));
const bytes = Buffer.from(body, 'base64');
const needed = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length };
const server = createServer((_request, response) =>
  response.writeHead(status, HEADERS === 'all' ? headers : needed).end(bytes),
);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
