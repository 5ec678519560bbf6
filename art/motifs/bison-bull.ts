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
  // Hump; the woolly crown, nearly as high; the broad forehead, nose and chin; the beard in locks; the chaps and the near fore leg; the ragged edge of the mane.
  wool: 'M150-190C134-207 108-209 91-198C83-192 78-184 74-174L69-181 65-173C61-183 51-183 43-175L36-177 36-168C30-164 27-158 26-152L19-151 20-144C17-130 10-108 2-84C-4-76-5-66-2-56C0-48 8-44 18-44L23-42C23-35 20-30 16-26L25-29C25-21 23-16 20-11L31-19C33-14 36-10 37-5C41-10 43-15 43-20L50-14C50-22 53-28 56-34L62-29C62-37 66-42 71-48L82-58C87-54 93-52 99-54C101-46 105-40 107-33L109-24 114-29 116-12 110-4V0H132L130-6 128-14 129-27 134-22 136-36C140-44 143-52 145-62L155-69Q149-76 150-84L163-92Q154-102 154-113L164-118Q158-129 160-140L171-149Q163-155 161-164L163-171Q156-178 150-190z',
  // What sets the head off from the shoulder; a few locks.
  curls:
    'M84-172C96-156 99-134 95-116L103-120C101-106 96-96 88-88L95-86C91-76 85-68 77-62 82-74 84-84 83-94L76-90C82-104 85-116 84-128L78-124C86-140 87-156 84-172zM122-160C132-146 134-130 129-112 126-130 124-144 122-160zM118-96C126-84 127-72 121-58 120-72 119-84 118-96zM-3-66C-2-71 3-72 7-69 5-66 0-64-3-66z',
  // The bare nose, from between the eyes to the black muzzle.
  face: 'M21-128C17-110 11-96 6-80L7-73C15-72 24-66 29-57C35-62 39-70 40-80C37-76 33-76 31-80C31-90 28-98 25-106C23-112 22-120 21-128z',
  sunlitBack:
    'M91-198C108-209 134-207 150-190C166-172 184-148 216-141C238-139 256-132 264-112C251-126 234-130 214-132C186-136 168-154 155-171C140-191 116-198 98-188C90-184 84-176 80-168L74-174C78-184 83-192 91-198z',
  // Short: the near horn grows from the side of the crown, out and up; of the far one only the tip shows beyond it.
  horn: 'M65-145C53-145 46-153 46-166 46-175 50-183 57-189 55-181 55-174 58-168 60-162 64-158 69-156 69-151 68-147 65-145z',
  farHorn: 'M30-150C22-156 17-166 19-178 23-171 29-166 38-165z',
  tip: 'M57-189C53-185.5 50-181.5 48-177L55.4-175C55-179.6 55.6-184 57-189z',
  eye: 'M35-92C37-95.5 42-95.5 44-92 42-89.5 37-89.5 35-92z',
  glint: 'M38.4-92.8a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0z',
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
