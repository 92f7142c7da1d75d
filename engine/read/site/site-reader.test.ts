import { describe, expect, it } from 'vitest';
import { archiveAttacks, attacked } from '../../testing/hostile-archives.ts';
import { readFileBlocks, readFileLines } from '../../testing/read-blocks.ts';
import { smallPng } from '../../testing/small-png.ts';
import { writeZip } from '../../testing/zip-writer.ts';

const page = (name: string, body: string, title = '') => ({
  name,
  data: `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`,
});
const link = (to: string, text = to) => `<a href="${to}">${text}</a>`;

describe('an archive of web pages', () => {
  it('is one manual in the order of its contents, with its pictures', async () => {
    const bytes = writeZip([
      page('manual/b10.html', '<h1>Storage</h1><p>Keep it dry.</p>'),
      page('manual/a.html', '<h1>Faults</h1><p>No water.</p>'),
      page('manual/b9.html', '<p>Rinse it.</p><img src="img/a%20b.png">', 'Cleaning'),
      page(
        'manual/index.html',
        `<h1>Pump P7</h1><ul>${['b9.html', 'b10.html#x', 'a.html'].map((to) => `<li>${link(to, 'a long name of a chapter')}`).join('')}</ul>`,
      ),
      { name: 'manual/img/a b.png', data: await smallPng() },
      { name: '__MACOSX/manual/._a.html', data: 'x' },
    ]);
    const { document, blocks } = await readFileBlocks(bytes);
    expect(document).toMatchObject({ format: 'zip', title: 'Pump P7', paged: false });
    expect(blocks.map(({ kind, text }) => (kind === 'figure' ? kind : text))).toEqual([
      ...['Cleaning', 'Rinse it.', 'figure', 'Storage', 'Keep it dry.', 'Faults', 'No water.'],
    ]);
  });

  it('is in the order in which people sort names where nothing leads on', async () => {
    const bytes = writeZip(['p10.html', 'p2.html', 'p1.htm'].map((name) => page(name, `<p>${name}</p>`)));
    expect(await readFileLines(bytes)).toEqual(['p1.htm', 'p2.html', 'p10.html']);
  });

  it('follows frames, and links in what leads around', async () => {
    const bytes = writeZip([
      page('index.html', '<frameset><frame src="toc.html"><frame src="z.html"></frameset>'),
      page(
        'toc.html',
        `<nav>${link('y.html')}${link('x.html')}</nav><p>Welcome to the manual of the pump</p>`,
      ),
      page('x.html', '<p>x</p>'),
      page('y.html', '<p>y</p>'),
      page('z.html', '<p>z</p>'),
    ]);
    expect(await readFileLines(bytes)).toEqual(['Welcome to the manual of the pump', 'z', 'y', 'x']);
  });

  it('has the head and foot of its pages once', async () => {
    const body = (text: string) =>
      `<div>ACME Pumps</div><h1>${text}</h1><p>About ${text}.</p><footer>All rights reserved</footer>`;
    const bytes = writeZip(['a', 'b', 'c', 'd'].map((name) => page(`${name}.html`, body(name))));
    const lines = await readFileLines(bytes);
    expect(lines.filter((line) => line === 'ACME Pumps')).toHaveLength(1);
    expect(lines.filter((line) => line === 'All rights reserved')).toHaveLength(1);
    expect(lines).toEqual(expect.arrayContaining(['# a', 'About a.', '# d', 'About d.']));
  });
});

describe('a hostile archive of web pages', () => {
  const pages = [
    page(
      'index.html',
      `<p>Rinse the filter of the pump once a week and keep it dry.</p>${link('index.html')}${link('../../etc/passwd.html')}${link('b.html')}`,
    ),
    page('b.html', link('index.html')),
  ];

  it('ends where pages lead to each other and out of it', async () => {
    expect((await readFileLines(writeZip(pages)))[0]).toMatch(/^Rinse the filter/);
  });

  it.each(archiveAttacks('index.html'))('comes to an end with $what', async ({ entries, reasons }) => {
    const reason = await readFileBlocks(writeZip(attacked(pages, entries()))).then(
      () => '',
      (error: { reason?: string }) => error.reason,
    );
    expect(reasons).toContain(reason);
  });
});
