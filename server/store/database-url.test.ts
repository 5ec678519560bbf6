import { describe, expect, it } from 'vitest';
import { connectTimeoutMs, databaseUrlIssue, getAddresses } from './database-url.ts';

describe('the address of PostgreSQL', () => {
  it('the address of PostgreSQL may have several hosts: one URL per host', () => {
    expect(
      getAddresses('postgres://ada:s%40fe@one:5433,two/trails?sslmode=verify-full&target_session_attrs=read-write'),
    ).toEqual([
      'postgres://ada:s%40fe@one:5433/trails?sslmode=verify-full',
      'postgres://ada:s%40fe@two/trails?sslmode=verify-full',
    ]);
    expect(getAddresses('postgresql://[::1]:5432/trails?target_session_attrs=primary&ssl=true')).toEqual([
      'postgresql://[::1]:5432/trails?ssl=true',
    ]);
  });

  it('the address of PostgreSQL may set the connection timeout in seconds, with a default of three', () => {
    expect(connectTimeoutMs('postgres://one,two/trails?ssl=true&connect_timeout=60')).toBe(60_000);
    expect(connectTimeoutMs('postgres://one/trails?connect_timeout=5&ssl=true')).toBe(5000);
    expect(connectTimeoutMs('postgres://one/trails')).toBe(3000);
  });

  it.each(['p@ss', 'p/ss', 'p?ss', 'p#ss', 'p%ss', 'p:ss'])(
    'an address with an unescaped character in the password is rejected without showing it: %s',
    (password) => {
      const error = databaseUrlIssue(`postgres://ada:${password}@one:5432/trails`);
      expect(error).toContain('%40');
      expect(error).not.toContain(password);
    },
  );

  it.each(['mysql://one/trails', 'one:5432/trails', 'postgres://ada:x@one:port/trails'])(
    'the address of PostgreSQL that is invalid is rejected: %s',
    (text) => {
      expect(databaseUrlIssue(text)).toBe('expected postgres://user:password@host:port/database');
    },
  );
});
