import sharp from 'sharp';

/** Segments a to g of the characters that are drawn. */
const SEGMENTS: Record<string, string> = { E: 'adefg', F: 'aefg', '0': 'abcdef', '4': 'bcfg', '7': 'abc' };
const PLACES: Record<string, [number, number, number, number]> = {
  a: [0, 0, 50, 10],
  b: [50, 5, 10, 50],
  c: [50, 55, 10, 50],
  d: [0, 100, 50, 10],
  e: [-10, 55, 10, 50],
  f: [-10, 5, 10, 50],
  g: [0, 50, 50, 10],
};

/** A panel with keys, a scale and this code on its display, as PNG; no fonts, so it is the same everywhere. */
export function drawScreen(code: string): Promise<Buffer> {
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  const digits = [...code].flatMap((character, i) =>
    [...(SEGMENTS[character] ?? '')].map((segment) => {
      const [x = 0, y = 0, width = 0, height = 0] = PLACES[segment] ?? [];
      return rect(270 + i * 90 + x, 150 + y, width, height, '#ff4030');
    }),
  );
  // Keys of different widths and marks on them, as letters would be.
  const keys = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [40 + (i % 8) * 92, 340 + Math.floor(i / 8) * 80];
    const mark = rect(
      x + 8 + ((i * 13) % 20),
      y + 10 + ((i * 7) % 15),
      9 + ((i * 11) % 30),
      7 + (i % 5) * 3,
      '#222',
    );
    return (
      rect(x, y, 50 + ((i * 17) % 30), 50, '#e8e8e2') +
      mark +
      rect(x + 5, y + 38, 6 + ((i * 5) % 23), 6, '#a33')
    );
  });
  const scale = Array.from({ length: 30 }, (_, i) =>
    rect(30 + i * 7, 60 + ((i * i) % 17), 3, 20 + ((i * 29) % 40), '#333'),
  );
  const parts = [
    rect(0, 0, 800, 600, '#b9c0c4'),
    rect(230, 120, 320, 170, '#101010'),
    ...scale,
    ...digits,
    ...keys,
  ];
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${parts.join('')}</svg>`),
  )
    .png()
    .toBuffer();
}

/** The screen as somebody photographed it: too near, askew and not sharp. */
export async function photographScreen(code: string): Promise<Buffer> {
  const askew = await sharp(await drawScreen(code))
    .rotate(14, { background: '#777' })
    .toBuffer();
  const near = sharp(askew).extract({ left: 140, top: 110, width: 640, height: 560 });
  return near.blur(1.5).jpeg({ quality: 80 }).toBuffer();
}

/** The screen with a lamp mirrored in its display: which code stands there can't be seen. */
export async function photographDazzled(code: string): Promise<Buffer> {
  const lamp = await sharp({ create: { width: 340, height: 190, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const photo = sharp(await drawScreen(code)).composite([{ input: lamp, left: 220, top: 110 }]);
  return photo.jpeg({ quality: 80 }).toBuffer();
}
