/** The keys of this site. The service worker keeps them on the device with the guide. */
import * as z from 'zod/mini';
import { type DidDocument, didDocumentSchema, keysPath } from '../../../domain/proof/credential.ts';

/** undefined where they cannot be had: no signal yet, or a site that signs nothing. */
export async function fetchKeys(): Promise<DidDocument | undefined> {
  try {
    const response = await fetch(keysPath);
    const keys = z.safeParse(didDocumentSchema, await response.json());
    return response.ok && keys.success ? keys.data : undefined;
  } catch {
    return undefined;
  }
}
