import type { Random } from './random.ts';
import type { Apparatus } from './round-apparatus.ts';
import { box, circle, ellipse, line, path, repeat } from './shapes.ts';

/** A standing tank with connections at its side. */
export function drawTank(random: Random): Apparatus {
  const width = 92 + random() * 30;
  const x = Number((150 - width / 2).toFixed(1));
  const right = Number((x + width).toFixed(1));
  const bend = `A${(width / 2).toFixed(1)} 12 0 0 0 ${right}`;
  const connections = 3 + Math.floor(random() * 3);
  return {
    shapes: [
      path(`M${x} 136V280${bend} 280V136`, 'void'),
      ellipse(150, 136, width / 2, 12, 'void'),
      path(`M${x} 160${bend} 160M${x} 260${bend} 260`, 'thin'),
      ...repeat(connections, (index) => path(`M${right} ${184 + index * 22}h22v6h-22`, 'void')),
      circle(150, 216, 15, 'void'),
      line(150, 216, 158, 206),
      path('M142 126v-16h16v16'),
    ],
    points: [
      [150, 216],
      [right + 20, 187],
      [150, 112],
    ],
  };
}

/** A wall panel with a display and a knob. */
export function drawPanel(random: Random): Apparatus {
  const rise = () => (8 + random() * 10).toFixed(1);
  const buttons = 2 + Math.floor(random() * 3);
  return {
    shapes: [
      box(84, 124, 132, 168, 10, 'void'),
      box(92, 132, 116, 152, 6, 'thin'),
      box(104, 146, 92, 52, 2),
      path(`M112 182l18 -${rise()} 14 8 18 -${rise()} 22 10`, 'thin'),
      circle(150, 238, 22),
      circle(150, 238, 16, 'thin'),
      line(150, 238, 150, 224),
      ...repeat(buttons, (index) => circle(150 + (index - (buttons - 1) / 2) * 16, 274, 2.5)),
    ],
    points: [
      [150, 172],
      [150, 238],
      [104, 278],
    ],
  };
}

/** A cabinet seen from a corner. */
export function drawCabinet(random: Random): Apparatus {
  const depth = 34 + random() * 14;
  const slats = 5 + Math.floor(random() * 4);
  const at = (value: number) => value.toFixed(1);
  const half = depth / 2;
  return {
    shapes: [
      path(`M72 ${at(150 + half)}L150 ${at(150 + depth)}V290L72 ${at(290 - half)}Z`, 'void'),
      path(`M228 ${at(150 + half)}L150 ${at(150 + depth)}V290L228 ${at(290 - half)}Z`, 'void'),
      path(`M72 ${at(150 + half)}L150 150L228 ${at(150 + half)}L150 ${at(150 + depth)}Z`, 'void'),
      ...repeat(slats, (index) => line(84, 200 + index * 9, 136, 200 + index * 9 + depth / 3, 'thin')),
      path(`M166 214l40 -${at(depth / 3.4)}v30l-40 ${at(depth / 3.4)}z`),
      path('M196 264v-10l20 -6v10z', 'thin'),
    ],
    points: [
      [150, 168],
      [110, 236],
      [186, 222],
    ],
  };
}

/** A ventilation box with spigots on top. */
export function drawDuct(random: Random): Apparatus {
  const spigots = 2 + Math.floor(random() * 2);
  const centre = (index: number) => 104 + (index * 92) / (spigots - 1);
  return {
    shapes: [
      box(78, 166, 144, 112, 3, 'void'),
      ...repeat(spigots, (index) => path(`M${centre(index) - 17} 166v-34M${centre(index) + 17} 166v-34`)),
      ...repeat(spigots, (index) => ellipse(centre(index), 132, 17, 5, 'void')),
      box(90, 180, 56, 84, 2, 'thin'),
      ...repeat(6, (index) => line(96, 190 + index * 12, 140, 190 + index * 12, 'thin')),
      circle(184, 222, 25),
      path('M184 204v36M166 222h36', 'thin'),
      box(86, 278, 14, 8),
      box(200, 278, 14, 8),
    ],
    points: [
      [118, 214],
      [184, 222],
      [104, 134],
    ],
  };
}

/** A machine with a brewing head, a cup and a tray. */
export function drawPress(random: Random): Apparatus {
  const knobs = 2 + Math.floor(random() * 2);
  return {
    shapes: [
      path('M84 140h132v44H84z', 'void'),
      path('M96 184h108v76H96z', 'void'),
      path('M76 260h148v28H76z', 'void'),
      ...repeat(knobs, (index) => circle(112 + index * 28, 162, 8)),
      box(180, 152, 26, 20, 1, 'thin'),
      path('M130 184v16h40v-16M138 200v10M162 200v10'),
      path(`M130 192H${(70 + random() * 12).toFixed(1)}v-5`),
      path('M128 226h44l-6 26h-32zM172 232h8v12h-10', 'void'),
      ...repeat(10, (index) => line(86 + index * 14, 266, 86 + index * 14, 272, 'thin')),
      path('M92 140v-10h116v10', 'thin'),
    ],
    points: [
      [112, 162],
      [150, 206],
      [150, 274],
    ],
  };
}
