import { describe, expect, it } from 'vitest';
import { whyUnavailable } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error(''), { code });

describe('a database', () => {
  it.each([
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EHOSTDOWN',
    'ENETDOWN',
    'EADDRNOTAVAIL',
    'ERR_SOCKET_CONNECTION_TIMEOUT',
    '57P01',
  ])('a database is down if a connection ends with %s', (code) => {
    expect(whyUnavailable(withCode(code))).toBe('the database is unreachable');
  });

  it.each([
    ['53100', 'the disk is full'],
    ['25006', 'the database is read-only'],
    ['53300', 'the database is unreachable'],
  ])('a database of PostgreSQL that refuses with %s has the reason: %s', (code, reason) => {
    expect(whyUnavailable(withCode(code))).toBe(reason);
  });

  it('a database is down if none of its addresses answers', () => {
    const refused = withCode('ECONNREFUSED');
    const both = Object.assign(new AggregateError([withCode('ENETUNREACH'), refused]), { code: 'ENETUNREACH' });
    expect(whyUnavailable(both)).toBe('the database is unreachable');
  });

  it.each(['22P02', 'ERR_ASSERTION', ''])('a database is not down if our code is at fault: %s', (code) => {
    expect(whyUnavailable(withCode(code))).toBeUndefined();
  });
});
