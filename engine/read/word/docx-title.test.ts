import { expect, it } from 'vitest';
import { paragraph, writeDocx } from '../../testing/docx-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { DEFAULT_READER_OPTIONS } from '../reader.ts';
import { createDocxReader } from './docx-reader.ts';

const titleOf = (...paragraphs: string[]): Promise<string | null> =>
  withFile(
    writeDocx(paragraphs.join('')),
    async (path) => (await createDocxReader(path, DEFAULT_READER_OPTIONS).open()).title,
  );
const [one, two] = [{ style: 'Heading1' }, { style: 'Heading2' }];

it('is the title of a Word file, else the heading that stands above all others', async () => {
  expect(await titleOf(paragraph('Lathe L200', { style: 'Title' }), paragraph('Care', one))).toBe(
    'Lathe L200',
  );
  expect(await titleOf(paragraph('Lathe L200', one), paragraph('Oil it.'), paragraph('Care', two))).toBe(
    'Lathe L200',
  );
  expect(await titleOf(paragraph('Safety', one), paragraph('Care', one))).toBeNull();
  expect(await titleOf(paragraph('Oil it.'), paragraph('Lathe', one), paragraph('Care', two))).toBeNull();
  expect(await titleOf(paragraph('Lathe', one), paragraph('Oil it.'))).toBeNull();
});
