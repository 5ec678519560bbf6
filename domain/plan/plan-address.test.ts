import { describe, expect, test } from 'vitest';
import { planAddress, readPlan, writePlan } from './plan-address.ts';

const wednesday = '2026-11-18';

describe('the address of a plan', () => {
  test('the address of a plan contains hikes, day, place and hour, so that it can be shared', () => {
    const plan = { list: 'split-rock.jay-cooke', day: '2026-11-22', near: 'Duluth', leaveAt: 7 };
    expect(writePlan(plan)).toBe('?list=split-rock.jay-cooke&day=2026-11-22&near=Duluth&leave=7');
    expect(readPlan(writePlan(plan), wednesday)).toEqual(plan);
  });

  test('a plan without a day is for the coming Saturday, or for today if it is a Saturday', () => {
    expect(readPlan('', wednesday)).toEqual({ list: undefined, day: '2026-11-21', near: '', leaveAt: 8 });
    expect(readPlan('', '2026-11-21').day).toBe('2026-11-21');
  });

  test.each(['?day=2026-02-30', '?day=soon', '?leave=99', '?leave=x', '?list=<b>', '?list=wish'])(
    'the address of a plan with an invalid value falls back to the defaults: %s',
    (search) => {
      expect(readPlan(search, wednesday)).toEqual(readPlan('', wednesday));
    },
  );

  test('the address of a plan from a search for an afternoon leaves at noon', () => {
    const answer = { list: 'afton-state', day: '2026-11-22', near: 'St. Paul' };
    expect(planAddress({ ...answer, isAfternoon: true })).toBe(
      '/plan?list=afton-state&day=2026-11-22&near=St.+Paul&leave=12',
    );
    expect(planAddress({ ...answer, day: undefined, isAfternoon: false })).toBe('/plan?list=afton-state&near=St.+Paul');
  });
});
