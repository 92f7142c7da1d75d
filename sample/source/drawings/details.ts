import { callout, circle, dimension, drawing, ellipse, path, rect, text } from './svg.ts';

export const display = (): string =>
  drawing(
    0,
    0,
    480,
    196,
    rect(100, 10, 280, 112, 'void', 5),
    rect(110, 20, 260, 92, 'ink', 2),
    `<g class="lit">${text(196, 78, '93.0', 46)}${text(276, 56, '°C', 15)}${text(122, 102, 'Ready', 13, 'start')}${text(358, 102, '126 °C', 11, 'end')}</g>`,
    `<g class="lit-fill">${[0, 1, 2, 3, 4].map((bar) => rect(318 + bar * 9, 76 - bar * 9, 6, 10 + bar * 9)).join('')}</g>`,
    ...[170, 240, 310].map((x) => circle(x, 156, 17, 'void') + circle(x, 156, 13.5, 'thin')),
    path('M164 156h12M304 156h12M310 150v12'),
    text(240, 159.5, 'OK', 10),
    callout(1, 50, 40, 150, 60),
    callout(2, 430, 40, 352, 58),
    callout(3, 50, 112, 130, 98),
    callout(4, 50, 168, 160, 158),
    callout(5, 262, 184, 248, 164),
    callout(6, 430, 168, 320, 158),
  );

export const clearances = (): string =>
  drawing(
    0,
    -84,
    560,
    320,
    path('M20 200H262M310 200H552', ''),
    rect(70, 40, 140, 148, 'void', 3),
    path('M70 90H210M66 166H214V180H66ZM80 188v12M200 188v12', ''),
    circle(140, 104, 10, 'thin'),
    path('M30 200V-60M30 60H70', 'axis'),
    rect(330, 40, 178, 148, 'void', 3),
    path('M330 90H420V166H322V180H508M340 188v12M496 188v12', ''),
    path('M470 40V-6H505V40', 'dash'),
    path('M546 200V-40', ''),
    path(Array.from({ length: 12 }, (_, index) => `M546 ${-36 + index * 20}l8 8`).join(''), 'thin'),
    dimension(70, 222, 210, 222, '298'),
    dimension(330, 222, 508, 222, '452'),
    dimension(278, 40, 278, 200, '388'),
    path('M210 40H284M262 200H284', 'thin'),
    dimension(508, 120, 546, 120, '50'),
    dimension(30, 120, 70, 120, '50'),
    dimension(140, -70, 140, 40, '250'),
    path('M60 -70H220', 'dash'),
  );

export const waterMains = (): string =>
  drawing(
    0,
    0,
    560,
    262,
    rect(170, 14, 220, 168, 'void', 4),
    path('M170 40H390M190 54H370V120H190Z', 'thin'),
    path(Array.from({ length: 9 }, (_, index) => `M206 ${62 + index * 6}H354`).join(''), 'thin'),
    rect(160, 182, 240, 22, 'void', 2),
    path('M182 204h30l-3 14h-24ZM348 204h30l-3 14h-24Z', 'void'),
    path('M60 232H520', 'thin'),
    path('M60 80H96', 'pipe'),
    path('M60 80H96', 'bore'),
    path('M96 68l16 12l-16 12ZM128 68l-16 12l16 12ZM112 80V60M102 60h20', 'void'),
    path('M128 80C150 80 136 196 196 196', 'pipe'),
    path('M128 80C150 80 136 196 196 196', 'bore'),
    rect(194, 188, 18, 16, 'void'),
    path('M200 188v16M206 188v16', 'thin'),
    path('M352 196C430 196 420 216 480 224V246', 'pipe'),
    path('M352 196C430 196 420 216 480 224V246', 'bore'),
    rect(344, 188, 16, 16, 'void'),
    path('M470 246H492V256C492 262 470 262 470 256Z', 'void'),
    circle(280, 150, 13, 'void'),
    path('M280 141v18'),
    text(252, 154, 'TANK', 8, 'end'),
    text(306, 154, 'MAINS', 8, 'start'),
    callout(1, 112, 30, 112, 66),
    callout(2, 96, 150, 146, 140),
    callout(3, 120, 212, 200, 198),
    callout(4, 500, 180, 432, 207),
    callout(5, 440, 150, 354, 192),
    callout(6, 440, 106, 288, 144),
  );

