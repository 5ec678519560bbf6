/** The outbox with the real client and the real server: a lost response loses no badge and awards none twice. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../../../../test/app.ts';
import { testBadges } from '../../../../test/badges.ts';
import { makeHiker } from '../../../../test/hiker.ts';
import { makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import { sendClaim } from '../../../lib/api.ts';
import { refusalWords } from '../answer-words.ts';

afterEach(() => vi.unstubAllGlobals());

const [target] = testBadges;
const [point] = target?.points ?? [];

/** A device that talks to a server; `isLost`: no response arrives. */
async function connect() {
  const server = await buildTestApp();
  const hiker = await makeHiker(server);
  const device = makeDevice();
  const network = { isLost: false };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const reply = await hiker.call({
      method: method as 'GET',
      url: path,
      payload: (body as string | undefined) ?? undefined,
      headers: { ...(headers as Record<string, string>) },
    });
    if (method === 'POST' && network.isLost) throw new TypeError('the network broke off');
    return new Response(reply.body, { status: reply.statusCode });
  });
  onTestFinished(async () => {
    device.close();
    await server.close();
  });
  device.signedIn = { userId: hiker.id };
  device.answer = sendClaim;
  const claims = device.open();
  await claims.save({ ...positionAt(start), ...point }, { whose: { userId: hiker.id }, isFamilyKnown: true });
  return { server, hiker, device, network, claims };
}

test('a claim whose response was lost is retried, gets the same answer and earns one badge', async () => {
  const { hiker, device, network, claims } = await connect();
  network.isLost = true;
  await claims.send();
  expect(await device.kept()).toMatchObject([{ state: 'waiting', trouble: 'no-signal' }]);
  expect(await hiker.badges()).toEqual([target?.name]);
  network.isLost = false;
  await claims.send();
  expect(await device.kept()).toMatchObject([
    { state: 'answered', reply: { outcome: 'awarded', awarded: [{ badgeName: target?.name }] } },
  ]);
  expect(await hiker.badges()).toEqual([target?.name]);
});

test('a claim at a server whose clock is behind is refused with words that blame neither clock for sure', async () => {
  const { server, hiker, device, claims } = await connect();
  server.advance(-120);
  await claims.send();
  const [kept] = await device.kept();
  expect(kept).toMatchObject({ state: 'answered', reply: { outcome: 'in-the-future' } });
  expect(kept).not.toHaveProperty('latitude');
  expect(kept?.state === 'answered' && refusalWords(kept)).toMatchObject({
    title: 'This device’s clock is ahead of ours',
    text: expect.stringContaining('If it’s right, ours is wrong: try again later.'),
  });
  server.advance(120);
  await claims.save({ ...positionAt(start), ...point }, { whose: { userId: hiker.id }, isFamilyKnown: true });
  await claims.send();
  expect(await hiker.badges()).toEqual([target?.name]);
});
