import { writeZip, type ZipEntry } from './zip-writer.ts';

/** A page of a book: its name, the words within its body, and what the spine and the manifest say of it. */
export type EpubPage = { name: string; body: string; spine?: string; item?: string };

/** Writes a book for tests. */
export const writeEpub = (...book: Parameters<typeof epubEntries>): Buffer => writeZip(epubEntries(...book));

/** The entries of a book; `contents` is the body of its table of contents, `extra` further entries. */
export function epubEntries(
  pages: readonly EpubPage[],
  { contents = '', extra = [] as ZipEntry[] } = {},
): ZipEntry[] {
  const items = pages.map(
    ({ name, item = '' }, at) =>
      `<item id="p${at}" href="${encodeURI(name)}" media-type="application/xhtml+xml" ${item}/>`,
  );
  const order = pages.map(({ spine = '' }, at) => `<itemref idref="p${at}" ${spine}/>`);
  const nav = '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>';
  return [
    { name: 'mimetype', data: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      data: '<?xml version="1.0"?><container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    },
    {
      name: 'OEBPS/book.opf',
      data: `<?xml version="1.0"?><package><metadata><dc:title>Pump P7 &amp; P8</dc:title></metadata>
        <manifest>${nav}${items.join('')}</manifest><spine><itemref idref="nav"/>${order.join('')}</spine></package>`,
    },
    { name: 'OEBPS/nav.xhtml', data: page(`<nav><ol>${contents}</ol></nav>`) },
    ...pages.map(({ name, body }) => ({ name: `OEBPS/${name}`, data: page(body) })),
    ...extra,
  ];
}

const page = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`;
