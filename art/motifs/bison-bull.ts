/** A bison bull large enough to count his curls; `bison.ts` has the herd in the distance. */
import type { Layer } from '../kit/scene.ts';

/** Drawn once, facing left, 300 long, feet at 0. */
const BULL = {
  // Far fore and hind leg.
  farLegs:
    'M76-66C78-52 83-44 85-36L86-12 80-4V0H99L97-6 96-14 99-36 112-60zM208-70C222-62 229-54 229-44L228-14 222-5V0H242L241-6 239-14 243-38C246-46 250-52 256-58L250-94H226z',
  // Hump, loin, croup, buttock; the point of the hock, the hoof; the thigh, full before it, the stifle and the belly.
  hide: 'M118-203C140-200 154-178 178-166C200-156 222-158 246-155C270-151 287-142 291-122C294-106 291-92 288-80C285-70 285-62 288-53C285-46 280-42 279-36L277-14 282-4 283 0H257L262-6 262-14 261-34C257-45 249-50 241-57C232-65 227-72 226-83C210-63 190-56 160-58C140-60 110-60 100-66z',
  underside:
    'M142-68C170-62 204-65 226-89C229-98 232-107 239-115C235-104 233-92 228-81C212-61 192-54 160-56L124-60zM258-5 262-12H277L282-4 283 0H257z',
  tail: 'M285-138C298-132 302-112 299-90C297-78 302-70 300-58C297-48 291-44 289-36C284-50 286-60 291-68C294-84 295-108 283-126z',
  // Hump, the cap of wool between the horns, nose and chin; the beard in locks; the chaps and the near fore leg; the ragged edge of the mane.
  wool: 'M148-188C132-206 108-208 92-198C76-188 69-170 64-152C56-158 44-156 38-148C33-142 32-134 30-127C26-116 21-105 17-95C11-87 7-79 8-71C9-63 16-59 26-58L30-57C30-50 29-46 27-41L33-44C32-36 34-30 33-23L39-30C40-22 44-16 47-9C49-16 51-22 50-29L55-24C54-32 57-36 57-43L61-40C60-48 61-52 63-56C69-55 75-56 81-59C87-54 93-52 99-54C101-46 105-40 107-33L109-24 114-29 116-12 110-4V0H132L130-6 128-14 129-27 134-22 136-36C140-44 143-52 144-62L152-68 147-78 157-88 150-98 160-110 152-121 161-134 153-146 161-159 151-170z',
  curls:
    'M84-176Q104-194 130-184Q106-184 92-164zM104-150Q122-166 144-158Q122-156 110-138zM92-116Q108-130 128-122Q108-120 98-104zM116-90Q128-102 142-94Q128-92 120-80zM76-120Q82-146 92-152Q84-138 84-116zM70-78Q70-96 80-106Q76-94 80-76zM40-146Q46-154 56-150Q48-149 44-141z',
  // The bare face, from the brow to the black muzzle.
  face: 'M31-124C27-114 22-104 18-95L13-86C20-84 30-76 33-66C40-68 46-78 48-90C50-100 47-112 43-119C40-116 36-118 31-124z',
  sunlitBack:
    'M92-198C108-208 132-206 148-188C164-172 190-158 222-158C250-157 284-152 291-124C278-142 250-146 222-147C190-148 164-156 150-174C136-192 112-196 96-187C82-178 72-162 66-148L62-149C68-168 76-188 92-198z',
  // The near horn grows from the temple behind the eye, the far one beyond the cap.
  horn: 'M49-119C58-115 67-121 68-134C69-148 64-162 53-174C57-160 57-150 53-142C50-136 47-132 46-126C47-123 47-121 49-119z',
  farHorn: 'M42-142C32-143 25-149 23-157C22-163 23-168 26-172C28-164 34-159 44-157z',
  eye: 'M30-106C33-111 40-111 43-106C40-102 34-102 30-106zM10-74C12-77 16-77 18-74 16-73 13-71 10-74z',
  glint: 'M33.4-107.6a1.4 1.4 0 112.8 0 1.4 1.4 0 11-2.8 0z',
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
        part(horn, BULL.farHorn),
        part(wool, BULL.wool),
        part(curl, BULL.curls + BULL.face),
        part(lit, BULL.sunlitBack),
        part(wool, BULL.eye),
        part(horn, BULL.horn + BULL.glint),
        '</g>',
      ].join(''),
    );
  };
}
