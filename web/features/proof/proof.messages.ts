/** Saving a badge as a signed file. */
import { site } from '../../../content/site.ts';
import type { ProofForm } from './save.ts';

export const proofMessages = {
  open: 'Save as proof',
  about: `A file signed by ${site.name} that anyone can check. It has the badge, the trailhead and the day, never your exact location.`,
  verify: 'How to check it',
  withOwnName: 'Include my first name',
  withName: (name: string) => `Include the name ${name}`,
  forms: { json: 'JSON', png: 'Picture (PNG)' } satisfies Record<ProofForm, string>,
  saving: 'Signing…',
  saved: 'Saved.',
  noSignal: 'No signal. Our server signs proofs, so try again when you’re back in range.',
  failed: (why: string) => `That didn’t work. ${why}`,
};
