/** Schema of photos/index.json, the imported photos of hikes. Written by `node tools/maintain/photos.ts`, read by the build. */
import { z } from 'zod';

const fileName = z
  .string()
  .regex(/^[\w-]+\/[\w-]+\/[\w.-]+$/)
  .describe('Below the folder of photographs, as in north-shore/split-rock/1600-1a2b3c4d.avif.');
const fraction = z.number().min(0).max(1);

export const photoSchema = z.strictObject({
  author: z.string().min(1),
  source: z.url().describe('The page that describes it.'),
  license: z.strictObject({ name: z.string().min(1), url: z.url() }),
  alt: z.string().min(1).max(200).describe('What the photograph shows, as described by its source.'),
  focus: z.strictObject({ x: fraction, y: fraction }),
  sizes: z
    .array(z.strictObject({ width: z.int().positive(), height: z.int().positive(), avif: fileName, webp: fileName }))
    .min(1)
    .describe('The same photograph, the widest first.'),
});
export type Photo = z.infer<typeof photoSchema>;

export const photosSchema = z.record(z.string(), photoSchema).describe('By trail id.');
export type Photos = z.infer<typeof photosSchema>;

/** Names contain a content hash, so the files can be cached like the drawn ones. */
export const photoAddress = (file: string): string => `/art/photos/${file}`;
