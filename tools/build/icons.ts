/**
 * Maintainers: collects the icons that web/ui/icons.ts names into web/ui/icons.svg, those of the header into header-icons.svg, those of the
 * desk and of trail conditions into sheets of their own.
 * Run it after adding one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import * as deskIcons from '../../web/features/desk/shell/icons.ts';
import { conditionIcons } from '../../web/features/status/conditions/condition-icons.ts';
import { headerIcons } from '../../web/ui/header-icons.ts';
import * as icons from '../../web/ui/icons.ts';
import { getCopyright } from '../maintain/third-party.ts';

const root = join(import.meta.dirname, '../..');
const source = '@phosphor-icons/core';

/** Coordinates of 256 units, shown at a few dozen pixels: integers are exact enough, and half the size. */
const floatPrecision = 0;

/** The second tone is offset a little, like a misregistered ink. Both inherit their color. */
function drawIcon(name: string): string {
  const file = join(root, 'node_modules', source, `assets/duotone/${name}-duotone.svg`);
  if (!existsSync(file)) throw new Error(`Phosphor has no icon "${name}": see https://phosphoricons.com`);
  const { data } = optimize(readFileSync(file, 'utf8'), { floatPrecision, plugins: ['convertPathData'] });
  const [tone, line] = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (!tone || !line) throw new Error(`${name}: expected an icon of two tones`);
  return `<g id="icon-${name}"><path fill="var(--icon-tone,var(--base))" d="${tone}" transform="translate(11 11)"/><path d="${line}"/></g>`;
}

function drawSheet(names: string[]): string {
  const credit = `<title>Icons</title><!-- Phosphor Icons, MIT. ${getCopyright(source)} -->`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${credit}\n${names.map(drawIcon).join('\n')}\n</svg>\n`;
}

export const iconSheets = (): Record<string, string> => ({
  'web/ui/header-icons.svg': drawSheet(headerIcons),
  'web/ui/icons.svg': drawSheet(
    Object.values(icons)
      .filter((name) => !headerIcons.includes(name))
      .sort(),
  ),
  'web/features/status/conditions/condition-icons.svg': drawSheet(Object.values(conditionIcons).sort()),
  'web/features/desk/shell/desk-icons.svg': drawSheet(Object.values(deskIcons).sort()),
});

if (import.meta.main) for (const [file, drawn] of Object.entries(iconSheets())) writeFileSync(join(root, file), drawn);
