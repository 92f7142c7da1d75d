/** Devices of the half on which thresholds may be chosen. */
import type { Screen } from './screen.ts';
import { circle, rect, sevenSegment, svg, text } from './svg.ts';

const GREY = { size: 15, fill: '#3a3d40' };

/** A washing machine: red digits on a silver panel with a dial. */
function washer(code: string): Screen {
  const programs = ['Cotton', 'Eco 40-60', 'Synthetics', 'Delicates', 'Wool', 'Quick 15', 'Rinse', 'Spin'];
  const dial = programs.map((name, i) => {
    const angle = (i / programs.length) * 2 * Math.PI;
    const x = 200 + Math.cos(angle) * 135;
    const y = 300 + Math.sin(angle) * 120;
    return text(x, y + 5, name, { ...GREY, anchor: 'middle' });
  });
  const keys = ['Temp', 'Spin', 'Delay', 'Start'].map(
    (name, i) =>
      rect(420 + i * 88, 430, 70, 44, '#e9ebec', 'rx="8" stroke="#777" stroke-width="2"') +
      text(455 + i * 88, 500, name, { ...GREY, anchor: 'middle' }),
  );
  return {
    name: `washer ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#c4c8cb')}${rect(20, 60, 760, 480, '#d7dadc', 'rx="18" stroke="#8d9194" stroke-width="3"')}${dial.join('')}${circle(200, 300, 78, '#8b8f93', 'stroke="#5a5d60" stroke-width="4"')}${rect(194, 228, 12, 40, '#fff')}${rect(420, 170, 330, 190, '#111', 'rx="10"')}${sevenSegment(460, 205, 120, code, '#ff3528', '#2a1210')}${text(420, 130, 'LAVANDA 7 kg  1400 rpm', { size: 22, fill: '#2c2f31', bold: true })}${keys.join('')}`,
    ),
    mark: { x: 440, y: 190, width: 290, height: 150 },
  };
}

/** A boiler: two lines of characters on green. */
function boiler(code: string, first: string, second: string): Screen {
  const style = { size: 44, fill: '#14270a', mono: true };
  return {
    name: `boiler ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#f3f3ef')}${rect(70, 130, 660, 200, '#2b2d2e', 'rx="12"')}${rect(100, 155, 600, 150, '#9dc23b')}${text(115, 215, first, style)}${text(115, 280, second, style)}${[150, 290, 430, 570].map((x, i) => circle(x + 40, 440, 38, '#d5d5d0', 'stroke="#666" stroke-width="3"') + text(x + 40, 447, ['−', '+', 'OK', 'Esc'][i] ?? '', { size: 22, fill: '#333', anchor: 'middle' })).join('')}${text(400, 90, 'THERMEX compact 24', { size: 30, fill: '#a02020', bold: true, anchor: 'middle' })}${text(100, 540, '1.2 bar   CE 0085   IP X4D   230 V~ 50 Hz', GREY)}`,
    ),
    mark: { x: 100, y: 155, width: 600, height: 150 },
  };
}

/** A program's dialog over its window. */
function dialog(code: string, message: string, hint: string): Screen {
  const rows = ['Orders.csv', 'Customers.csv', 'Invoices 2026', 'Archive', 'Templates', 'Export'].map(
    (name, i) => text(40, 110 + i * 40, name, { size: 17, fill: '#666' }),
  );
  return {
    name: `dialog ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#eef1f5')}${rect(0, 0, 800, 56, '#29527a')}${text(20, 37, 'Ledgerly 5 – Import', { size: 22, fill: '#fff' })}${rows.join('')}${rect(180, 160, 520, 290, '#fff', 'stroke="#556" stroke-width="2" rx="6"')}${rect(180, 160, 520, 44, '#d9e2ec')}${text(200, 189, 'Import failed', { size: 19, fill: '#223', bold: true })}${circle(235, 265, 30, '#c62828')}${text(235, 279, '×', { size: 42, fill: '#fff', anchor: 'middle' })}${text(290, 255, message, { size: 21, fill: '#222' })}${text(290, 290, hint, { size: 17, fill: '#555' })}${text(290, 345, `Error ${code}`, { size: 30, fill: '#c62828', bold: true })}${rect(560, 390, 110, 40, '#29527a', 'rx="4"')}${text(615, 417, 'Retry', { size: 18, fill: '#fff', anchor: 'middle' })}${rect(430, 390, 110, 40, '#e3e7ec', 'rx="4"')}${text(485, 417, 'Cancel', { size: 18, fill: '#333', anchor: 'middle' })}`,
    ),
    mark: { x: 280, y: 225, width: 400, height: 140 },
  };
}

