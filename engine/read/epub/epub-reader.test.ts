import { describe, expect, it } from 'vitest';
import { type EpubPage, epubEntries, writeEpub } from '../../testing/epub-writer.ts';
import { archiveAttacks, attacked } from '../../testing/hostile-archives.ts';
import { readFileBlocks, readFileLines } from '../../testing/read-blocks.ts';
import { smallPng } from '../../testing/small-png.ts';
import { writeZip } from '../../testing/zip-writer.ts';

const cleaning: EpubPage = {
  name: 'text/b cleaning.xhtml',
  body: '<h1>Cleaning</h1><ol><li>Switch off.</li><li>Rinse.</li></ol><img src="../images/cap.png" alt=""/>',
};
const safety: EpubPage = { name: 'text/a.xhtml', body: '<p>Keep it <b>dry</b>.</p>' };
const contents =
  '<li><a href="text/a.xhtml#top">Safety first</a></li><li><a href="text/b%20cleaning.xhtml">Cleaning</a></li>';

describe('a book', () => {
  it('is its pages in reading order, without its list of contents and what stands beside the text', async () => {
    const quiz = { name: 'quiz.xhtml', body: '<p>Solutions</p>', spine: 'linear="no"' };
    expect(await readFileLines(writeEpub([safety, quiz, cleaning], { contents }))).toEqual([
      ...['# Safety first', 'Keep it dry.', '# Cleaning', '1. Switch off.', '2. Rinse.'],
    ]);
  });

  it('is called as it says, and has no pages', async () => {
    expect((await readFileBlocks(writeEpub([cleaning]))).document).toMatchObject({
      ...{ format: 'epub', title: 'Pump P7 & P8', paged: false },
    });
  });

  it('shows the pictures that it holds, and calls no address', async () => {
    const away = {
      name: 'c.xhtml',
      body: '<p>a</p><img src="http://127.0.0.1:9/x.png"/><img src="../../../etc/passwd"/>',
    };
    const extra = [{ name: 'OEBPS/images/cap.png', data: await smallPng() }];
    const { blocks } = await readFileBlocks(writeEpub([cleaning, away], { extra }));
    expect(blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
  });

  it('says what its style sheets make of its words', async () => {
    const css = `@charset "utf-8"; /* .dry { display: none } */
      @font-face { font-family: x } @media print { .dry { display: none } } @media screen { .gone { display : none } }
      .old, p .x { text-decoration: underline line-through } span.up { vertical-align: super; font-size: 70% }
      .raised { position: relative; top: -0.33em; font-size: 0.58em } .moved { position: relative; top: 2em }
      #seen { display: block } .gone2 { visibility: hidden`;
    const page = {
      name: 'text/c.xhtml',
      body: `<link rel="stylesheet" href="../book.css"/><p class="gone">Code 4471.</p>
        <p>Fuse of <span class="old">16 A</span> <span class="dry">10 A</span>, 10<span class="up">6</span> ohm, 10<span class="raised">3</span>
        <span class="moved">bar</span>.</p><p class="gone" id="seen">Open.</p><p class="gone2">x</p>
        <p style="text-decoration:line-through">Old.</p><p style="mso-hide:all">Word's own.</p>`,
    };
    const extra = [{ name: 'OEBPS/book.css', data: css }];
    expect(await readFileLines(writeEpub([page], { extra }))).toEqual([
      'Fuse of 10 A, 10⁶ ohm, 10³ bar.',
      'Open.',
    ]);
  });

  it('keeps what only its scripts show', async () => {
    const page = {
      name: 'text/c.xhtml',
      body: `<style>.panel { display: none }</style><script>show()</script><p class="panel">Press 1.</p><p style="display:none">Secret.</p>`,
    };
    expect(await readFileLines(writeEpub([page]))).toEqual(['Press 1.']);
  });

  it('keeps lists of different pages apart', async () => {
    const { blocks } = await readFileBlocks(writeEpub([cleaning, { ...cleaning, name: 'd.xhtml' }]));
    const lists = blocks.flatMap((block) => (block.kind === 'list-item' ? [block.list] : []));
    expect(new Set(lists).size).toBe(2);
  });

  it('is headed by the older kind of contents too', async () => {
    const ncx = `<ncx><navMap><navPoint><navLabel><text>Part</text></navLabel><content src="x.xhtml"/>
      <navPoint><navLabel><text>Safety rules</text></navLabel><content src="text/a.xhtml"/></navPoint></navPoint></navMap></ncx>`;
    const entries = epubEntries([safety], { extra: [{ name: 'OEBPS/toc.ncx', data: ncx }] });
    const book = entries.map((entry) =>
      entry.name === 'OEBPS/book.opf'
        ? {
            ...entry,
            data: String(entry.data).replace(
              '<manifest>',
              '<manifest><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
            ),
          }
        : entry,
    );
    expect(await readFileLines(writeZip(book))).toEqual(['# Safety rules', 'Keep it dry.']);
  });
});

describe('a protected book', () => {
  const encryption = (algorithm: string) => ({
    name: 'META-INF/encryption.xml',
    data: `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
  });

  it.each([
    ['an encrypted text', encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')],
    ['rights of a shop', { name: 'META-INF/rights.xml', data: '<rights/>' }],
    ['a licence', { name: 'META-INF/license.lcpl', data: '{}' }],
  ])('is refused with %s', async (_what, entry) => {
    await expect(readFileBlocks(writeEpub([cleaning], { extra: [entry] }))).rejects.toMatchObject({
      reason: 'copy-protected',
    });
  });

  it('is none where only its fonts are made useless elsewhere', async () => {
    const extra = [encryption('http://www.idpf.org/2008/embedding')];
    expect(await readFileLines(writeEpub([cleaning], { extra }))).toContain('# Cleaning');
  });
});

describe('a hostile book', () => {
  it.each(archiveAttacks('OEBPS/book.opf'))('comes to an end with $what', async ({ entries, reasons }) => {
    const bytes = writeZip(attacked(epubEntries([cleaning]), entries()));
    const reason = await readFileBlocks(bytes).then(
      () => '',
      (error: { reason?: string }) => error.reason,
    );
    expect(reasons).toContain(reason);
  });

  it('is damaged where it names no pages, or itself', async () => {
    await expect(readFileBlocks(writeEpub([]))).rejects.toMatchObject({ reason: 'damaged' });
    const ring = { name: 'META-INF/container.xml', data: '<rootfile full-path="META-INF/container.xml"/>' };
    const bytes = writeZip(attacked(epubEntries([cleaning]), [ring]));
    await expect(readFileBlocks(bytes)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('reads a page that is named a thousand times within its bounds', async () => {
    const body = `<p>${'a'.repeat(200_000)}</p>`;
    const again = Array.from({ length: 1000 }, () => ({ name: 'a.xhtml', body }));
    const entries = epubEntries([{ name: 'a.xhtml', body }]);
    const opf = epubEntries(again).find(({ name }) => name === 'OEBPS/book.opf');
    const bytes = writeZip(attacked(entries, opf ? [opf] : []));
    await expect(readFileBlocks(bytes)).rejects.toMatchObject({ reason: 'too-complex' });
  });
});
