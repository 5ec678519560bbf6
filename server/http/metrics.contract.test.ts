import { describe, expect, it } from 'vitest';
import { places } from '../../test/badges.ts';
import { build } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { isPostgres } from '../store/schema.ts';

describe('metrics', () => {
  it('report the duration of statements, failures, and requests that wait for a connection', async () => {
    const test = await build({ environment: { METRICS: 'on' } });
    const figure = async (name: string) => {
      const { body } = await test.app.inject('/metrics');
      const line = body.split('\n').find((one) => one.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length));
    };
    const before = (await figure('nst_database_seconds_count')) ?? 0;
    await (await makeHiker(test)).claim(places.lighthouse);
    expect(await figure('nst_database_seconds_count')).toBeGreaterThan(before + 3);
    expect(await figure('nst_database_up')).toBe(1);
    expect(await figure('nst_database_connections{state="waiting"}')).toBe(isPostgres(test.store.db) ? 0 : undefined);
    if (isPostgres(test.store.db)) expect(await figure('nst_database_connections{state="idle"}')).toBeGreaterThan(0);

    await test.store.db.schema.dropTable('upkeep').execute();
    expect(await figure('nst_database_errors_total')).toBe(1);
    expect(await figure('nst_database_up')).toBe(0);
  });
});
