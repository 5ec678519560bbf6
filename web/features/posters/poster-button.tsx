/** Makes a poster in a dialog: a preview, then the system's share sheet or a download. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { actions } from '../../ui/action.messages.ts';
import button from '../../ui/button.module.css';
import { type PosterSize, posterSizes } from './poster.ts';
import styles from './poster-button.module.css';
import type { Poster } from './poster-contents.ts';
import { posterMessages as words } from './posters.messages.ts';

type Props = {
  poster: () => Poster;
  /** The hiker's name; printed only on request. */
  name: string;
  region?: string;
  className?: string;
  label: string;
};

/** The dialog is rendered at the end of the page: its button may be in a paragraph or a live region. */
export function PosterButton({ poster, name, region, className, label }: Props) {
  const [made, make] = useState<Poster>();
  return (
    <>
      <button className={className} type="button" onClick={() => make(poster())}>
        {label}
      </button>
      {made &&
        createPortal(
          <PosterDialog poster={made} name={name} region={region} onClose={() => make(undefined)} />,
          document.body,
        )}
    </>
  );
}

type DialogProps = { poster: Poster; name: string; region?: string; onClose: () => void };

function PosterDialog({ poster, name, region, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isNamed, setNamed] = useState(false);
  const [size, setSize] = useState<PosterSize>('poster');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} data-region={region} aria-label={words.title} onClose={onClose}>
      <Drawn
        key={`${isNamed} ${size}`}
        poster={poster}
        size={size}
        right={isNamed ? name : ''}
        hasRegion={region !== undefined}
      />
      <fieldset className={styles.sizes}>
        <legend className="hidden-text">{words.size}</legend>
        {sizes.map((each) => (
          <label key={each}>
            <input type="radio" name="size" checked={each === size} onChange={() => setSize(each)} />{' '}
            {words.sizes[each]}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" checked={isNamed} onChange={() => setNamed(!isNamed)} /> {words.withName(name)}
      </label>
      <p className="small dim">{words.note}</p>
      <button className={button.small} type="button" onClick={() => dialog.current?.close()}>
        {actions.close}
      </button>
    </dialog>
  );
}

const sizes = Object.keys(posterSizes) as PosterSize[];

type State = { kind: 'drawing' } | { kind: 'failed' } | { kind: 'drawn'; file: File; address: string };

/** Without a region: the dark color of the logo. */
const night = '#12343b';

type DrawnProps = { poster: Poster; size: PosterSize; right: string; hasRegion: boolean };

function Drawn({ poster, size, right, hasRegion }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>({ kind: 'drawing' });
  const [issue, setIssue] = useState('');
  useEffect(() => {
    let address = '';
    let isShown = true;
    const draw = async (onto: HTMLCanvasElement) => {
      const { drawPoster } = await import('./draw-poster.ts');
      const band = hasRegion ? getComputedStyle(onto).getPropertyValue('--band').trim() : night;
      await drawPoster(onto, { ...poster, right, band }, size);
      const blob = await new Promise<Blob | null>((done) => onto.toBlob(done, 'image/png'));
      if (!blob) throw new Error('The canvas gave no picture');
      if (!isShown) return;
      const file = new File([blob], poster.file, { type: 'image/png' });
      address = URL.createObjectURL(file);
      setState({ kind: 'drawn', file, address });
    };
    if (canvas.current)
      draw(canvas.current).catch((error) => {
        console.warn('The poster could not be drawn', error);
        if (isShown) setState({ kind: 'failed' });
      });
    return () => {
      isShown = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [poster, size, right, hasRegion]);

  const share = (file: File) =>
    navigator.share({ files: [file] }).catch((error) => {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIssue(words.notShared);
    });

  return (
    <>
      <canvas ref={canvas} className={styles.poster} {...posterSizes[size]} role="img" aria-label={poster.alt} />
      <p className={styles.actions} role="status">
        {state.kind === 'drawing' && words.drawing}
        {state.kind === 'failed' && words.failed}
        {issue}
        {state.kind === 'drawn' && (
          <>
            {canShare(state.file) && (
              <button className={button.main} type="button" onClick={() => share(state.file)}>
                {words.share}
              </button>
            )}
            <a className={button.button} href={state.address} download={state.file.name}>
              {words.save}
            </a>
          </>
        )}
      </p>
    </>
  );
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
