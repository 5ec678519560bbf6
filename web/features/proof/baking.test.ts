import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bakePng, crc32, unbakePng } from './png.ts';
import { mostBytes, readFile } from './read.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const credential = JSON.stringify({ name: 'Split Rock – “Lighthouse” ]]> <&>', type: ['VerifiableCredential'] });
const blank = () => sharp({ create: { width: 4, height: 5, channels: 3, background: '#123' } }).png();
const picture = new Uint8Array(await blank().toBuffer());

test('checksums follow the PNG specification: the IEND chunk has a known one', () => {
  expect(crc32(bytes('IEND'))).toBe(0xae426082);
});

describe('a PNG', () => {
  test('a PNG returns the credential that was baked in, and is still the same picture', async () => {
    const baked = bakePng(picture, credential);
    expect(unbakePng(baked)).toBe(credential);
    const [before, after] = await Promise.all([picture, baked].map((file) => sharp(file).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.of())).toBe(true);
  });

  test('a PNG contains the credential once, under its keyword, right after the header', () => {
    const baked = Buffer.from(bakePng(bakePng(picture, 'old'), credential));
    expect(baked.indexOf('iTXtopenbadgecredential\0\0\0\0\0{')).toBe(8 + 25 + 4);
    expect(baked.toString('latin1').split('openbadgecredential')).toHaveLength(2);
  });

  test('of another issuer is read too: with a language, a translated keyword, and other texts before', () => {
    const chunk = (type: string, data: Uint8Array) => {
      const body = Buffer.concat([bytes(type), data]);
      const frame = Buffer.alloc(4);
      frame.writeUInt32BE(data.length);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([frame, body, sum]);
    };
    const header = picture.subarray(0, 33);
    const rest = picture.subarray(33);
    const comment = chunk('iTXt', bytes('Comment\0\0\0\0\0openbadgecredential'));
    const foreign = (flag: number) =>
      chunk('iTXt', Buffer.concat([bytes('openbadgecredential\0'), Buffer.of(flag, 0), bytes('en\0badge\0{"a":1}')]));
    expect(unbakePng(Buffer.concat([header, comment, foreign(0), rest]))).toBe('{"a":1}');
    expect(() => unbakePng(Buffer.concat([header, foreign(1), rest]))).toThrow('compressed');
    expect(() => unbakePng(picture)).toThrow('nothing-baked');
  });

  test('a PNG ends where it says: what follows is neither read nor a fault', () => {
    const baked = bakePng(picture, credential);
    const badge = baked.subarray(33, 33 + baked.length - picture.length);
    expect(() => unbakePng(Buffer.concat([picture, badge]))).toThrow('nothing-baked');
    expect(unbakePng(bakePng(Buffer.concat([picture, bytes('more')]), credential))).toBe(credential);
  });

  test('a PNG that is damaged is reported as such: truncated before its badge, or with a changed byte', () => {
    const baked = bakePng(picture, credential);
    const end = Buffer.from(baked).indexOf('iTXt') + 4 + 24 + bytes(credential).length + 4;
    for (let at = 9; at < end; at += 1) expect(() => unbakePng(baked.subarray(0, at))).toThrow(/broken|nothing/);
    for (let at = 8; at < end; at += 7) {
      const changed = Uint8Array.from(baked);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unbakePng(changed)).toThrow(/broken/);
    }
  });
});

describe('a file', () => {
  test.each([
    ['JSON', bytes(` ${credential}\n`)],
    ['a PNG', bakePng(picture, credential)],
  ])('a file may be %s', (_, file) => {
    expect(readFile(file)).toEqual({ form: 'json', credential: JSON.parse(credential) });
  });

  test('a file may be a token, alone or in a picture: then its issuer is named', () => {
    const token = `e30.${Buffer.from('{"iss":"did:web:ü"}').toString('base64url')}.c2ln`;
    for (const file of [bytes(token), bakePng(picture, token)])
      expect(readFile(file)).toEqual({ form: 'token', credential: { iss: 'did:web:ü' } });
  });

  test.each([
    ['empty', bytes('')],
    ['too-large', new Uint8Array(mostBytes + 1)],
    ['no-json', bytes('{"name": ')],
    ['no-badge-file', bytes('hello')],
    ['no-badge-file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)],
    ['no-badge-file', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing-baked', picture],
  ])('a file that is unreadable has a reason: %s', (why, file) => {
    expect(() => readFile(file)).toThrow(why);
  });
});
