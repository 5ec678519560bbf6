/** Stewards who decide their own case, flood the page of notices, or publish while they are being blocked. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deskLimits } from '../../domain/desk/desk.ts';
import { publications, withdrawals } from '../../server/features/desk/notice-routes.ts';
import { change, operator } from '../../server/store/audit.ts';
import { publishNotice } from '../../server/store/notices.ts';
import type { TestApp } from '../app.ts';
import { build } from '../databases.ts';
import { makeSteward, notice, readNow, type Steward } from '../desk.ts';
import { type Hiker, makeHiker } from '../hiker.ts';

async function getAppeal(hiker: Hiker): Promise<string> {
  const appealId = randomUUID();
  await hiker.appeal('Lighthouse', { appealId });
  return `appeal:${appealId}`;
}

describe('a steward with an appeal of their own', () => {
  it('a steward cannot answer an appeal of their own, and sees no more of it than a reader', async () => {
    const test = await build();
    for (const role of ['steward', 'keeper'] as const) {
      const steward = await makeSteward(test, role);
      const id = await getAppeal(steward);
      const item = (await steward.queue()).find((one) => one.id === id);
      expect(item).toMatchObject({ mayAnswer: false, words: null, measured: null });
      for (const answer of ['grant', 'decline', 'ask-keeper'] as const)
        expect((await steward.answer(id, answer)).statusCode).toBe(403);
      expect(await steward.badges()).toEqual([]);
    }
  });

  it('a steward with an appeal of their own cannot undo what somebody else decided about it', async () => {
    const test = await build();
    const [steward, colleague] = [await makeSteward(test), await makeSteward(test)];
    const id = await getAppeal(steward);
    await colleague.answer(id, 'decline');
    expect((await steward.undo(id)).statusCode).toBe(403);
    expect((await steward.get('/v1/appeals')).json().appeals).toMatchObject([{ state: 'declined' }]);
  });

  it('a steward with an appeal of their own cannot hide it behind the id of another appeal', async () => {
    const test = await build();
    const [steward, hiker, colleague] = [await makeSteward(test), await makeHiker(test), await makeSteward(test)];
    const id = await getAppeal(hiker);
    test.advance(1);
    await steward.appeal('Lighthouse', { appealId: id.split(':')[1] });
    expect((await steward.answer(id, 'grant')).statusCode, 'the older one').toBe(200);
    expect([await hiker.badges(), await steward.badges()]).toEqual([['Lighthouse'], []]);
    expect((await steward.answer(id, 'grant')).statusCode).toBe(403);
    await colleague.answer(id, 'decline');
    expect((await steward.undo(id)).statusCode).toBe(403);
    expect(await steward.badges()).toEqual([]);
  });
});

describe('what a keeper decided', () => {
  it('what a keeper decided is undone by a keeper only, and what a steward decided by a steward', async () => {
    const test = await build();
    const [steward, keeper, other] = [
      await makeSteward(test),
      await makeSteward(test, 'keeper'),
      await makeSteward(test, 'keeper'),
    ];
    const id = await getAppeal(await makeHiker(test));
    await keeper.answer(id, 'decline');
    expect((await steward.undo(id)).statusCode).toBe(403);
    expect((await steward.answer(id, 'grant')).statusCode).toBe(404);
    expect((await other.undo(id)).statusCode).toBe(204);
    await steward.answer(id, 'decline');
    expect((await steward.undo(id)).statusCode).toBe(204);
  });

  it('what a keeper decided stays decided if that keeper loses the role', async () => {
    const test = await build();
    const [steward, keeper, other] = [
      await makeSteward(test),
      await makeSteward(test, 'keeper'),
      await makeSteward(test, 'keeper'),
    ];
    const id = await getAppeal(await makeHiker(test));
    await keeper.answer(id, 'decline');
    await other.send('DELETE', `/people/${keeper.id}`);
    expect((await steward.undo(id)).statusCode).toBe(403);
  });

  it('what a keeper decided holds for a notice about to end, too', async () => {
    const test = await build();
    const author = await makeSteward(test);
    const end = new Date(test.now().getTime() + 24 * 60 * 60_000).toISOString();
    await author.published({ until: end });
    test.advance(13 * 60);
    const [steward, keeper] = [await makeSteward(test), await makeSteward(test, 'keeper')];
    const [{ id = '' } = {}] = await keeper.queue();
    await keeper.answer(id, 'over');
    expect((await steward.undo(id)).statusCode).toBe(403);
    expect((await keeper.undo(id)).statusCode).toBe(204);
  });
});

describe('an answer to an item of the queue', () => {
  it('an answer to an item of the queue that grants a badge needs a sign-in from the last ten minutes', async () => {
    const test = await build();
    const [hiker, steward] = [await makeHiker(test), await makeSteward(test)];
    const id = await getAppeal(hiker);
    test.advance(11);
    expect((await steward.answer(id, 'grant')).json()).toMatchObject({ code: 403, type: 'desk_sign_in_required' });
    expect(await hiker.badges()).toEqual([]);
    expect((await steward.answer(id, 'decline')).statusCode).toBe(200);
  });

  it('an answer to an item of the queue can be undone for ten minutes, whatever was answered', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    const declined = await getAppeal(await makeHiker(test));
    const asked = await getAppeal(await makeHiker(test));
    await steward.answer(declined, 'decline');
    await steward.answer(asked, 'ask-keeper');
    test.advance(11);
    for (const id of [declined, asked])
      expect((await steward.undo(id)).json()).toMatchObject({ code: 409, type: 'queue_item_answered' });
  });
});

describe('a steward who floods the page of notices', () => {
  const publishAs = async (test: TestApp, { id }: Steward, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const { noticeId, ...fields } = notice(test);
      await publishNotice(test.store.db, { userId: id, now: test.now() }, noticeId, fields);
    }
  };

  it('a steward publishes at most thirty notices an hour, and can still take them down', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    const published = [];
    for (let i = 0; i < publications.most; i += 1) published.push(await steward.published());
    expect((await steward.publish()).statusCode).toBe(429);
    const [first] = published;
    if (!first) throw new Error('nothing was published');
    expect((await steward.correct(first)).statusCode).toBe(429);
    expect((await steward.withdraw(first)).statusCode).toBe(200);
    expect(withdrawals.most).toBeGreaterThan(publications.most);
  });

  it('a steward is told at a hundred live notices that one has to come down first', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await publishAs(test, steward, deskLimits.notices - 1);
    const last = await steward.published();
    const refused = await steward.publish();
    expect(refused.json()).toMatchObject({ code: 409, type: 'notice_limit_exceeded' });
    expect(refused.json().message).toMatch(/^100 notices are live or planned/);
    expect((await steward.correct(last, { words: 'Corrected.' })).statusCode).toBe(200);
    const down = (await steward.withdraw({ ...last, revision: 2 })).json();
    const retried = randomUUID();
    expect((await steward.publish({ noticeId: retried })).statusCode).toBe(201);
    expect((await steward.publish({ noticeId: retried })).statusCode, 'a retry').toBe(201);
    expect((await steward.restore(down)).json()).toMatchObject({ code: 409, type: 'notice_limit_exceeded' });
    await test.refreshLiveDocument();
    expect((await readNow(test)).notices).toHaveLength(deskLimits.notices);
  });
});

describe('an account that is blocked while its request waits for the database', () => {
  it('an account that is blocked while its request waits for the database publishes no notice', async () => {
    const test = await build();
    const { db } = test.store;
    const steward = await makeSteward(test);
    let late: ReturnType<Steward['publish']> | undefined;
    await change(db, { userId: operator, now: test.now() }, async ({ tx }) => {
      late = steward.publish();
      const blocked = { blocked_at: test.now().toISOString(), blocked_reason: 'why' };
      await tx.updateTable('users').set(blocked).where('id', '=', steward.id).execute();
    });
    expect([401, 403]).toContain((await late)?.statusCode);
    await test.refreshLiveDocument();
    expect((await readNow(test)).notices).toEqual([]);
  });
});