function lockPosition(centreX: number, degrees: number, letter: string, hint: string): string {
  return [
    circle(centreX, 80, 44, 'void'),
    circle(centreX, 80, 37, 'thin'),
    circle(centreX, 80, 28, 'thin'),
    `<g transform="rotate(${degrees} ${centreX} 80)">`,
    path(
      `M${centreX - 5} 117V128H${centreX - 8}V186C${centreX - 8} 194 ${centreX + 8} 194 ${centreX + 8} 186V128H${centreX + 5}V117`,
      'void',
    ),
    path(`M${centreX - 8} 140h16M${centreX} 146v36`, 'thin'),
    path(`M${centreX - 44} 74l-8 0v12h8M${centreX + 44} 74l8 0v12h-8`),
    '</g>',
    path(`M${centreX} 20V206`, 'axis'),
    text(centreX, 84, letter, 16),
    text(centreX, 228, hint, 10),
  ].join('');
}

export const portafilter = (): string =>
  drawing(
    0,
    14,
    540,
    222,
    lockPosition(110, 45, 'A', 'put in, 45°'),
    lockPosition(270, 0, 'B', 'tight, 0°'),
    lockPosition(430, -20, 'C', 'too far, 20°'),
    path('M176 186A130 130 0 0 0 214 190M214 190l-9 -5M214 190l-8 6'),
  );

function jug(x: number, level: number): string {
  return [
    path(`M${x} 60L${x - 8} 170C${x - 8} 178 ${x + 98} 178 ${x + 98} 170L${x + 90} 60Z`, 'void'),
    path(`M${x} 60L${x - 12} 54M${x + 90} 72C${x + 126} 70 ${x + 126} 140 ${x + 96} 146`),
    path(`M${x - 2} ${level}H${x + 92}`, 'dash'),
  ].join('');
}

export const frothing = (): string =>
  drawing(
    0,
    0,
    520,
    190,
    jug(90, 112),
    path('M196 10L122 117', 'pipe'),
    path('M196 10L122 117', 'bore'),
    path('M120 124c-6 4 -8 8 -2 10M128 124c6 2 8 6 4 10', 'thin'),
    text(112, 20, '5 mm deep', 10),
    jug(320, 84),
    path('M426 10L352 124', 'pipe'),
    path('M426 10L352 124', 'bore'),
    path('M346 134C346 160 394 160 394 134M394 134l-5 6M394 134l5 6', ''),
    text(344, 20, '20 mm deep', 10),
    callout(1, 40, 120, 118, 120),
    callout(2, 490, 130, 372, 140),
  );

export const group = (): string =>
  drawing(
    0,
    0,
    460,
    330,
    path('M230 14V324', 'axis'),
    path('M170 16H290L280 50H300V76H160V50H180Z', 'void'),
    path('M180 50H280M160 62H300', 'thin'),
    ellipse(230, 76, 70, 12, 'void'),
    ellipse(230, 76, 46, 7, 'thin'),
    path('M172 118A58 10 0 0 1 288 118V128A58 10 0 0 1 172 128Z', 'void'),
    ellipse(230, 118, 58, 10, ''),
    ellipse(230, 118, 44, 7, 'thin'),
    path('M190 164A40 7 0 0 1 270 164V176A40 7 0 0 1 190 176Z', 'void'),
    ellipse(230, 164, 40, 7, ''),
    ...[-24, -8, 8, 24].map((offset) => circle(230 + offset, 164, 1.6, 'thin')),
    path('M180 218A50 9 0 0 1 280 218V226A50 9 0 0 1 180 226Z', 'void'),
    ellipse(230, 218, 50, 9, 'hatch'),
    path('M224 264H236V296H224Z', 'void'),
    path('M224 270h12M224 276h12M224 282h12M224 288h12', 'thin'),
    path('M218 296H242V308C242 312 218 312 218 308Z', 'void'),
    callout(1, 370, 40, 286, 40),
    callout(2, 90, 124, 176, 123),
    callout(3, 370, 170, 266, 170),
    callout(4, 90, 222, 184, 222),
    callout(5, 370, 296, 240, 302),
  );
