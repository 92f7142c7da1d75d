import { callout, circle, drawing, path, rect, text } from './svg.ts';

const valve = (x: number, y: number): string =>
  path(`M${x - 9} ${y - 7}L${x + 9} ${y + 7}V${y - 7}L${x - 9} ${y + 7}Z`, 'void');

export const circuit = (): string =>
  drawing(
    0,
    0,
    640,
    300,
    path('M60 120V200H150M174 200H232M256 200H316M380 200H420', ''),
    path('M286 200V110H440M500 62V30H590V84M540 110H590V190', ''),
    path('M60 250H92M118 250H134V200M286 200V252H316', ''),
    path('M186 200l-6 -4M186 200l-6 4M270 200l-6 -4M270 200l-6 4M330 110l-6 -4M330 110l-6 4', 'thin'),
    path('M30 40H90V120H30Z', 'void'),
    path('M30 62H90', 'dash'),
    rect(48, 86, 24, 30, 'thin'),
    circle(162, 200, 16, 'void'),
    path('M154 187L178 200L154 213'),
    circle(244, 200, 12, 'void'),
    path('M236 192L252 208M252 192L236 208', 'thin'),
    rect(316, 166, 64, 68, 'void', 10),
    path('M330 226V206l6 -6 6 12 6 -12 6 12 6 -6V226', 'thin'),
    text(348, 184, '93 °C', 9),
    path('M420 180H460V214H450L446 228H434L430 214H420Z', 'void'),
    path('M426 228h28M440 234v16', 'thin'),
    valve(350, 110),
    rect(440, 62, 100, 96, 'void', 14),
    path('M440 104H540', 'dash'),
    path('M460 148V128l8 -6 8 12 8 -12 8 12 8 -6V148', 'thin'),
    text(512, 142, '126 °C', 9),
    path('M470 50V114', ''),
    circle(470, 50, 3, 'solid'),
    path('M530 62V44M522 44h16l-8 -12Z', 'void'),
    path('M316 252H330', ''),
    valve(324, 252),
    path('M333 252H380V268M372 268h16', 'thin'),
    valve(106, 250),
    path('M590 84l-6 22h12ZM590 190l-6 22h12Z', 'void'),
    text(604, 102, 'steam', 9, 'start'),
    text(604, 208, 'water', 9, 'start'),
    text(398, 282, 'drip tray', 9),
    text(30, 268, 'mains', 9, 'start'),
    callout(1, 112, 48, 86, 56),
    callout(2, 162, 158, 162, 190),
    callout(3, 244, 160, 244, 192),
    callout(4, 348, 146, 356, 172),
    callout(5, 486, 236, 452, 208),
    callout(6, 292, 280, 320, 256),
    callout(7, 350, 78, 350, 106),
    callout(8, 424, 40, 446, 78),
    callout(9, 466, 20, 470, 48),
    callout(10, 556, 16, 534, 38),
    callout(11, 552, 160, 588, 98),
    callout(12, 106, 284, 106, 254),
  );

const coil = (x: number, y: number): string => path(`M${x} ${y}h8v-7h36v14h-36v-7M${x + 44} ${y}h8`, 'void');

/** A consumer row right of the board: terminal, wire, an optional thermostat and the part itself. */
function consumer(y: number, terminal: string, name: string, shape: string, thermostat?: string): string {
  const line = thermostat
    ? path(`M330 ${y}H402M438 ${y}H520`) +
      rect(402, y - 9, 36, 18, 'void') +
      path(`M408 ${y}l16 -6M424 ${y}h8`) +
      text(420, y - 14, thermostat, 9)
    : path(`M330 ${y}H520`);
  return [
    line,
    shape,
    path(`M572 ${y}H606`),
    circle(330, y, 3, 'void'),
    text(318, y + 3.5, terminal, 10, 'end'),
    text(546, y - 16, name, 9),
  ].join('');
}

/** The mains side, the control board with its relays, the display and the lever. */
function controlBoard(): string {
  return [
    rect(220, 40, 110, 376, 'void'),
    text(275, 62, 'Control board', 10),
    text(275, 76, '58-4020', 9),
    circle(40, 90, 16, 'void'),
    circle(34, 90, 2, 'solid'),
    circle(46, 90, 2, 'solid'),
    path('M40 75v5M40 100v5', ''),
    text(40, 66, 'Mains 230 V', 9),
    path('M56 84H110M146 84H220M56 96H110M146 96H220M40 106V150H220', ''),
    path('M110 84l30 -10M110 96l30 -10M125 79v12', ''),
    circle(110, 84, 2, 'solid'),
    circle(110, 96, 2, 'solid'),
    circle(146, 84, 2, 'void'),
    circle(146, 96, 2, 'void'),
    text(128, 66, 'S1', 10),
    rect(176, 79, 26, 10, 'void'),
    path('M176 84h26', 'thin'),
    text(189, 72, 'F1', 10),
    text(226, 88, 'L', 9, 'start'),
    text(226, 100, 'N', 9, 'start'),
    text(226, 153, 'PE', 9, 'start'),
    text(246, 116, 'X1', 10, 'start'),
    path('M120 150v14M110 164h20M114 169h12M117 174h6', ''),
    circle(330, 338, 3, 'void'),
    text(318, 341.5, 'X6', 10, 'end'),
    rect(60, 300, 100, 46, 'void'),
    rect(68, 308, 84, 22, 'ink'),
    text(110, 362, 'Display 58-4040', 9),
    path('M160 312H220M160 318H220M160 324H220M160 330H220', 'thin'),
    text(226, 325, 'X7', 10, 'start'),
    path('M330 396H440M440 396l20 -9M464 396H520', 'thin'),
    text(452, 382, 'S2', 9),
    text(530, 399.5, 'brew lever', 9, 'start'),
    rect(238, 150, 34, 22, 'void'),
    path('M238 172l34 -22', 'thin'),
    text(255, 188, 'K1 K2', 9),
  ].join('');
}

/** Heaters, pump and valves with their common neutral, and the sensors. */
function consumers(): string {
  return [
    consumer(110, 'X2', 'R1 1000 W', coil(520, 110), 'ST1 125 °C'),
    consumer(160, 'X3', 'R2 1300 W', coil(520, 160), 'ST2 145 °C'),
    consumer(
      210,
      'X4',
      'M1 pump',
      circle(546, 212, 11, 'void') + text(546, 215.5, 'M', 10) + path('M520 210h15M557 210h15'),
    ),
    consumer(
      262,
      'X5',
      'Y1 Y2 Y3',
      [0, 18, 36]
        .map(
          (offset) => rect(522 + offset, 254, 12, 16, 'void') + path(`M${522 + offset} 270l12 -16`, 'thin'),
        )
        .join(''),
    ),
    path('M606 110V262', ''),
    text(616, 190, 'N', 10, 'start'),
    ...[314, 330, 346, 362].map(
      (y, index) =>
        path(`M330 ${y}H540`, 'thin') +
        circle(544, y, 4, 'void') +
        text(
          556,
          y + 3.5,
          ['B1 brew sensor', 'B2 steam sensor', 'B3 level probe', 'B4 flow meter'][index] ?? '',
          9,
          'start',
        ),
    ),
  ].join('');
}

export const wiring = (): string => drawing(14, 24, 666, 404, controlBoard(), consumers());
