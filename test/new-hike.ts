/** A made-up hike, added as in docs/how-to/add-a-hike.md: a copy of another one with its own names and its own place. */
import type { ProjectCopy } from './project-copy.ts';

const id = 'north-shore/corundum-point';
const model = 'north-shore/split-rock';

const own: Record<string, string> = {
  park: 'Corundum State Park',
  trail: 'Mine Trail',
  badge: 'Corundum Point',
  town: 'Beaver Bay',
  latitude: '47.25',
  longitude: '-91.45',
};

export const newHike = {
  addContent(copy: ProjectCopy): void {
    const file = `content/trails/${id}.md`;
    copy.copy(`content/trails/${model}.md`, file);
    for (const [field, value] of Object.entries(own)) {
      const line = new RegExp(`^( *)${field}: .*$`, 'm');
      if (!line.test(copy.read(file))) throw new Error(`${model} has no ${field}`);
      copy.edit(file, (text) => text.replace(line, `$1${field}: ${value}`));
    }
  },

  addScene: (copy: ProjectCopy): void => copy.copy(`art/scenes/${model}.ts`, `art/scenes/${id}.ts`),
};
