import { describe, expect, it } from 'vitest';
import { whyUnavailable } from './faults.ts';

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
  ])('is away where a connection ends with %s', (code) => {
    expect(whyUnavailable(withCode(code))).toBe('the database cannot be reached');
  });

  it('is away where none of the addresses of its name answers', () => {
    const refused = withCode('ECONNREFUSED');
    const both = Object.assign(new AggregateError([withCode('ENETUNREACH'), refused]), { code: 'ENETUNREACH' });
    expect(whyUnavailable(both)).toBe('the database cannot be reached');
  });

  it.each(['22P02', 'ERR_ASSERTION', ''])('is not away where our code is at fault: %s', (code) => {
    expect(whyUnavailable(withCode(code))).toBeUndefined();
  });
});
