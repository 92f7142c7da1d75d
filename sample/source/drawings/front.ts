import { callout, circle, drawing, path, rect, text } from './svg.ts';

function gauge(x: number, y: number, unit: string, needleDegrees: number): string {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const angle = ((135 + index * 27) * Math.PI) / 180;
    const from = [x + Math.cos(angle) * 16.5, y + Math.sin(angle) * 16.5].map((value) => value.toFixed(1));
    const to = [x + Math.cos(angle) * 13.5, y + Math.sin(angle) * 13.5].map((value) => value.toFixed(1));
    return `M${from.join(' ')}L${to.join(' ')}`;
  }).join('');
  const angle = (needleDegrees * Math.PI) / 180;
  const tip = `${(x + Math.cos(angle) * 12).toFixed(1)} ${(y + Math.sin(angle) * 12).toFixed(1)}`;
  return [
    circle(x, y, 20, 'void'),
    circle(x, y, 17.5, 'thin'),
    path(ticks, 'thin'),
    path(`M${x} ${y}L${tip}`),
    circle(x, y, 1.8, 'solid'),
    text(x, y + 12, unit, 5),
  ].join('');
}

function knob(x: number, y: number): string {
  const flutes = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + cos * 20).toFixed(1)} ${(y + sin * 20).toFixed(1)}L${(x + cos * 16).toFixed(1)} ${(y + sin * 16).toFixed(1)}`;
  }).join('');
  return circle(x, y, 20, 'void') + circle(x, y, 16, 'thin') + path(flutes, 'thin') + circle(x, y, 4, 'thin');
}

function upperPanel(): string {
  return [
    path('M14 22V4H284V22M82 4V22M149 4V22M216 4V22'),
    rect(96, 12, 106, 10, 'void'),
    rect(6, 22, 286, 10, 'void', 2),
    rect(0, 32, 298, 120, 'void', 5),
    path('M0 44H298', 'thin'),
    text(149, 140, 'ONDRELL', 7),
    rect(106, 58, 86, 40, '', 2),
    rect(110, 62, 78, 32, 'ink', 1),
    `<g class="lit">${text(142, 84, '93.0', 17)}${text(174, 76, '°C', 7)}${text(174, 90, 'Ready', 6)}</g>`,
    ...[122, 149, 176].map((x) => circle(x, 113, 6.5, 'void')),
    path('M119 113h6M146.5 113h5M173 113h6M176 110v6', 'thin'),
    gauge(78, 88, 'bar', 270),
    gauge(220, 88, 'bar', 262),
    knob(30, 88),
    knob(268, 88),
  ].join('');
}

function brewGroup(): string {
  return [
    path('M116 152L122 176H176L182 152Z', 'void'),
    rect(107, 176, 84, 20, 'void', 3),
    path('M107 182H191M107 190H191', 'thin'),
    path('M182 160h12', ''),
    circle(197, 160, 6, 'void'),
    path('M201 164L219 190', 'tube'),
    circle(222, 195, 7, 'void'),
    path('M115 196H183L178 222H120Z', 'void'),
    path(
      'M134 222V236C134 244 126 244 126 252H134C134 246 149 246 149 238C149 246 164 246 164 252H172C172 244 164 244 164 236V222',
      'void',
    ),
    circle(149, 211, 14, 'void'),
    circle(149, 211, 10, 'thin'),
    path('M126 272H172L168 306C167 311 131 311 130 306Z', 'void'),
    path('M172 278C186 276 186 296 170 296M127 282H171', 'thin'),
  ].join('');
}

function wandsAndBase(): string {
  return [
    path('M30 160V176C30 196 24 206 20 232L8 300', 'pipe'),
    path('M30 160V176C30 196 24 206 20 232L8 300', 'bore'),
    path('M17 216L27 218L21 252L11 250Z', 'void'),
    path('M5 298L12 300L9 309L4 308Z', 'void'),
    circle(30, 158, 8, 'void'),
    path('M268 160V180C268 200 274 210 276 230L280 282', 'pipe'),
    path('M268 160V180C268 200 274 210 276 230L280 282', 'bore'),
    path('M275 280L285 280L284 292L277 292Z', 'void'),
    circle(268, 158, 8, 'void'),
    rect(-6, 312, 310, 42, 'void', 3),
    path('M-6 322H304', ''),
    path(Array.from({ length: 29 }, (_, index) => `M${4 + index * 10.4} 314v6`).join(''), 'thin'),
    path('M114 334H184', 'thin'),
    rect(0, 354, 298, 20, 'void'),
    rect(250, 357, 24, 13, 'void', 2),
    path('M262 357v13M256 361v5', 'thin'),
    circle(268, 363.5, 2.5, 'thin'),
    path('M18 374h34l-4 14h-26ZM246 374h34l-4 14h-26Z', 'void'),
    path('M-40 388H338', 'thin'),
  ].join('');
}

/** The machine from the front, without numbers. */
function machineFront(): string {
  return [
    rect(12, 150, 274, 164, 'void'),
    path('M12 300H286M40 152V300M258 152V300', 'thin'),
    upperPanel(),
    brewGroup(),
    wandsAndBase(),
  ].join('');
}

export const cover = (): string => drawing(-44, -4, 386, 400, machineFront());

export const front = (): string =>
  drawing(
    -66,
    -14,
    430,
    408,
    machineFront(),
    callout(1, -50, 4, 20, 27),
    callout(2, 348, 0, 190, 16),
    callout(3, 348, 32, 186, 58),
    callout(4, -50, 78, 22, 88),
    callout(5, -50, 240, 17, 240),
    callout(6, 348, 176, 224, 194),
    callout(7, -50, 168, 112, 188),
    callout(8, 348, 222, 158, 211),
    callout(9, -50, 40, 68, 78),
    callout(10, 348, 64, 224, 72),
    callout(11, 348, 108, 276, 92),
    callout(12, 348, 270, 279, 262),
    callout(13, -50, 334, 20, 336),
    callout(14, 348, 362, 266, 363),
  );
