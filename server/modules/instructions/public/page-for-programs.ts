import { instructionsPath } from '../../../../contracts/site-paths.ts';
import type { PublicInstructions, PublicPage } from './public-instructions.service.ts';

/** A page as programs read it (llms.txt): what it is of, and where the words of each manual are. */
export function pageForPrograms(
  { addressOf, gs1AddressOf }: Pick<PublicInstructions, 'addressOf' | 'gs1AddressOf'>,
  { page, editions }: PublicPage,
): string {
  const about = [
    `Maker: ${page.companyName}`,
    ...(page.gtin === '' ? [] : [`Article: ${gs1AddressOf({ gtin: page.gtin, serial: '' })}`]),
    ...(page.promisedUntil === null ? [] : [`Promised until: ${page.promisedUntil}`]),
  ];
  const lines = editions.map((edition) => {
    const serials =
      edition.serialFrom === '' && edition.serialTo === ''
        ? ''
        : `, serial numbers ${edition.serialFrom} to ${edition.serialTo}`;
    const own = instructionsPath(page.code, edition.id);
    return `- [${oneLine(edition.title)} (${edition.language})](${addressOf(`${own}/text.md`)}): valid from ${edition.validFrom}${serials}; file: ${addressOf(`${own}/file`)}`;
  });
  return `# ${oneLine(`${page.productName}, ${page.model}`)}

> Instructions of the maker, as published at ${addressOf(instructionsPath(page.code))}

${about.map((line) => `- ${oneLine(line)}`).join('\n')}

## Manuals

${lines.join('\n')}
`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
