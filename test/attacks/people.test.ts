/** Nobody reads, changes or takes over another hiker's data. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { places } from '../badges.ts';
import { build } from '../databases.ts';
import { documentsUrl, makeHiker } from '../hiker.ts';

describe('another hiker', () => {
  const two = async () => {
    const test = await build();
    const [victim, mallory] = [await makeHiker(test, 'Ada Lake'), await makeHiker(test, 'Mallory Mud')];
    await victim.claim(places.lighthouse);
    const [badge] = (await victim.get(documentsUrl)).json().documents;
    return { test, victim, mallory, badge };
  };

  it("another hiker sees none of a hiker's badges, whatever the query", async () => {
    const { victim, mallory, badge } = await two();
    const asked = (...queries: object[]) =>
      `${documentsUrl}?${queries.map((query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`).join('&')}`;
    const equal = (attribute: string, ...values: unknown[]) => ({ method: 'equal', attribute, values });
    const urls = [
      documentsUrl,
      asked(equal('userId', victim.id)),
      asked(equal('userId', mallory.id, victim.id)),
      asked(equal('userId', mallory.id), equal('userId', victim.id)),
      asked(equal('$id', badge.$id)),
      asked(equal('badgeName', 'Lighthouse')),
      asked({ method: 'or', values: [equal('userId', victim.id)] }),
      asked({ method: 'notEqual', attribute: 'userId', values: [mallory.id] }),
      asked({ method: 'limit', values: [1000000] }),
      asked({ method: 'cursorBefore', values: [badge.$id] }),
      `${documentsUrl}?userId=${victim.id}`,
      `${documentsUrl}/${badge.$id}`,
      `${documentsUrl}/${badge.$id}?userId=${victim.id}`,
      `/v1/badges/${badge.$id}/credential`,
      `/v1/badges/${badge.$id}/credential?named=true`,
      '/v1/account',
      `/v1/account?userId=${victim.id}`,
      `/v1/account/${victim.id}`,
      '/v1/account/identities',
      '/v1/account/export',
      `/v1/users/${victim.id}`,
    ];
    for (const url of urls) {
      const response = await mallory.call({ url, headers: { 'x-appwrite-user-id': victim.id, 'x-user': victim.id } });
      for (const secret of [victim.id, victim.name, victim.email, badge.$id]) {
        const told = response.body.replaceAll(decodeURIComponent(url), '');
        expect([url, told.includes(secret)]).toEqual([url, false]);
      }
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  it("another hiker can write nothing in a hiker's name", async () => {
    const { victim, mallory, badge } = await two();
    const payloads = [
      { documentId: 'unique()', data: { userId: victim.id, badgeName: 'Gorge', ...places.gorge, accuracy: 5 } },
      { documentId: badge.$id, data: { userId: victim.id, badgeName: 'Gorge' } },
      { documentId: 'unique()', data: { badgeName: 'Gorge' }, permissions: [`write("user:${victim.id}")`] },
      { documentId: 'unique()', data: { __proto__: { userId: victim.id }, badgeName: 'Gorge' } },
    ];
    for (const payload of payloads) await mallory.call({ method: 'POST', url: documentsUrl, payload });
    for (const extra of [{ userId: victim.id }, { user_id: victim.id }, { hikerId: victim.id }]) {
      const claim = {
        claimId: randomUUID(),
        ...places.gorge,
        accuracy: 5,
        takenAt: new Date().toISOString(),
        ...extra,
      };
      await mallory.call({ method: 'POST', url: '/v1/badges/attempts', payload: claim });
    }
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const response = await mallory.call({ method, url: `${documentsUrl}/${badge.$id}`, payload: { data: {} } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(await victim.badges()).toEqual(['Lighthouse']);
  });

  it('calls for a different account than the signed-in one are refused', async () => {
    const { victim, mallory } = await two();
    const [max, ida] = [await victim.bring('Max'), randomUUID()];
    const fields = { name: 'Ida', color: 'pine' };
    const calls = [
      { method: 'GET', url: '/v1/hikers' },
      { method: 'POST', url: '/v1/hikers', payload: { hikerId: ida, ...fields } },
      { method: 'PUT', url: `/v1/hikers/${max}`, payload: fields },
      { method: 'DELETE', url: `/v1/hikers/${max}` },
      { method: 'DELETE', url: '/v1/account/sessions' },
      { method: 'DELETE', url: '/v1/account' },
    ] as const;
    for (const { url, ...call } of calls) {
      for (const userId of [mallory.id, '']) {
        const response = await victim.call({ ...call, url: `${url}?userId=${userId}` });
        expect([response.statusCode, response.json().type]).toEqual([403, 'user_unauthorized']);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    }
    for (const userId of [mallory.id, '']) {
      const report = { userId, id: randomUUID(), claimId: randomUUID(), kinds: ['icy'] };
      for (const response of [
        await victim.claim(places.gorge, { userId }),
        await victim.appeal('Gorge', { userId }),
        await victim.call({ method: 'POST', url: '/v1/conditions', payload: report }),
      ])
        expect([response.statusCode, response.json().type]).toEqual([403, 'user_unauthorized']);
    }
    expect(await victim.family()).toEqual({ Max: [] });
    expect(await victim.badges()).toEqual(['Lighthouse']);
    const statuses = [];
    for (const { url, ...call } of calls)
      statuses.push((await victim.call({ ...call, url: `${url}?userId=${victim.id}` })).statusCode);
    // The last call finds the sessions ended by the one before.
    expect(statuses).toEqual([200, 201, 409, 204, 204, 401]);
    expect((await mallory.get('/v1/account')).statusCode).toBe(200);
  });

  it('another hiker is not let in with a partial or altered cookie', async () => {
    const { test, victim } = await two();
    const { token } = victim;
    const stored = await test.store.db.selectFrom('sessions').select(['token_hash', 'id']).execute();
    const name = victim.cookie.split('=')[0];
    const cookies = [
      `${name}=`,
      `${name}=${token.slice(0, -1)}`,
      `${name}=${token}x`,
      `${name}=${token.toUpperCase()}`,
      `${name}=${token.toLowerCase()}`,
      `${name}=${token}%00`,
      `${name}='${token}'`,
      `${name}=' or '1'='1`,
      `${name}=undefined`,
      ...stored.flatMap((row) => [`${name}=${row.token_hash}`, `${name}=${row.id}`]),
      `${name}=null`,
      `${name}[]=${token}`,
      `${name}_legacy=${token}x`,
      `nst_signed_in=1`,
      `a_session=${token}`,
      `${name}=${'A'.repeat(8000)}`,
      `${name}=${Buffer.from(JSON.stringify({ id: victim.id, secret: token })).toString('base64')}`,
    ];
    for (const cookie of cookies) {
      const response = await test.app.inject({ url: '/v1/account', headers: { cookie } });
      expect([cookie.slice(0, 60), response.statusCode]).toEqual([cookie.slice(0, 60), 401]);
    }
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { 'x-appwrite-session': token },
      { 'x-fallback-cookies': `{"${name}":"${token}"}` },
    ]) {
      expect((await test.app.inject({ url: '/v1/account', headers })).statusCode).toBe(401);
    }
  });

  it('another hiker cannot inject SQL, templates or paths through any text field', async () => {
    const { test, mallory } = await two();
    const texts = [
      `' or 1=1 --`,
      `"; drop table badges; --`,
      `\\'; delete from users; --`,
      `$\{7*7}`,
      '{{7*7}}',
      '\u0000',
      '../../etc/passwd',
      '%27%20or',
      '<script>alert(1)</script>',
      '\ud800',
      'ﷺ'.repeat(500),
    ];
    for (const text of texts) {
      const inPath = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
      const responses = [
        await mallory.create(text),
        await mallory.create('Gorge', { badgeFile: text }),
        await mallory.create('Gorge', { earnedDate: text }),
        await mallory.create('Gorge', {}, text),
        await mallory.claim(places.nowhere, { claimId: text }),
        await mallory.claim(places.nowhere, { takenAt: text }),
        await mallory.get(`${documentsUrl}/${inPath}`),
        await mallory.get(`${documentsUrl}?queries[0]=${inPath}`),
        await mallory.get(`/v1/databases/${inPath}/collections/userbadges/documents`),
        await mallory.call({ method: 'POST', url: '/v1/reports', payload: { page: text, words: text, contact: text } }),
      ];
      for (const response of responses) {
        expect([text, response.statusCode < 500]).toEqual([text, true]);
        expect(response.headers['content-type'] ?? 'application/json').toMatch(/^application\/json/);
        expect(response.body).not.toMatch(/sqlite|syntax error|pg_|at \S+\.ts:/i);
      }
    }
    expect(await test.store.db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });
});
