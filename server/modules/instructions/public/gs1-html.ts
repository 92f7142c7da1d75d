/** What an address of GS1 is answered with where it does not lead to one page. */
import { instructionsPath } from '../../../../contracts/site-paths.ts';
import { link, paragraph, type Surroundings, writePage } from './layout.ts';
import type { PublicRow } from './public-instructions.repository.ts';

/** That there is nothing, or that the address is none. */
export const missingPage = (view: Surroundings): string =>
  writePage(view, {
    title: view.texts.notFound,
    maker: '',
    html: paragraph(view.texts.notFoundText),
  });

/** That the copy for archives could not be made. */
export const notMadePage = (view: Surroundings): string =>
  writePage(view, {
    title: view.texts.notMade,
    maker: '',
    html: paragraph(view.texts.notMadeText),
  });

/** That the number of an address can't be one. */
export const wrongNumberPage = (view: Surroundings): string =>
  writePage(view, {
    title: view.texts.wrongNumber,
    maker: '',
    html: paragraph(view.texts.wrongNumberText),
  });

/**
 * The pages that a number leads to, of one maker or several: nobody checks whose a number is.
 * @param serial in the addresses of the choices; empty: none
 */
export const choicePage = (view: Surroundings, pages: readonly PublicRow[], serial: string): string =>
  writePage(view, {
    title: view.texts.several,
    maker: '',
    html: `${paragraph(view.texts.severalText)}<ul class="choices">${pages
      .map(
        (page) =>
          `<li>${link(withSerial(page, serial), `${page.productName}, ${page.model} – ${page.companyName}`)}</li>`,
      )
      .join('')}</ul>`,
  });

/** Path of a page for a machine. */
export const withSerial = ({ code }: Pick<PublicRow, 'code'>, serial: string): string =>
  instructionsPath(code) + (serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`);
