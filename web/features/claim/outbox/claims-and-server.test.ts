/** The outbox with the real client and the real server: a lost response loses no badge and awards none twice. */
import { afterEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../../test/app.ts';
import { testBadges } from '../../../../test/badges.ts';
import { makeDevice, positionAt, start } from '../../../../test/claims-device.ts';
import { makeHiker } from '../../../../test/hiker.ts';
import { sendClaim } from '../../../lib/api.ts';

afterEach(() => vi.unstubAllGlobals());

test('a claim whose response was lost is retried, gets the same answer and earns one badge', async () => {
  const server = await buildTestApp();
  const hiker = await makeHiker(server);
  const device = makeDevice();
  let lose = true;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const reply = await hiker.call({
      method: method as 'GET',
      url: path,
      payload: (body as string | undefined) ?? undefined,
      headers: { ...(headers as Record<string, string>) },
    });
    if (method === 'POST' && lose) throw new TypeError('the network broke off');
    return new Response(reply.body, { status: reply.statusCode });
  });
  device.signedIn = { userId: hiker.id };
  device.answer = sendClaim;

  const [target] = testBadges;
  const [point] = target?.points ?? [];
  const claims = device.open();
  await claims.save({ ...positionAt(start), ...point }, { whose: { userId: hiker.id }, isFamilyKnown: true });
  await claims.send();
  expect(await device.kept()).toMatchObject([{ state: 'waiting', trouble: 'no-signal' }]);
  expect(await hiker.badges()).toEqual([target?.name]);
  lose = false;
  await claims.send();
  expect(await device.kept()).toMatchObject([
    { state: 'answered', reply: { outcome: 'awarded', awarded: [{ badgeName: target?.name }] } },
  ]);
  expect(await hiker.badges()).toEqual([target?.name]);
  device.close();
  await server.close();
});
