/**
 * Redraws what has changed, for development: first the maps, which are fast and find errors in the content, then the pictures of all hikes
 * that have a scene. Exits with 1 where the content has errors, with 2 where a picture could not be drawn.
 *
 *   node tools/build/draw.ts
 */
import { ArtError } from '../../art/checks/faults.ts';
import { drawChangedPictures } from '../../art/drawing/draw.ts';
import { hasScene, shownSceneFile } from '../../art/drawing/gallery.ts';
import { drawMaps } from '../../art/maps/draw.ts';
import { ContentError } from '../../content/content-issue.ts';
import { type Content, loadContent } from '../../content/load.ts';

type Drawn = { files: readonly string[]; unchanged: boolean };

async function tell(what: string, draw: () => Drawn | Promise<Drawn>): Promise<void> {
  const start = performance.now();
  const { files, unchanged } = await draw();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${what}: ${files.length} files${unchanged ? ', unchanged' : ` in ${seconds} s`}`);
}

function withScenes(content: Content): Content {
  const trails = content.trails.filter(({ id }) => hasScene(id));
  for (const { id } of content.trails) if (!hasScene(id)) console.log(`${id} has no scene yet: ${shownSceneFile(id)}`);
  return { ...content, trails };
}

/** Errors that an author can fix, as plain text; any other with its stack. */
const inWords = (error: unknown) =>
  error instanceof ContentError || error instanceof ArtError ? error.message : error;

async function readAndDrawMaps(): Promise<Content> {
  try {
    const content = loadContent();
    await tell('maps', () => drawMaps(content));
    return content;
  } catch (error) {
    console.error(inWords(error));
    process.exit(1);
  }
}

const content = await readAndDrawMaps();
try {
  await tell('pictures', () => drawChangedPictures(withScenes(content)));
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 2;
}