/** A router: five lamps, `g`reen, `r`ed, `o`range or dar`k`. */
function router(lamps: string): Screen {
  const colours: Record<string, string> = { g: '#3dff6a', r: '#ff3b30', o: '#ffb02e', k: '#2b3033' };
  const names = ['Power', 'DSL', 'Internet', 'Wi-Fi', 'Phone'];
  const drawn = [...lamps].map((lamp, i) => {
    const x = 140 + i * 130;
    const colour = colours[lamp] ?? '';
    const glow = lamp === 'k' ? '' : circle(x, 300, 34, colour, 'opacity=".28"');
    return (
      glow +
      circle(x, 300, 20, colour, 'stroke="#000" stroke-width="3"') +
      text(x, 370, names[i] ?? '', { size: 21, fill: '#d8dde0', anchor: 'middle' })
    );
  });
  return {
    name: `router ${lamps}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#6b7478')}${rect(40, 150, 720, 300, '#171a1c', 'rx="40"')}${text(90, 225, 'netspan R3', { size: 34, fill: '#aeb6ba', bold: true })}${drawn.join('')}${rect(620, 195, 90, 30, '#24292c', 'rx="15" stroke="#555"')}${text(665, 216, 'WPS', { size: 16, fill: '#aaa', anchor: 'middle' })}${Array.from({ length: 16 }, (_, i) => rect(120 + i * 36, 410, 20, 8, '#33393c')).join('')}`,
    ),
    mark: { x: 100, y: 260, width: 600, height: 80 },
  };
}

/** A computer that has stopped. */
function blueScreen(code: string, module: string): Screen {
  const white = { size: 24, fill: '#fff' };
  const squares = Array.from({ length: 121 }, (_, i) =>
    (i * 7919 + Math.floor(i / 11) * 104729) % 5 < 2
      ? rect(80 + (i % 11) * 10, 400 + Math.floor(i / 11) * 10, 10, 10, '#1060b8')
      : '',
  );
  return {
    name: `blue screen ${code}`,
    svg: svg(
      `${rect(0, 0, 800, 600, '#1060b8')}${text(70, 170, ':(', { size: 120, fill: '#fff' })}${text(75, 235, 'Your till ran into a problem and must restart.', white)}${text(75, 270, 'We collect some information, then restart it.', white)}${text(75, 330, '35 % complete', white)}${rect(75, 395, 120, 120, '#fff')}${squares.join('')}${text(220, 420, 'If you call support, give them this:', { size: 18, fill: '#dce8f6' })}${text(220, 462, `Stop code: ${code}`, { size: 26, fill: '#fff', bold: true })}${text(220, 500, `What failed: ${module}`, { size: 20, fill: '#fff' })}`,
    ),
    mark: { x: 215, y: 435, width: 500, height: 75 },
  };
}

export const devGallery: Screen[] = [
  washer('E04'),
  washer('E11'),
  washer('F21'),
  boiler('105', 'Fault 105', 'Low pressure'),
  boiler('133', 'Fault 133', 'No ignition'),
  boiler('117', 'Fault 117', 'Overpressure'),
  dialog('1064', 'The file could not be read.', 'Column “Total” is missing.'),
  dialog('2003', 'The server does not answer.', 'Check the network cable.'),
  dialog('1205', 'The table is locked.', 'Another person is importing.'),
  router('grkgk'),
  router('googk'),
  router('gggrk'),
  blueScreen('0x7B-DISK', 'tillstor.sys'),
  blueScreen('0x9F-POWER', 'usbhub.sys'),
];

export const devLookAlikes: Screen[] = [
  washer('E07'),
  washer('E14'),
  washer('F27'),
  boiler('106', 'Fault 106', 'Low pressure'),
  boiler('125', 'Fault 125', 'Pump blocked'),
  boiler('100', 'Status 100', 'Heating on'),
  dialog('1146', 'The table does not exist.', 'Ask who set it up.'),
  dialog('2013', 'The server does not answer.', 'Check the network cable.'),
  router('grrgk'),
  router('ggggg'),
  blueScreen('0xD1-NET', 'rtnet.sys'),
  blueScreen('0x7E-DISK', 'tillstor.sys'),
];
