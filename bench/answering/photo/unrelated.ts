/** Pictures that show none of the gallery: screens of other devices, drawn at random, and surfaces. */
import type { Screen } from './screen.ts';
import { circle, randomFrom, rect, sevenSegment, svg, text } from './svg.ts';

const WORDS =
  'Menu Start Stop Timer Volume Pressure Flow Ready Error Warning Service Filter Level Mode Light Speed Oven Battery Signal Input'.split(
    ' ',
  );
const MIDDLE = { x: 300, y: 200, width: 200, height: 200 };

/** A device that nobody makes. */
export function otherDevice(seed: number): Screen {
  const random = randomFrom(seed);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  const colour = (dark: boolean) =>
    `hsl(${Math.floor(random() * 360)} ${Math.floor(random() * 50)}% ${Math.floor((dark ? 8 : 60) + random() * 30)}%)`;
  const isDark = random() < 0.5;
  const parts = [rect(0, 0, 800, 600, colour(isDark))];
  for (let i = 0; i < 5; i += 1)
    parts.push(
      rect(
        random() * 600,
        random() * 450,
        80 + random() * 200,
        40 + random() * 120,
        colour(random() < 0.5),
        'rx="8" stroke="#555"',
      ),
    );
  for (let i = 0; i < 4; i += 1)
    parts.push(
      circle(
        random() * 800,
        random() * 600,
        15 + random() * 50,
        colour(random() < 0.5),
        'stroke="#222" stroke-width="3"',
      ),
    );
  const code = `${pick(['E', 'F', 'H', 'P'])}${Math.floor(random() * 90 + 10)}`;
  const lit = `hsl(${Math.floor(random() * 360)} 90% 60%)`;
  parts.push(rect(280, 180, 260, 150, '#0a0a0a'), sevenSegment(310, 205, 90, code, lit, '#1d1d1d'));
  for (let i = 0; i < 10; i += 1)
    parts.push(
      text(random() * 700, 30 + random() * 560, `${pick(WORDS)} ${pick(WORDS)}`, {
        size: 16 + random() * 22,
        fill: isDark ? '#eee' : '#222',
        mono: random() < 0.4,
      }),
    );
  return { name: `device ${seed}`, svg: svg(parts.join('')), mark: MIDDLE };
}

/** A gradient, stripes, bricks, cloth, clouds, leaves or a board, by the number. */
export function surface(seed: number): Screen {
  const random = randomFrom(seed);
  const hue = Math.floor(random() * 360);
  const turbulence = (frequency: string, octaves: number) =>
    `<filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="1.6 0 0 0 -.3 1.5 0 0 0 -.35 1.2 0 0 0 -.3 0 0 0 0 1"/></filter>${rect(0, 0, 800, 600, '#fff', 'filter="url(#f)"')}`;
  const many = (count: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(i)).join('');
  const kinds = [
    () =>
      `<linearGradient id="g"><stop offset="0" stop-color="hsl(${hue} 60% 30%)"/><stop offset="1" stop-color="hsl(${hue + 80} 70% 80%)"/></linearGradient>${rect(0, 0, 800, 600, 'url(#g)')}`,
    () => many(40, (i) => rect(i * 20, 0, 10 + random() * 8, 600, `hsl(${hue} 40% ${20 + random() * 60}%)`)),
    () =>
      many(120, (i) =>
        rect(
          (i % 10) * 84 - (Math.floor(i / 10) % 2) * 42,
          Math.floor(i / 10) * 52,
          78,
          46,
          `hsl(${10 + random() * 14} 45% ${32 + random() * 16}%)`,
        ),
      ),
    () => turbulence('0.02 0.35', 4),
    () => turbulence('0.008', 5),
    () =>
      many(
        160,
        () =>
          `<ellipse cx="${random() * 800}" cy="${random() * 600}" rx="${10 + random() * 50}" ry="${6 + random() * 18}" fill="hsl(${90 + random() * 60} 50% ${15 + random() * 45}%)" transform="rotate(${random() * 30})"/>`,
      ),
    () =>
      rect(0, 0, 800, 600, '#0e5a34') +
      many(70, () =>
        rect(
          random() * 780,
          random() * 580,
          8 + random() * 60,
          8 + random() * 40,
          random() < 0.6 ? '#151515' : '#c9b458',
        ),
      ) +
      many(60, () => circle(random() * 800, random() * 600, 4, '#ddd')),
  ];
  const draw = kinds[seed % kinds.length];
  return { name: `surface ${seed}`, svg: svg(draw?.() ?? ''), mark: MIDDLE };
}
