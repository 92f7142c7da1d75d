import type { Random } from './random.ts';
import { box, circle, line, type Point, path, polar, repeat, type Shape } from './shapes.ts';

/** A drawing of an apparatus within x 60–240 and y 120–300, with three points for callouts. */
export type Apparatus = { shapes: Shape[]; points: readonly [Point, Point, Point] };

const TURN = 2 * Math.PI;

/** A fan behind its guard, with louvres beside it. */
export function drawFan(random: Random): Apparatus {
  const [cx, cy] = [128, 206];
  const radius = 52 + random() * 10;
  const blades = 3 + Math.floor(random() * 4);
  const blade = (index: number) => {
    const from = (index / blades) * TURN;
    const to = from + 0.7;
    const at = (angle: number, distance: number) => polar(cx, cy, distance, angle).join(' ');
    const rim = radius - 7;
    return path(
      `M${at(from, 10)}Q${at(from + 0.1, radius * 0.6)} ${at(from + 0.25, rim)}` +
        `A${rim.toFixed(1)} ${rim.toFixed(1)} 0 0 1 ${at(to + 0.1, rim)}Q${at(to, radius * 0.5)} ${at(to, 10)}`,
    );
  };
  return {
    shapes: [
      box(60, 132, 180, 148, 4, 'void'),
      circle(cx, cy, radius),
      circle(cx, cy, radius - 4, 'thin'),
      circle(cx, cy, 10),
      ...repeat(blades, blade),
      ...repeat(9, (index) => line(202, 150 + index * 12, 230, 150 + index * 12, 'thin')),
      box(74, 280, 18, 8),
      box(208, 280, 18, 8),
    ],
    points: [
      [cx, cy],
      [216, 174],
      [83, 284],
    ],
  };
}

/** A pump with its finned motor. */
export function drawPump(random: Random): Apparatus {
  const fins = 5 + Math.floor(random() * 4);
  const length = 66 + random() * 20;
  const end = 150 + length;
  return {
    shapes: [
      box(150, 186, length, 52, 0, 'void'),
      ...repeat(fins, (index) => {
        const x = 158 + (index * (length - 16)) / (fins - 1);
        return line(x, 186, x, 238, 'thin');
      }),
      path(`M${end.toFixed(1)} 194h14v36h-14`),
      circle(116, 212, 44, 'void'),
      circle(116, 212, 36, 'thin'),
      circle(116, 212, 12),
      path('M100 171V140M132 171V140M92 132h48v8H92z'),
      path('M132 252v34H72M100 253v17H72M64 262h8v32h-8z'),
      path('M168 238l-10 40h60l-10 -40', 'thin'),
    ],
    points: [
      [116, 212],
      [116, 136],
      [196, 212],
    ],
  };
}

/** A toothed wheel on its axes. */
export function drawRotor(random: Random): Apparatus {
  const [cx, cy] = [150, 210];
  const teeth = 12 + Math.floor(random() * 10);
  const radius = 62;
  const onCircle = (index: number, of: number, distance: number, shift = 0) =>
    polar(cx, cy, distance, (index / of) * TURN + shift);
  return {
    shapes: [
      circle(cx, cy, radius + 10, 'void'),
      circle(cx, cy, radius),
      circle(cx, cy, radius - 8),
      circle(cx, cy, 30),
      circle(cx, cy, 12),
      ...repeat(teeth, (index) =>
        line(...onCircle(index, teeth, radius - 8), ...onCircle(index, teeth, radius)),
      ),
      ...repeat(6, (index) => circle(...onCircle(index, 6, 42, 0.3), 5)),
      path('M64 210H236M150 124V296', 'thin'),
    ],
    points: [
      [150, 198],
      [187, 190],
      [104, 172],
    ],
  };
}
