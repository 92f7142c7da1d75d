/** Devices of the half that is only reported. */
import type { Screen } from './screen.ts';
import { circle, rect, sevenSegment, svg, text } from './svg.ts';

/** An oven: blue digits in black glass between two knobs. */
function oven(code: string): Screen {
  const knob = (x: number, names: string[]) =>
    circle(x, 330, 84, '#b9b4aa', 'stroke="#6d6a64" stroke-width="5"') +
    rect(x - 5, 250, 10, 60, '#3a3936') +
    names
      .map((name, i) =>
        text(x + Math.cos(i * 1.25 - 2.6) * 118, 335 + Math.sin(i * 1.25 - 2.6) * 118, name, {
          size: 16,
          fill: '#ded9cf',
          anchor: 'middle',
        }),
      )
      .join('');
  return {
    name: `oven ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#1b1a19')}${rect(0, 90, 800, 420, '#37342f')}${knob(140, ['0', 'Grill', 'Fan', 'Steam'])}${knob(660, ['50', '100', '180', '250'])}${rect(270, 215, 260, 150, '#050506', 'rx="6" stroke="#777" stroke-width="2"')}${sevenSegment(298, 245, 90, code, '#5cc8ff', '#0b1a22')}${['⏲', '♨', '⚿'].map((sign, i) => text(320 + i * 80, 430, sign, { size: 34, fill: '#c9c4b8', anchor: 'middle' })).join('')}${text(400, 165, 'fornello', { size: 40, fill: '#e6e1d6', anchor: 'middle' })}`,
    ),
    mark: { x: 285, y: 230, width: 235, height: 120 },
  };
}

/** A printer: a menu of a graphic display with a banner. */
function printer(code: string, message: string): Screen {
  const items = ['Copy', 'Scan to folder', 'Supplies', 'Network', 'Reports'].map(
    (name, i) =>
      rect(60, 270 + i * 52, 480, 44, i === 2 ? '#2f6fde' : '#fff', 'stroke="#b8c2cc"') +
      text(80, 299 + i * 52, name, { size: 22, fill: i === 2 ? '#fff' : '#23303c' }),
  );
  return {
    name: `printer ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#46494d')}${rect(40, 40, 720, 520, '#f4f7fa')}${rect(40, 40, 720, 60, '#1d2833')}${text(60, 80, '10:42', { size: 24, fill: '#fff' })}${text(740, 80, 'inkwell 650', { size: 24, fill: '#9fb2c4', anchor: 'end' })}${rect(60, 120, 680, 130, '#ffe08a', 'stroke="#a87b00" stroke-width="2"')}<path d="M120 145l42 76h-84z" fill="#a87b00"/>${text(120, 212, '!', { size: 44, fill: '#ffe08a', bold: true, anchor: 'middle' })}${text(190, 175, code, { size: 36, fill: '#4a3600', bold: true })}${text(190, 222, message, { size: 24, fill: '#4a3600' })}${items.join('')}${['K', 'C', 'M', 'Y'].map((ink, i) => rect(580 + i * 42, 290, 30, 200, '#dfe5ea') + rect(580 + i * 42, 350 + i * 17, 30, 140 - i * 17, ['#111', '#18a0d8', '#d81877', '#e8c70c'][i] ?? '') + text(595 + i * 42, 520, ink, { size: 20, fill: '#333', anchor: 'middle' })).join('')}`,
    ),
    mark: { x: 180, y: 130, width: 420, height: 110 },
  };
}

/** A telephone with the app of a heating pump. */
function phoneApp(code: string, message: string): Screen {
  return {
    name: `app ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#93856f')}${rect(235, 10, 330, 580, '#111', 'rx="36"')}${rect(247, 30, 306, 540, '#fbfcfd', 'rx="20"')}${rect(247, 70, 306, 54, '#0b7a5f')}${text(265, 105, 'Heat pump', { size: 24, fill: '#fff' })}${text(265, 56, '9:41', { size: 15, fill: '#222' })}<path d="M400 170l70 120h-140z" fill="none" stroke="#d05a00" stroke-width="9"/>${text(400, 276, '!', { size: 60, fill: '#d05a00', bold: true, anchor: 'middle' })}${text(400, 350, code, { size: 44, fill: '#222', bold: true, anchor: 'middle' })}${text(400, 390, message, { size: 18, fill: '#444', anchor: 'middle' })}${rect(285, 430, 230, 50, '#0b7a5f', 'rx="25"')}${text(400, 462, 'Call installer', { size: 20, fill: '#fff', anchor: 'middle' })}${['Home', 'Energy', 'Settings'].map((name, i) => text(300 + i * 100, 545, name, { size: 15, fill: '#667', anchor: 'middle' })).join('')}`,
    ),
    mark: { x: 270, y: 300, width: 260, height: 100 },
  };
}

