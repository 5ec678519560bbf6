// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import { askMessages } from './ask.messages.ts';
import { ConditionForm } from './condition-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function show(props: Partial<ComponentProps<typeof ConditionForm>>): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<ConditionForm onSend={async () => true} onSkip={() => {}} {...props} />));
  return place;
}

/** The alert after "Icy" is chosen and sent. */
async function alertAfter(onSend: () => Promise<boolean>): Promise<string | null | undefined> {
  const place = await show({ chosen: ['icy'], onSend });
  await act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  return place.querySelector('[role=alert]')?.textContent;
}

test.each([
  ['that the device could not save says so', async () => false, askMessages.failed],
  ['whose saving threw says so', () => Promise.reject(new Error('disk full')), askMessages.failed],
  ['that was saved reports no failure', async () => true, undefined],
])('a condition report %s', async (_, onSend, alert) => {
  expect(await alertAfter(onSend)).toBe(alert);
});

test('with four conditions chosen, only the others are announced as disabled', async () => {
  const disabledWith = async (...chosen: ConditionKind[]) => {
    const place = await show({ chosen });
    const labels = [...place.querySelectorAll('label:has([aria-disabled])')];
    return labels.map(({ textContent }) => textContent?.trim());
  };
  expect(await disabledWith('icy', 'snow', 'bugs')).toEqual([]);
  expect(await disabledWith('icy', 'snow', 'bugs', 'color')).toEqual(
    (['muddy', 'water', 'tree', 'gate'] as const).map(askMessages.kind),
  );
});
