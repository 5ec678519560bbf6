/** Brotli and gzip copies at the highest level, compressed once here instead of for every visitor. */
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|svg|json|xml|txt|webmanifest|gpx|geojson|ics)$/;
const smallest = 256;

/** Concurrency, enough for every core. All at once, each with its own dictionary, hundreds of files need much memory. */
const atOnce = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes missing compressed copies, and deletes those of deleted files. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => {
    const stat = statSync(join(folder, file));
    return stat.isFile() && stat.size >= smallest && compressible.test(file);
  });
  const copies = new Set(files.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) if (!copies.has(file)) rmSync(join(folder, file));
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}

export async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (hasCopies(file, bytes)) return;
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params: hints }), toGzip(bytes, { level: 9 })]);
  // The gzip copy is deleted first and written last: it marks that both are complete.
  rmSync(`${file}.gz`, { force: true });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** A gzip file ends with the checksum and the length of its content. */
function hasCopies(file: string, bytes: Buffer): boolean {
  if (!existsSync(`${file}.gz`) || !existsSync(`${file}.br`)) return false;
  const end = readFileSync(`${file}.gz`).subarray(-8);
  return end.length === 8 && end.readUInt32LE(0) === crc32(bytes) && end.readUInt32LE(4) === bytes.length;
}