/** An uninterruptible power supply: lamps in a column, bars of load. `1` is lit. */
function powerSupply(lamps: string, load: number): Screen {
  const names = ['On line', 'On battery', 'Overload', 'Replace battery', 'Wiring fault'];
  const colours = ['#58e05a', '#ffb52b', '#ff4538', '#ff4538', '#ff4538'];
  const drawn = names.map(
    (name, i) =>
      rect(
        90,
        120 + i * 80,
        46,
        34,
        lamps[i] === '1' ? (colours[i] ?? '') : '#4e4a44',
        'rx="5" stroke="#000" stroke-width="2"',
      ) + text(160, 145 + i * 80, name, { size: 24, fill: '#2a2825' }),
  );
  const bars = Array.from({ length: 5 }, (_, i) =>
    rect(560, 420 - i * 70, 130, 50, i < load ? '#58e05a' : '#4e4a44', 'stroke="#000" stroke-width="2"'),
  );
  return {
    name: `power supply ${lamps}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#d8d2c4')}${rect(50, 60, 700, 490, '#bfb8a8', 'rx="14" stroke="#85806f" stroke-width="4"')}${drawn.join('')}${bars.join('')}${text(625, 520, 'Load', { size: 24, fill: '#2a2825', anchor: 'middle' })}${text(90, 95, 'VOLTGUARD 1500', { size: 22, fill: '#444', bold: true })}${circle(460, 460, 46, '#3c3a36', 'stroke="#111" stroke-width="4"')}${text(460, 472, '⏻', { size: 38, fill: '#ddd', anchor: 'middle' })}`,
    ),
    mark: { x: 80, y: 110, width: 620, height: 370 },
  };
}

/** A server that does not start: lines on black. */
function terminal(code: string, lines: string[]): Screen {
  const head = [
    'Kestrel BIOS 4.18  (c) 2024',
    'CPU0: 16 cores 2.90 GHz',
    'Memory: 65536 MB ECC',
    'SATA0: KX-2000 SSD  480 GB',
    'SATA1: KX-2000 SSD  480 GB',
    'Fan 1 4200 rpm   Fan 2 4180 rpm',
  ];
  const at = (line: string, i: number, fill: string) =>
    text(40, 60 + i * 44, line, { size: 26, fill, mono: true });
  return {
    name: `terminal ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#050505')}${head.map((line, i) => at(line, i, '#c8c8c8')).join('')}${lines.map((line, i) => at(line, i + 7, '#fff')).join('')}${at(`POST ${code}`, 10, '#ffdf5a')}${at('F1 continue   F2 setup', 11, '#9a9a9a')}`,
    ),
    mark: { x: 30, y: 330, width: 600, height: 190 },
  };
}

/** The remote of an air conditioner: dark digits on grey. */
function remote(code: string, mode: string): Screen {
  return {
    name: `remote ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#4d3b2c')}${rect(230, 5, 340, 590, '#f5f5f2', 'rx="34"')}${rect(265, 45, 270, 250, '#aeb8a6', 'stroke="#777" stroke-width="3"')}${sevenSegment(325, 90, 110, code, '#20261c', '#a4ae9c')}${text(285, 275, mode, { size: 26, fill: '#20261c', bold: true })}${text(515, 80, '✻', { size: 30, fill: '#20261c', anchor: 'end' })}${rect(440, 245, 18, 30, '#20261c')}${rect(466, 235, 18, 40, '#20261c')}${rect(492, 225, 18, 50, '#20261c')}${['Mode', 'Fan', 'Swing', 'Timer', 'Clean', 'Clock'].map((name, i) => rect(270 + (i % 2) * 140, 330 + Math.floor(i / 2) * 80, 118, 50, '#dcdcd6', 'rx="25"') + text(329 + (i % 2) * 140, 362 + Math.floor(i / 2) * 80, name, { size: 19, fill: '#444', anchor: 'middle' })).join('')}${text(400, 578, 'brisa', { size: 22, fill: '#888', anchor: 'middle' })}`,
    ),
    mark: { x: 300, y: 70, width: 210, height: 150 },
  };
}

export const heldGallery: Screen[] = [
  oven('F05'),
  oven('E31'),
  oven('H12'),
  printer('C-2557', 'Fuser too hot'),
  printer('J-0021', 'Paper jam in tray 2'),
  printer('W-0110', 'Waste ink box full'),
  phoneApp('A-301', 'Flow too low'),
  phoneApp('A-412', 'Sensor outside broken'),
  powerSupply('01000', 4),
  powerSupply('10100', 5),
  powerSupply('10010', 2),
  terminal('B2', ['No boot device found.', 'Insert a system disk.']),
  terminal('55', ['Memory not installed in A1.', 'Fit a module in A1.']),
  remote('E6', 'COOL'),
  remote('F1', 'HEAT'),
];

export const heldLookAlikes: Screen[] = [
  oven('F08'),
  oven('E37'),
  oven('H72'),
  printer('C-2551', 'Fuser too hot'),
  printer('J-0034', 'Paper jam in duplex unit'),
  phoneApp('A-307', 'Flow too low'),
  phoneApp('A-520', 'Compressor stopped'),
  powerSupply('10001', 2),
  powerSupply('10000', 3),
  terminal('97', ['Fan 3 does not turn.', 'Check the fan cable.']),
  terminal('B4', ['No boot device found.', 'Insert a system disk.']),
  remote('E8', 'COOL'),
  remote('P4', 'DRY'),
];
