import { readFileSync } from 'node:fs';
import { extractRawText } from 'mammoth';
import WordExtractor from 'word-extractor';

/** The plain text of a .docx or .doc file. */
export async function readWordText(file: string): Promise<string> {
  if (file.endsWith('.docx')) return (await extractRawText({ buffer: readFileSync(file) })).value;
  return (await new WordExtractor().extract(file)).getBody();
}
