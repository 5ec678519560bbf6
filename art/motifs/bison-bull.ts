/** A bison bull large enough to count his curls; `bison.ts` has the herd in the distance. */
import type { Layer } from '../kit/scene.ts';

/** Drawn once, facing left, 300 long, feet at 0. */
const BULL = {
  // Far fore and hind leg.
  farLegs:
    'M76-66C78-52 83-44 85-36L86-12 80-4V0H99L97-6 96-14 99-36 112-60zM206-80C220-66 227-56 228-46L228-14 222-5V0H242L241-6 239-14 242-40 256-66 246-96z',
  // Hump, loin, croup, buttock; the point of the hock, the hoof; stifle and belly.
  hide: 'M118-203C140-200 154-178 178-166C200-156 222-158 246-155C270-151 287-142 291-122C294-106 291-92 287-80C283-68 283-62 286-53C283-46 278-42 277-36L276-14 281-4 282 0H258L263-6 264-14 263-38C259-50 249-58 239-66C234-71 232-76 231-81C214-62 190-56 160-58C140-60 110-60 100-66z',
  underside:
    'M142-68C170-62 204-64 231-86C224-66 196-55 160-57zM235-90C242-74 254-62 262-50L264-36C256-50 238-58 231-76z',
  tail: 'M285-138C298-132 302-112 299-90C297-78 302-70 300-58C297-48 291-44 289-36C284-50 286-60 291-68C294-84 295-108 283-126z',
  // Hump, poll, brow, nose and chin; the beard; the chaps and the near fore leg; the ragged edge of the mane.
  wool: 'M148-188C132-206 108-208 92-198C76-188 68-168 62-149C52-147 42-139 36-129C28-118 22-106 17-95C11-87 7-79 8-71C9-63 16-59 26-58L31-57C34-44 38-32 46-18C52-30 56-42 58-55C66-53 73-55 81-59C87-54 93-52 99-54C101-46 105-40 107-33L109-24 114-29 116-12 110-4V0H132L130-6 128-14 129-27 134-22 136-36C140-44 143-52 144-62L152-68 147-78 157-88 150-98 160-110 152-121 161-134 153-146 161-159 151-170z',
  curls:
    'M84-176Q104-194 130-184Q106-184 92-164zM104-150Q122-166 144-158Q122-156 110-138zM92-116Q108-130 128-122Q108-120 98-104zM116-90Q128-102 142-94Q128-92 120-80zM66-132Q72-150 84-160Q76-146 76-126zM64-88Q64-104 74-116Q70-102 74-86z',
  muzzle: 'M10-80C6-72 8-62 16-59C24-57 31-60 34-67C28-74 20-82 13-85z',
  sunlitBack:
    'M92-198C108-208 132-206 148-188C164-172 190-158 222-158C250-157 284-152 291-124C278-142 250-146 222-147C190-148 164-156 150-174C136-192 112-196 96-187C82-178 72-162 66-148L62-149C68-168 76-188 92-198z',
  horn: 'M50-136C41-134 32-141 32-154C32-161 35-166 38-171C38-161 43-153 57-151C62-148 61-140 56-136z',
  eye: 'M32-111l8-3 2 4-7 3z',
} as const;

export interface BisonBullOptions<Ink> {
  x: number;
  y: number;
  width: number;
  /** The hide, and its shaded underside. */
  ink: Ink;
  shade: Ink;
  /** Sun on the back. */
  lit: Ink;
  /** Head and shoulders, and the curls in them. */
  wool: Ink;
  curl: Ink;
  horn: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

export function bisonBull<Ink extends string>(options: BisonBullOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, shade, lit, wool, curl, horn, flip = false } = options;
  return (canvas) => {
    const part = (partInk: Ink, data: string) => `<path fill="${canvas.color(partInk)}" d="${data}"/>`;
    const scale = Math.round((width / 300) * 100) / 100;
    const left = Math.round(x + (flip ? width / 2 : -width / 2));
    canvas.add(
      [
        `<g transform="translate(${left} ${y})scale(${flip ? -scale : scale} ${scale})">`,
        part(shade, BULL.farLegs),
        part(ink, BULL.hide + BULL.tail),
        part(shade, BULL.underside),
        part(wool, BULL.wool),
        part(curl, BULL.curls + BULL.muzzle),
        part(lit, BULL.sunlitBack),
        part(horn, BULL.horn + BULL.eye),
        '</g>',
      ].join(''),
    );
  };
}
