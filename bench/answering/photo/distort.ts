/** What a camera and a room do to a screen. Everything is computed from a seed, so each run sees the same photos. */
import sharp, { type Sharp } from 'sharp';
import { fitPerspectiveIn } from '../../../engine/look/matrix.ts';
import type { Screen } from './screen.ts';
import { type Box, randomFrom, SCREEN_HEIGHT, SCREEN_WIDTH } from './svg.ts';

export type Picture = { width: number; height: number; data: Uint8Array };
type Random = () => number;
type Distort = (picture: Picture, mark: Box, random: Random) => Picture | Promise<Picture>;
export type Distortion = { group: string; name: string; apply: Distort };

const turn =
  (degrees: number): Distort =>
  (picture) => {
    const angle = (degrees * Math.PI) / 180;
    const { width, height } = picture;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const outWidth = Math.round(Math.abs(width * cos) + Math.abs(height * sin));
    const outHeight = Math.round(Math.abs(width * sin) + Math.abs(height * cos));
    const place = (x: number, y: number): [number, number] => [
      (x - width / 2) * cos - (y - height / 2) * sin + outWidth / 2,
      (x - width / 2) * sin + (y - height / 2) * cos + outHeight / 2,
    ];
    return draw(
      picture,
      cornersOf(picture).map(([x, y]) => place(x, y)),
      outWidth,
      outHeight,
    );
  };

/** The screen far away or from the side: its corners go to these fractions of the photo. */
const stand =
  (corners: [number, number][]): Distort =>
  (picture) =>
    draw(
      picture,
      corners.map(([x, y]) => [x * picture.width, y * picture.height]),
      picture.width,
      picture.height,
    );

const scale =
  (factor: number): Distort =>
  (picture) =>
    throughSharp(picture, (image) => image.resize(Math.round(picture.width * factor)));

const blur =
  (sigma: number): Distort =>
  (picture) =>
    throughSharp(picture, (image) => image.blur(sigma));

/** Lamps mirrored in the glass, brightest beside the mark; their light reaches it. */
const glare =
  (strength: number, radius: number): Distort =>
  (picture, mark, random) => {
    const data = picture.data.slice();
    for (let lamp = 0; lamp < 2; lamp += 1) {
      const [cx, cy] = besides(mark, random);
      for (let i = 0; i < data.length; i += 3) {
        const x = (i / 3) % picture.width;
        const y = Math.floor(i / 3 / picture.width);
        const light = strength * Math.exp(-((x - cx) ** 2 + (1.6 * (y - cy)) ** 2) / (2 * radius ** 2));
        for (let c = 0; c < 3; c += 1) data[i + c] = Math.min(255, (data[i + c] ?? 0) + light);
      }
    }
    return { ...picture, data };
  };

/** Only a part is in the photo, the mark always. */
const crop =
  (share: number): Distort =>
  (picture, mark, random) => {
    const width = Math.max(Math.round(picture.width * share), mark.width);
    const height = Math.max(Math.round(picture.height * share), mark.height);
    const pick = (low: number, high: number) => Math.round(low + random() * Math.max(0, high - low));
    const left = pick(Math.max(0, mark.x + mark.width - width), Math.min(mark.x, picture.width - width));
    const top = pick(Math.max(0, mark.y + mark.height - height), Math.min(mark.y, picture.height - height));
    return throughSharp(picture, (image) => image.extract({ left, top, width, height }));
  };

const dim =
  (factor: number, noise: number): Distort =>
  (picture, _, random) => ({
    ...picture,
    data: picture.data.map((value) =>
      Math.min(255, Math.max(0, value * factor + (random() + random() - 1) * noise)),
    ),
  });

const inTurn =
  (...steps: Distort[]): Distort =>
  async (picture, mark, random) => {
    let current = picture;
    for (const step of steps) current = await step(current, mark, random);
    return current;
  };

const FROM_LEFT: [number, number][] = [
  [0.06, 0.1],
  [0.94, 0.02],
  [0.95, 0.98],
  [0.08, 0.88],
];
const FROM_BELOW: [number, number][] = [
  [0.16, 0.05],
  [0.86, 0.08],
  [0.97, 0.95],
  [0.02, 0.97],
];
const IN_ROOM: [number, number][] = [
  [0.3, 0.22],
  [0.82, 0.28],
  [0.78, 0.74],
  [0.26, 0.68],
];

const CLOSE: [number, number][] = [
  [-0.12, -0.02],
  [1, -0.14],
  [1.12, 1.02],
  [0, 1.14],
];

