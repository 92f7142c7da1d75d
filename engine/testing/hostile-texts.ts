/** Web pages and texts that are made to hurt whoever reads them. */
import { type HostileFile, MANY, TEXT } from './hostile-file.ts';

export const hostileTexts = (): HostileFile[] => [...ofWeb(), ...ofText()];

function ofWeb(): HostileFile[] {
  const page = (what: string, make: () => string): HostileFile => ({
    name: 'manual.html',
    what,
    make: () => Buffer.from(`<!doctype html><html><body>${make()}</body></html>`),
  });
  return [
    page('elements nested 200,000 deep', () => '<div>'.repeat(200_000) + TEXT),
    page('tables nested 3,000 deep', () => '<table><tr><td>'.repeat(3000) + TEXT),
    page(
      'a cell over millions of rows and columns',
      () => `<table><tr><td colspan="${MANY}" rowspan="${MANY}">${TEXT}</td></tr><tr><td>x</td></tr></table>`,
    ),
    page(
      'a thousand cells over a thousand columns each',
      () =>
        `<table>${'<tr>'}${'<td colspan="1000" rowspan="60000">x</td>'.repeat(1000)}</tr>${'<tr><td>y</td></tr>'.repeat(500)}</table>`,
    ),
    page('an attribute of two megabytes', () => `<p title="${'x'.repeat(2_000_000)}">${TEXT}</p>`),
    page('remarks that never end', () => `<p>${TEXT}</p>${'<!--'.repeat(200_000)}`),
    page('a list that begins behind all numbers', () => `<ol start="${MANY}${MANY}"><li>${TEXT}</li></ol>`),
    page(
      'scripts and addresses that act',
      () =>
        `<script>while(1);</script><p onclick="x()">${TEXT}<a href="javascript:alert(1)">x</a><img src="file:///etc/passwd"></p>`,
    ),
    { name: 'manual.mhtml', what: 'parts within parts', make: () => Buffer.from(mimeWithin(2000)) },
    {
      name: 'manual.html',
      what: 'letters of two bytes cut in half',
      make: () => Buffer.from(`\ufeff<html><body>${TEXT}`, 'utf16le').subarray(0, -1),
    },
  ];
}

function ofText(): HostileFile[] {
  const text = (name: string, what: string, make: () => string): HostileFile => ({
    name,
    what,
    make: () => Buffer.from(make()),
  });
  return [
    text('manual.txt', 'one line of three megabytes', () => `${TEXT} `.repeat(75_000)),
    text('manual.txt', 'three megabytes of empty lines', () => TEXT + '\n'.repeat(3_000_000)),
    text('manual.txt', 'a table of 20,000 columns', () => `${'a  b  '.repeat(10_000)}\n`.repeat(20)),
    text('manual.txt', 'numbers that count without end', () =>
      Array.from({ length: 60_000 }, (_, at) => `${'1.'.repeat((at % 40) + 1)} x`).join('\n'),
    ),
    text('manual.md', 'quotes within quotes', () => `# A\n\n${'> '.repeat(5000)}${TEXT}`),
    text(
      'manual.md',
      'lists within lists',
      () => `# A\n\n${Array.from({ length: 2000 }, (_, at) => `${'  '.repeat(at)}- ${TEXT}`).join('\n')}`,
    ),
    text(
      'manual.md',
      'brackets that never close',
      () => `# A\n\n${'['.repeat(50_000)}${'*a_'.repeat(50_000)}`,
    ),
    text(
      'manual.md',
      'a table of 5,000 columns',
      () => `# A\n\n${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${`${'|b'.repeat(5000)}|\n`.repeat(20)}`,
    ),
    text(
      'manual.md',
      'references to themselves',
      () => `# A\n\n[a][a] ${TEXT}\n\n[a]: [a]\n${'[b]: [b]\n'.repeat(20_000)}`,
    ),
  ];
}

function mimeWithin(depth: number): string {
  const begin = (at: number): string =>
    `Content-Type: multipart/related; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
  const within = Array.from({ length: depth }, (_, at) => begin(at)).join('');
  return `MIME-Version: 1.0\r\n${within}Content-Type: text/html\r\n\r\n<html><body><p>${TEXT}</p></body></html>`;
}
