import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packageRules }: { packageRules: { matchPackageNames?: string[]; matchDepNames?: string[] }[] } =
  read('renovate.json');
const { dependencies, optionalDependencies, devDependencies, overrides } = read('package.json');
const ours = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies, ...overrides });

test('the update rules name packages that we use', () => {
  const named = packageRules.flatMap(({ matchPackageNames = [], matchDepNames = [] }) => [
    ...matchPackageNames,
    ...matchDepNames,
  ]);
  // The image of the container is called node, too.
  const strangers = named.filter(
    (name) => name !== 'node' && !ours.some((our) => our.startsWith(name.replace('**', ''))),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(strangers).toEqual([]);
});