export const distortions: Distortion[] = [
  { group: 'none', name: 'as it is', apply: (picture) => picture },
  ...[-20, -8, 8, 20].map((degrees) => ({
    group: 'rotated',
    name: `rotated ${degrees}°`,
    apply: turn(degrees),
  })),
  ...[90, 180, 270].map((degrees) => ({ group: 'turned', name: `turned ${degrees}°`, apply: turn(degrees) })),
  ...[0.6, 0.35].map((factor) => ({ group: 'scaled', name: `scaled ${factor}`, apply: scale(factor) })),
  { group: 'scaled', name: 'small in a room', apply: stand(IN_ROOM) },
  ...[2, 4].map((sigma) => ({ group: 'blurred', name: `blurred ${sigma} px`, apply: blur(sigma) })),
  { group: 'glare', name: 'glare, weak', apply: glare(150, 70) },
  { group: 'glare', name: 'glare, strong', apply: glare(320, 110) },
  ...[0.8, 0.6].map((share) => ({ group: 'cropped', name: `cropped to ${share}`, apply: crop(share) })),
  { group: 'perspective', name: 'from the left', apply: stand(FROM_LEFT) },
  { group: 'perspective', name: 'from below', apply: stand(FROM_BELOW) },
  { group: 'dark', name: 'dark and noisy', apply: dim(0.45, 40) },
  {
    group: 'by hand',
    name: 'by hand',
    apply: inTurn(glare(160, 80), stand(FROM_BELOW), turn(9), blur(1.5), dim(0.8, 20)),
  },
  { group: 'by hand', name: 'by hand, close', apply: inTurn(stand(CLOSE), blur(1.5), dim(0.9, 20)) },
];

/** How pictures that must not match are photographed. */
export const plainDistortions: readonly string[] = [
  'as it is',
  'rotated 8°',
  'blurred 2 px',
  'glare, weak',
  'by hand',
];

/** The photo as a telephone would send it, as JPEG. */
export async function photograph(screen: Screen, { name, apply }: Distortion, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(screen.svg))
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let mixed = seed;
  for (const character of screen.name + name) mixed = Math.imul(mixed ^ character.charCodeAt(0), 0x01000193);
  const picture = { width: info.width, height: info.height, data: new Uint8Array(data) };
  return toSharp(await apply(picture, screen.mark, randomFrom(mixed)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

const toSharp = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 3 } });

async function throughSharp(picture: Picture, change: (image: Sharp) => Sharp): Promise<Picture> {
  const { data, info } = await change(toSharp(picture)).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const cornersOf = ({ width, height }: { width: number; height: number }): [number, number][] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

function besides(mark: Box, random: Random): [number, number] {
  for (;;) {
    const x = random() * SCREEN_WIDTH;
    const y = random() * SCREEN_HEIGHT;
    const isBeside =
      x < mark.x - 30 || x > mark.x + mark.width + 30 || y < mark.y - 30 || y > mark.y + mark.height + 30;
    if (isBeside) return [x, y];
  }
}

/** Draws a picture with its corners at these places, on a table of grey wood. */
function draw(picture: Picture, places: [number, number][], width: number, height: number): Picture {
  const pairs = cornersOf(picture).map(([u, v], i) => {
    const [x, y] = places[i] ?? [0, 0];
    return { x, y, u, v };
  });
  const m = fitPerspectiveIn(pairs, picture);
  if (m === null) throw new Error('These corners are no rectangle seen by a camera.');
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = m[6] * x + m[7] * y + m[8];
      const sx = (m[0] * x + m[1] * y + m[2]) / w;
      const sy = (m[3] * x + m[4] * y + m[5]) / w;
      paint(data, (y * width + x) * 3, picture, sx, sy, 96 + 22 * Math.sin(y / 9 + Math.sin(x / 50) * 3));
    }
  }
  return { width, height, data };
}

function paint(
  out: Uint8Array,
  at: number,
  { width, height, data }: Picture,
  x: number,
  y: number,
  table: number,
): void {
  const isInside = x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
  const first = (Math.floor(y) * width + Math.floor(x)) * 3;
  const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)];
  const below = first + width * 3;
  for (let c = 0; c < 3; c += 1) {
    const upper = (data[first + c] ?? 0) * (1 - fx) + (data[first + 3 + c] ?? 0) * fx;
    const lower = (data[below + c] ?? 0) * (1 - fx) + (data[below + 3 + c] ?? 0) * fx;
    out[at + c] = isInside ? upper * (1 - fy) + lower * fy : table;
  }
}
