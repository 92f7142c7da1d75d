import { expect, it } from 'vitest';
import type { ManualFormat } from '../../../engine/document/pages.ts';
import { nameAs } from './name-as.ts';

it.each<[string, ManualFormat, string]>([
  ['Pump.pdf', 'pdf', 'Pump.pdf'],
  ['PUMP.PDF', 'pdf', 'PUMP.PDF'],
  ['Pump.docx', 'pdf', 'Pump.pdf'],
  ['Pump.doc', 'docx', 'Pump.docx'],
  ['Pump.docm', 'pdf', 'Pump.pdf'],
  ['Pump.pdf', 'zip', 'Pump.zip'],
  ['Pump', 'pdf', 'Pump.pdf'],
  ['Pump 2.1', 'pdf', 'Pump 2.1.pdf'],
  ['Pump.exe', 'pdf', 'Pump.exe.pdf'],
  ['Pump.docm', 'docx', 'Pump.docm'],
  ['Pump.htm', 'html', 'Pump.htm'],
  ['Pump.txt', 'md', 'Pump.txt'],
  ['.pdf', 'docx', '.pdf.docx'],
])('calls %j, which is %s, %j', (filename, format, expected) => {
  expect(nameAs(filename, format)).toBe(expected);
});
