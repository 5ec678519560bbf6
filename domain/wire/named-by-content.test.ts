import { expect, test } from 'vitest';
import { isNamedByContent } from './named-by-content.ts';

test.each(['/assets/site-3f2a.js', 'assets/site-3f2a.js', '/art/hero-9c.svg', '/maps/land-1b.json'])(
  'a copy of %s never goes stale',
  (address) => expect(isNamedByContent(address)).toBe(true),
);

test.each(['/hikes', '/assets', '/artists/', '/trails/art/x', '/finder/maps/x', '/'])(
  'a copy of %s may go stale',
  (address) => expect(isNamedByContent(address)).toBe(false),
);
