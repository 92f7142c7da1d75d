/** Makes manual.pdf, manual.docx and manual.doc from the chapters under source/. Needs Chromium, poppler and LibreOffice. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPage } from './maker/browser.ts';
import { makeDocx } from './maker/docx.ts';
import { makePdf } from './maker/pdf.ts';
import { renderPictures } from './maker/pictures.ts';
import { convertToDoc } from './maker/word.ts';
import { chapters, title } from './source/manual.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

await withPage(1, async (page) => {
  writeFileSync(pathOf('manual.pdf'), await makePdf(page, title, chapters));
});
const pictures = await withPage(2, renderPictures);
writeFileSync(pathOf('manual.docx'), makeDocx(title, chapters, pictures));
convertToDoc(pathOf('manual.docx'), pathOf('manual.doc'));
