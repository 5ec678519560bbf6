/** The public keys of this site. The service worker caches them with the guide. */
import * as z from 'zod/mini';
import { type DidDocument, didDocumentSchema, keysPath } from '../../../domain/proof/credential.ts';

/** undefined if they cannot be fetched: no signal yet, or a site that signs nothing. */
export async function fetchKeys(): Promise<DidDocument | undefined> {
  try {
    const response = await fetch(keysPath);
    const keys = z.safeParse(didDocumentSchema, await response.json());
    return response.ok && keys.success ? keys.data : undefined;
  } catch {
    return undefined;
  }
}
