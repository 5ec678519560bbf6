/** Brotli and gzip copies at the highest setting, made once here instead of for every visitor. */
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|svg|json|xml|txt|webmanifest|gpx|geojson|ics)$/;
const smallest = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function precompress(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const files = globSync('**/*', { cwd: from }).filter((file) => {
    const stat = statSync(join(from, file));
    return stat.isFile() && stat.size >= smallest && compressible.test(file);
  });
  await Promise.all(files.map((file) => compressFile(join(from, file), join(to, file))));
}

export async function compressFile(source: string, target: string): Promise<void> {
  const bytes = readFileSync(source);
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params: hints }), toGzip(bytes, { level: 9 })]);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.br`, brotli);
  writeFileSync(`${target}.gz`, gzipped);
}
