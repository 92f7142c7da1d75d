import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * CPU time (user and system) of `pdftotext` over a file in ms, by the shell's `times`; 0 for other formats or
 * where it is not installed.
 */
export async function measurePdftotext(file: string): Promise<number> {
  if (!/\.pdf$/i.test(file)) return 0;
  try {
    const script = 'pdftotext -q "$1" /dev/null; times';
    const { stdout } = await promisify(execFile)('/bin/bash', ['-c', script, 'bash', file]);
    const children = stdout.trim().split('\n').at(-1) ?? '';
    return children.split(/\s+/).reduce((sum, time) => sum + parseTime(time), 0);
  } catch {
    return 0;
  }
}

/** "0m1.234s" in ms. */
function parseTime(time: string): number {
  const match = /^(\d+)m([\d.]+)s$/.exec(time);
  return match ? (Number(match[1]) * 60 + Number(match[2])) * 1000 : 0;
}
