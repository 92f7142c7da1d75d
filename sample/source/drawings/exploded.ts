import { callout, circle, drawing, ellipse, path, rect } from './svg.ts';

/** A box in parallel projection: front face at (x, y), depth drawn up and to the right. */
function box(x: number, y: number, width: number, height: number, depth: number): string {
  const [dx, dy] = [depth * 0.8, depth * 0.45];
  return [
    path(
      `M${x} ${y}L${x + dx} ${y - dy}H${x + width + dx}V${y + height - dy}L${x + width} ${y + height}H${x}Z`,
      'void',
    ),
    path(`M${x} ${y}H${x + width}V${y + height}M${x + width} ${y}L${x + width + dx} ${y - dy}`),
  ].join('');
}

/** An upright cylinder with its top at (x, y). */
function cylinder(x: number, y: number, radius: number, height: number): string {
  const tilt = radius * 0.35;
  return [
    path(
      `M${x - radius} ${y}V${y + height}A${radius} ${tilt} 0 0 0 ${x + radius} ${y + height}V${y}`,
      'void',
    ),
    ellipse(x, y, radius, tilt, 'void'),
  ].join('');
}

function housing(): string {
  return [
    box(220, 40, 190, 10, 90),
    path('M236 30V18H420M420 18L470 -8V4', 'thin'),
    box(470, 96, 70, 80, 46),
    path('M470 116L507 96', 'thin'),
    path('M60 130L132 90V250L60 290Z', 'void'),
    path('M72 146L120 118V150L72 178Z', 'thin'),
    path('M574 250L632 218V356L574 388Z', 'void'),
    box(196, 452, 220, 34, 92),
    path(Array.from({ length: 13 }, (_, index) => `M${212 + index * 16} 450l58 -32`).join(''), 'thin'),
  ].join('');
}

function boilers(): string {
  return [
    path('M400 150V60M300 210V60', 'axis'),
    cylinder(400, 166, 48, 92),
    path('M352 190A48 17 0 0 0 448 190M352 236A48 17 0 0 0 448 236', 'thin'),
    cylinder(382, 128, 7, 20),
    path('M376 122h12l-6 -10Z', 'void'),
    path('M416 132V168M412 132h8', ''),
    cylinder(416, 118, 5, 12),
    cylinder(288, 196, 32, 66),
    path('M256 214A32 11 0 0 0 320 214M256 246A32 11 0 0 0 320 246', 'thin'),
    path('M226 186h22v8h-22ZM248 190h12', 'void'),
  ].join('');
}

function groupAndPump(): string {
  return [
    path('M288 268V424', 'axis'),
    path('M256 300A32 11 0 0 1 320 300V322A32 11 0 0 1 256 322Z', 'void'),
    ellipse(288, 300, 32, 11, ''),
    ellipse(288, 350, 27, 8, 'void'),
    ellipse(288, 350, 20, 5.5, 'thin'),
    ellipse(288, 374, 24, 7, 'hatch'),
    path('M262 396A26 8 0 0 1 314 396V408A26 8 0 0 1 262 408Z', 'void'),
    ellipse(288, 396, 26, 8, ''),
    path('M264 406L188 432C180 435 178 424 186 421L262 398', 'void'),
    cylinder(500, 330, 26, 46),
    path('M474 344h-26v18h26', 'void'),
    circle(461, 353, 5, 'thin'),
    path('M430 353h18', ''),
    rect(410, 343, 20, 20, 'void'),
    circle(420, 353, 6, 'thin'),
  ].join('');
}

function electronics(): string {
  return [
    path('M150 200L214 166V262L150 296Z', 'void'),
    path(
      'M162 212l16 -8v14l-16 8ZM184 200l16 -8v14l-16 8ZM162 240l38 -20M162 250l38 -20M162 262l20 -10',
      'thin',
    ),
    box(96, 344, 84, 44, 10),
    rect(104, 352, 68, 26, 'ink'),
    path('M560 110C590 118 576 160 590 200L584 250', 'pipe'),
    path('M560 110C590 118 576 160 590 200L584 250', 'bore'),
    circle(556, 108, 7, 'void'),
  ].join('');
}

const callouts = (): string =>
  [
    callout(1, 190, 16, 246, 42),
    callout(2, 560, 40, 530, 82),
    callout(3, 36, 200, 72, 220),
    callout(4, 478, 216, 440, 210),
    callout(5, 340, 96, 378, 118),
    callout(6, 462, 130, 418, 124),
    callout(7, 346, 272, 312, 240),
    callout(8, 226, 158, 234, 188),
    callout(9, 348, 306, 312, 312),
    callout(10, 222, 338, 264, 350),
    callout(11, 352, 380, 308, 376),
    callout(12, 150, 428, 200, 424),
    callout(13, 546, 318, 520, 338),
    callout(14, 398, 396, 418, 360),
    callout(15, 134, 318, 170, 276),
    callout(16, 70, 366, 100, 366),
    callout(17, 616, 160, 584, 180),
    callout(18, 500, 490, 440, 450),
  ].join('');

export const exploded = (): string =>
  drawing(18, -14, 630, 516, housing(), electronics(), boilers(), groupAndPump(), callouts());
