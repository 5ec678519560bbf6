/** What the collection says of saving a badge as a proof. */
import { site } from '../../../content/site.ts';
import type { ProofForm } from './save.ts';

export const proofWords = {
  open: 'Save as proof',
  about: `A file signed by ${site.name} that others can check: badge, trailhead and day, never where you stood.`,
  verify: 'How it is checked',
  withOwnName: 'With my first name in it',
  withName: (name: string) => `With the name ${name} in it`,
  forms: { json: 'JSON', svg: 'Picture (SVG)', png: 'Picture (PNG)' } satisfies Record<ProofForm, string>,
  saving: 'Signing…',
  saved: 'Saved.',
  noSignal: 'No signal: proofs are signed by the server. Try again when there is one.',
  failed: (why: string) => `That did not work. ${why}`,
};
