// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { wakePassport } from './passport.script.ts';

vi.mock('../../lib/session-hint.ts', () => ({ isPerhapsSignedIn: () => true }));
vi.mock('../../features/badges/collected.ts', () => ({
  collectedOrLast: async () => ({
    account: { $id: 'ann', name: 'Ann' },
    documents: ['2026-11-15', '2025-07-04'].map((earnedDate) => ({ badgeName: 'Lighthouse', earnedDate })),
  }),
}));

// happy-dom has no Option constructor.
vi.stubGlobal('Option', function Option(text: string, value: string) {
  return Object.assign(document.createElement('option'), { text, value });
});

test('a badge that is stored twice is stamped with its first day', async () => {
  document.body.innerHTML = `
    <label data-whose="" hidden><select></select></label>
    <div data-stamp="Lighthouse" data-picture="/art/a.svg"><span data-blank=""><svg></svg></span><time></time></div>`;
  await wakePassport(document.body);
  expect(document.querySelector('time')?.textContent).toBe('July 4, 2025');
});
