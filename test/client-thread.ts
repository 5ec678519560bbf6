/** Sends requests from a thread of its own, so that a test can measure the CPU time that the server in its own thread needs. */
import { Agent, get } from 'node:http';
import { type MessagePort, parentPort, Worker } from 'node:worker_threads';

export type Requests = { url: string; headers: Record<string, string>; count: number };

export function startClientThread() {
  const worker = new Worker(new URL(import.meta.url));
  return {
    /** One after the other, on one connection; resolves to the status of the last response. */
    send: (requests: Requests): Promise<number> =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (status) => {
          worker.off('error', reject);
          resolve(status);
        });
        worker.postMessage(requests);
      }),
    end: () => worker.terminate(),
  };
}

function answer(port: MessagePort): void {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (url: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      }).once('error', reject);
    });
  port.on('message', async ({ url, headers, count }: Requests) => {
    let status = 0;
    for (let n = 0; n < count; n += 1) status = await ask(url, headers);
    port.postMessage(status);
  });
}

if (parentPort) answer(parentPort);
