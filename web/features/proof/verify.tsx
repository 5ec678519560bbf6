import { type DragEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type DidDocument, didDocumentSchema, keysPath } from '../../../domain/proof/credential.ts';
import { useLatest } from '../../lib/use-latest.ts';
import button from '../../ui/button.module.css';
import { check } from './check.ts';
import type { KnownHike, Outcome } from './outcome.ts';
import { mostBytes, readFile } from './read.ts';
import { Result } from './result.tsx';
import { Unreadable } from './unreadable.ts';
import { verifyMessages as words } from './verify.messages.ts';
import styles from './verify.module.css';

/** A fixed id, because there is one per page: islands hydrate separately, so React's useId would not match. */
const field = 'badge-file';

export function Verify({ hikes }: { hikes: KnownHike[] }) {
  const [file, setFile] = useState<{ name: string; outcome: Outcome }>();
  const [isOver, setOver] = useState(false);
  const startCheck = useLatest();
  const input = useRef<HTMLInputElement>(null);

  const checkFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const signal = startCheck();
    setFile({ name: chosen.name, outcome: { kind: 'checking' } });
    const outcome = await getOutcome(chosen);
    if (!signal.aborted) setFile({ name: chosen.name, outcome });
  };
  const checkChosen = () => {
    checkFile(input.current?.files?.[0]);
    if (input.current) input.current.value = ''; // so that the same file can be chosen again
  };
  // Also a file that was chosen before hydration.
  useEffect(checkChosen);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    checkFile(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <div className={styles.check}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field inside */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={field}
          className={styles.field}
          type="file"
          accept=".json,.jwt,.jws,.png,application/json,image/png"
          ref={input}
          onChange={checkChosen}
        />
        <label htmlFor={field} className={button.main}>
          {words.choose}
        </label>
        <p>{words.drop}</p>
      </div>
      <div role="status">{file && <Result {...file} hikes={hikes} />}</div>
    </div>
  );
}

async function getOutcome(file: File): Promise<Outcome> {
  try {
    if (file.size > mostBytes) throw new Unreadable('too-large');
    const held = readFile(new Uint8Array(await file.arrayBuffer()));
    return { kind: 'checked', verdict: await check(held, await fetchKeys(), new Date()) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', why: error.why };
    console.warn('The check failed', error);
    return { kind: 'failed' };
  }
}

/**
 * The public keys of this site, which the service worker caches with the guide; undefined if they cannot be fetched: no
 * signal yet, or a site that signs nothing.
 */
async function fetchKeys(): Promise<DidDocument | undefined> {
  try {
    const response = await fetch(keysPath);
    const keys = z.safeParse(didDocumentSchema, await response.json());
    return response.ok && keys.success ? keys.data : undefined;
  } catch {
    return undefined;
  }
}
