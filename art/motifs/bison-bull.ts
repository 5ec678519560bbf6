/** A bison bull large enough to count his curls; `bison.ts` has the herd in the distance. */
import type { Layer } from '../kit/scene.ts';

/** Drawn once, facing left, 276 long, feet at 0. */
const BULL = {
  // Far fore and hind leg.
  farLegs:
    'M76-66C78-52 83-44 85-36L86-12 80-4V0H99L97-6 96-14 99-36 112-60zM190-70C203-62 209-53 209-44L208-14 202-5V0H222L221-6 219-14 222-38C225-46 229-51 235-57L231-92H206z',
  // Hump; the back falls to a low, short croup; buttock; the point of the hock, the hoof; the thigh, the stifle and the tucked belly.
  hide: 'M118-204C142-202 156-186 170-168C184-152 198-144 216-141C238-139 256-132 264-112C269-99 268-87 264-76C261-66 261-60 264-52C263-46 258-42 257-36L255-14 260-4 261 0H235L240-6 240-14 239-34C236-44 229-50 221-57C213-65 209-72 208-84C194-68 176-60 154-58C136-58 110-60 100-66z',
  underside:
    'M142-68C164-63 190-68 209-92C212-102 216-110 222-117C219-106 217-94 212-84C198-63 180-55 156-55L124-60zM236-5 240-12H255L260-4 261 0H235z',
  tail: 'M257-126C270-122 276-104 273-86C271-75 276-67 273-56C271-48 265-44 263-37C259-50 260-58 265-66C268-82 267-100 256-113z',
  // Hump, the cap of wool between the horns, the face carried low, nose and chin; the beard in locks; the chaps and the near fore leg; the ragged edge of the mane.
  wool: 'M150-190C134-207 108-209 91-198C75-187 69-170 66-149C60-155 48-154 40-144C33-136 29-126 26-116C20-104 13-91 9-79C2-71-1-62 1-53C3-45 12-41 23-42L28-41C28-35 26-29 23-25L31-28C30-21 31-15 32-9L38-16C39-10 41-6 44-2C46-8 48-12 47-19L53-14C52-22 54-27 55-33L60-29C59-38 61-44 64-49C70-50 76-53 82-58C87-54 93-52 99-54C101-46 105-40 107-33L109-24 114-29 116-12 110-4V0H132L130-6 128-14 129-27 134-22 136-36C140-44 143-52 145-62L155-69Q149-76 150-84L163-92Q154-102 154-113L164-118Q158-129 160-140L171-149Q163-155 161-164L163-171Q156-178 150-190z',
  curls:
    'M86-178Q106-196 134-182Q108-185 94-166zM108-150Q128-165 148-154Q126-154 114-138zM90-120Q108-134 126-124Q106-122 97-106zM122-92Q134-104 147-96Q134-94 126-80zM76-116Q82-144 93-150Q84-136 84-112zM72-72Q70-92 81-102Q78-90 82-74zM6-61C7-65 12-66 15-63 13-62 11-58 6-61z',
  // The bare face, from the brow to the black muzzle.
  face: 'M26-112C22-101 16-90 11-79L7-70C16-70 28-62 31-51C40-54 48-64 50-77C52-90 48-102 43-110C39-106 33-106 26-112z',
  sunlitBack:
    'M91-198C108-209 134-207 150-190C166-172 184-148 216-141C238-139 256-132 264-112C251-126 234-130 214-132C186-136 168-154 155-171C140-191 116-198 98-188C82-178 74-162 69-147L66-149C69-170 75-187 91-198z',
  // Short: the near horn grows from the temple behind the eye, out and up; the far one shows beyond the cap.
  horn: 'M46-127C49-119 60-120 65-130C69-141 66-158 56-169C60-156 59-148 56-142C51-137 45-135 46-127z',
  farHorn: 'M47-138C36-140 28-149 28-162C33-155 39-152 49-152z',
  tip: 'M56-169C61-163 65-157 66.6-151L59.4-153C59.4-158 58.6-163 56-169z',
  eye: 'M27-96C30-102 38-102 41-96C37-92 31-92 27-96z',
  glint: 'M31.4-97.6a1.4 1.4 0 112.8 0 1.4 1.4 0 11-2.8 0z',
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
    const scale = Math.round((width / 276) * 100) / 100;
    const left = Math.round(x + (flip ? width / 2 : -width / 2));
    canvas.add(
      [
        `<g transform="translate(${left} ${y})scale(${flip ? -scale : scale} ${scale})">`,
        part(shade, BULL.farLegs),
        part(ink, BULL.hide + BULL.tail),
        part(shade, BULL.underside),
        part(horn, BULL.farHorn),
        part(wool, BULL.wool),
        part(curl, BULL.curls + BULL.face),
        part(lit, BULL.sunlitBack),
        part(wool, BULL.eye),
        part(horn, BULL.horn + BULL.glint),
        part(wool, BULL.tip),
        '</g>',
      ].join(''),
    );
  };
}
