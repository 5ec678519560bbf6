/** The three policies: content/legal/<name>.md. */
import { z } from 'zod';
import { loadProse, type Prose } from './prose.ts';

export const policyNames = ['privacy', 'terms', 'cookies'] as const;
export type PolicyName = (typeof policyNames)[number];

const fieldsSchema = z.strictObject({ title: z.string().min(5), summary: z.string().min(40).max(200) });

export type Policy = Prose<z.infer<typeof fieldsSchema>>;

export const loadPolicy = (name: PolicyName, contentFolder = import.meta.dirname): Policy =>
  loadProse(contentFolder, `legal/${name}.md`, fieldsSchema);
