/** Brotli and gzip copies at the highest setting, made once here instead of for every visitor. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|svg|json|xml|txt|webmanifest|gpx|geojson|ics)$/;
const smallest = 256;

/** Enough for every core. All at once, each with a dictionary of its own, thousands of hikes take more memory than a machine has. */
const atOnce = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Makes the copies that are not there yet, and takes away those of files that are gone. */
export async function precompress(from: string, to: string): Promise<void> {
  const files = globSync('**/*', { cwd: from }).filter((file) => {
    const stat = statSync(join(from, file));
    return stat.isFile() && stat.size >= smallest && compressible.test(file);
  });
  const copies = new Set(files.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  for (const file of globSync('**/*.{br,gz}', { cwd: to })) if (!copies.has(file)) rmSync(join(to, file));
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(join(from, file), join(to, file));
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}

export async function compressFile(source: string, target: string): Promise<void> {
  const bytes = readFileSync(source);
  if (isCopyOf(bytes, target)) return;
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params: hints }), toGzip(bytes, { level: 9 })]);
  mkdirSync(dirname(target), { recursive: true });
  // Gzip goes first and comes last, because it tells whether both are there.
  rmSync(`${target}.gz`, { force: true });
  writeFileSync(`${target}.br`, brotli);
  writeFileSync(`${target}.gz`, gzipped);
}

/** Gzip ends with the checksum and the length of what it holds. */
function isCopyOf(bytes: Buffer, target: string): boolean {
  if (!existsSync(`${target}.gz`) || !existsSync(`${target}.br`)) return false;
  const end = readFileSync(`${target}.gz`).subarray(-8);
  return end.length === 8 && end.readUInt32LE(0) === crc32(bytes) && end.readUInt32LE(4) === bytes.length;
}
