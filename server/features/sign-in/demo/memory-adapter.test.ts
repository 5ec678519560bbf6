import { expect, it } from 'vitest';
import { memoryAdapter } from './memory-adapter.ts';

it('revoking a grant ends its tokens, not a pending sign-in of the next visitor', async () => {
  const getAdapter = memoryAdapter({ forget: [] });
  const [tokens, interactions] = [getAdapter('AccessToken'), getAdapter('Interaction')];
  await tokens.upsert('token', { grantId: 'grant' }, 600);
  await interactions.upsert('pending', { grantId: 'grant' }, 600);
  await tokens.revokeByGrantId('grant');
  expect([await tokens.find('token'), await interactions.find('pending')]).toEqual([undefined, { grantId: 'grant' }]);
});
