import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bakePng, crc32, unbakePng } from './png.ts';
import { mostBytes, readFile } from './read.ts';
import { bakeSvg, unbakeSvg } from './svg.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const credential = JSON.stringify({ name: 'Split Rock – “Lighthouse” ]]> <&>', type: ['VerifiableCredential'] });
const blank = () => sharp({ create: { width: 4, height: 5, channels: 3, background: '#123' } }).png();
const picture = new Uint8Array(await blank().toBuffer());
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>a</title><path d="M0 0h9"/></svg>';

test('checksums follow the PNG specification: the IEND chunk has a known one', () => {
  expect(crc32(bytes('IEND'))).toBe(0xae426082);
});

describe('a PNG', () => {
  test('returns the credential that was baked in, and is still the same picture', async () => {
    const baked = bakePng(picture, credential);
    expect(unbakePng(baked)).toBe(credential);
    const [before, after] = await Promise.all([picture, baked].map((file) => sharp(file).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.of())).toBe(true);
  });

  test('contains the credential uncompressed under its keyword, right after the header, and once however often it is baked', () => {
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

  test('ends where it says: what follows is neither read nor a fault', () => {
    const baked = bakePng(picture, credential);
    const badge = baked.subarray(33, 33 + baked.length - picture.length);
    expect(() => unbakePng(Buffer.concat([picture, badge]))).toThrow('nothing-baked');
    expect(unbakePng(bakePng(Buffer.concat([picture, bytes('more')]), credential))).toBe(credential);
  });

  test('that is damaged is reported as such: truncated before its badge, or with a changed byte', () => {
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

describe('an SVG', () => {
  test('returns the credential that was baked in, as its first child', () => {
    const baked = bakeSvg(drawing, credential);
    expect(baked).toMatch(
      /^<svg xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"[^>]*><openbadges:credential><!\[CDATA\[/,
    );
    expect(JSON.parse(unbakeSvg(baked))).toEqual(JSON.parse(credential));
    expect(() => bakeSvg(baked, credential)).toThrow('broken-picture');
  });

  test.each([
    ['another prefix', `<svg xmlns:b="https://purl.imsglobal.org/ob/v3p0"><b:credential>{"a":1}</b:credential></svg>`],
    ['its own namespace', `<svg><credential xmlns="https://purl.imsglobal.org/ob/v3p0">{"a":1}</credential></svg>`],
    [
      'entities',
      `<svg xmlns:o='https://purl.imsglobal.org/ob/v3p0'><o:credential> {&quot;a&quot;:1} </o:credential></svg>`,
    ],
    [
      'a comment that looks like one',
      `<?xml version="1.0"?><svg xmlns:o="https://purl.imsglobal.org/ob/v3p0"><!-- <o:credential>{}</o:credential> --><o:credential><![CDATA[{"a":1}]]></o:credential></svg>`,
    ],
  ])('of another issuer is read too: with %s', (_, text) => {
    expect(JSON.parse(unbakeSvg(text))).toEqual({ a: 1 });
  });

  test.each([
    drawing,
    '<svg xmlns:o="https://example.org"><o:credential>{}</o:credential></svg>',
    '<svg xmlns:o="https://purl.imsglobal.org/ob/v3p0"><o:credential/></svg>',
    '<svg xmlns:o="https://purl.imsglobal.org/ob/v3p0"><o:credential>{',
    '<<<<>>>>',
  ])('without a credential is reported as such: %s', (text) => {
    expect(() => unbakeSvg(text)).toThrow('nothing-baked');
  });
});

describe('a file', () => {
  test.each([
    ['JSON', bytes(` ${credential}\n`)],
    ['a PNG', bakePng(picture, credential)],
    ['an SVG', bytes(`\ufeff${bakeSvg(drawing, credential)}`)],
  ])('may be %s', (_, file) => {
    expect(readFile(file)).toEqual({ form: 'json', credential: JSON.parse(credential) });
  });

  test('may be a token, alone or in a picture: then its issuer is named', () => {
    const token = `e30.${Buffer.from('{"iss":"did:web:ü"}').toString('base64url')}.c2ln`;
    const baked = `<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><openbadges:credential verify="${token}"/></svg>`;
    for (const file of [token, baked])
      expect(readFile(bytes(file))).toEqual({ form: 'token', credential: { iss: 'did:web:ü' } });
  });

  test.each([
    ['empty', bytes('')],
    ['too-large', new Uint8Array(mostBytes + 1)],
    ['no-json', bytes('{"name": ')],
    ['no-badge-file', bytes('hello')],
    ['no-badge-file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)],
    ['nothing-baked', bytes(drawing)],
  ])('that is unreadable has a reason: %s', (why, file) => {
    expect(() => readFile(file)).toThrow(why);
  });

  test('crafted to be slow is read without backtracking', () => {
    const spaces = ' '.repeat(200_000);
    for (const text of [
      `<svg ${spaces}`,
      `<svg${' a="b"'.repeat(50_000)}`,
      '<!--'.repeat(100_000),
      `<a${spaces}`.repeat(5),
    ])
      expect(() => readFile(bytes(text))).toThrow('nothing-baked');
  });
});
