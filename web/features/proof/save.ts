/** Saves a badge as a proof: fetched every time, baked into its picture on the device, and stored nowhere else. */
import { fetchCredential } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { bakePng } from './png.ts';

export type ProofForm = 'json' | 'png';

type Provable = { id: string; name: string; picture: string };

export async function saveProof(badge: Provable, form: ProofForm, named: boolean): Promise<void> {
  const credential = JSON.stringify(await fetchCredential(badge.id, named), null, 2);
  saveFile(await files[form](credential, badge.picture), `${badge.name} badge.${form}`);
}

const files: Record<ProofForm, (credential: string, picture: string) => Promise<Blob>> = {
  json: async (credential) => new Blob([credential], { type: 'application/json' }),
  png: async (credential, picture) => {
    const drawn = new Uint8Array(await (await drawnAsPng(picture)).arrayBuffer());
    return new Blob([bakePng(drawn, credential) as BlobPart], { type: 'image/png' });
  },
};

/** Twice the size at which badges are drawn. */
const scale = 2;

async function drawnAsPng(picture: string): Promise<Blob> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((drawn, failed) =>
    canvas.toBlob((blob) => (blob ? drawn(blob) : failed(new Error('The picture could not be drawn')))),
  );
}
