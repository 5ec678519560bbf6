/**
 * A credential inside a PNG, as specified by Open Badges 3.0: one uncompressed iTXt chunk with its own keyword. A PNG
 * is eight fixed bytes followed by chunks: length, type, data, checksum.
 */
import { Unreadable } from './unreadable.ts';

const keyword = 'openbadgecredential';
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum around the data. */
const frameBytes = 12;

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array };

export const isPng = (file: Uint8Array): boolean => signature.every((byte, index) => file[index] === byte);

/** Replaces a credential that is already there. */
export function bakePng(picture: Uint8Array, credential: string): Uint8Array {
  const [header, ...others] = toChunks(picture);
  if (header?.type !== 'IHDR') throw new Unreadable('broken-picture');
  const rest = others.filter((chunk) => !isCredential(chunk)).map(({ whole }) => whole);
  return joined([Uint8Array.from(signature), header.whole, credentialChunk(credential), ...rest]);
}

export function unbakePng(file: Uint8Array): string {
  for (const chunk of toChunks(file)) {
    if (isCredential(chunk)) return toText(chunk);
  }
  throw new Unreadable('nothing-baked');
}

function* toChunks(file: Uint8Array): Generator<Chunk> {
  if (!isPng(file)) throw new Unreadable('broken-picture');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = signature.length; at < file.length; ) {
    if (file.length - at < frameBytes) throw new Unreadable('broken-picture');
    const length = view.getUint32(at);
    const end = at + frameBytes + length;
    if (end > file.length) throw new Unreadable('broken-picture');
    const typeAndData = file.subarray(at + 4, end - 4);
    if (view.getUint32(end - 4) !== crc32(typeAndData)) throw new Unreadable('broken-picture');
    const type = String.fromCharCode(...typeAndData.subarray(0, 4));
    yield { type, data: typeAndData.subarray(4), whole: file.subarray(at, end) };
    if (type === 'IEND') return; // anything after it is not part of the picture
    at = end;
  }
}

const isCredential = ({ type, data }: Chunk): boolean =>
  type === 'iTXt' && data[keyword.length] === 0 && [...keyword].every((sign, at) => data[at] === sign.charCodeAt(0));

/**
 * After the keyword: two bytes for compression, a language and a translated keyword, both zero-terminated, then the
 * text.
 */
function toText({ data }: Chunk): string {
  const afterKeyword = keyword.length + 1;
  if (data[afterKeyword] !== 0) throw new Unreadable('compressed');
  const endOfLanguage = data.indexOf(0, afterKeyword + 2);
  const endOfTranslation = data.indexOf(0, endOfLanguage + 1);
  if (endOfLanguage === -1 || endOfTranslation === -1) throw new Unreadable('broken-picture');
  return new TextDecoder().decode(data.subarray(endOfTranslation + 1));
}

function credentialChunk(credential: string): Uint8Array {
  const bytes = new TextEncoder();
  const data = joined([bytes.encode(`${keyword}\0`), Uint8Array.of(0, 0, 0, 0), bytes.encode(credential)]);
  const typeAndData = joined([bytes.encode('iTXt'), data]);
  return joined([fourBytes(data.length), typeAndData, fourBytes(crc32(typeAndData))]);
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The PNG specification, appendix D. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
