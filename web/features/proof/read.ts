/** Reads a chosen file: a credential as JSON or as a signed token, by itself or baked into a PNG. */
import { isPng, unbakePng } from './png.ts';
import { Unreadable } from './unreadable.ts';

/** Far more than any badge: a larger file is rejected. */
export const mostBytes = 5_000_000;

export type Held = { form: 'json' | 'token'; credential: unknown };

export function readFile(file: Uint8Array): Held {
  if (file.length === 0) throw new Unreadable('empty');
  if (file.length > mostBytes) throw new Unreadable('too-large');
  return readText(isPng(file) ? unbakePng(file) : new TextDecoder().decode(file));
}

const token = /^[\w-]+\.([\w-]+)\.[\w-]*$/;

function readText(content: string): Held {
  const text = content.trim();
  const [, payload] = token.exec(text) ?? [];
  if (payload) return { form: 'token', credential: parsed(fromBase64Url(payload)) };
  if (!text.startsWith('{')) throw new Unreadable('no-badge-file');
  return { form: 'json', credential: parsed(text) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unreadable('no-json');
  }
}

function fromBase64Url(text: string): string {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
  } catch {
    throw new Unreadable('no-json');
  }
}
