/** The patch of a milestone in its intrinsic size, and its placeholder. */
import { emblemOutline, emblemRadii, emblemSheet, emblemSize } from '../../domain/pictures/badge-sheet.ts';

export function EmblemImage({ src, alt, lazy = false }: { src: string; alt: string; lazy?: boolean }) {
  return <img src={src} alt={alt} {...emblemSize} loading={lazy ? 'lazy' : undefined} />;
}

const middle = emblemSize.width / 2;
const round = 2 * Math.PI * emblemRadii.picture;

/** The ring shows the progress. */
export function EmblemOutline({ have, need, className }: { have: number; need: number; className?: string }) {
  return (
    <svg viewBox={emblemSheet} className={className} aria-hidden="true">
      <path d={emblemOutline()} />
      <circle cx={middle} cy={middle} r={emblemRadii.picture} />
      <circle
        cx={middle}
        cy={middle}
        r={emblemRadii.picture}
        data-filled=""
        strokeDasharray={`${Math.round((round * have) / need)} ${Math.round(round)}`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
      <text x={middle} y={middle}>
        {have}
      </text>
    </svg>
  );
}

/** The same without a number, for print. */
export function EmblemBlank() {
  return (
    <svg viewBox={emblemSheet} aria-hidden="true">
      <path d={emblemOutline()} />
      <circle cx={middle} cy={middle} r={emblemRadii.picture} />
    </svg>
  );
}
