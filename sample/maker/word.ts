import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Converts a .docx file to a Word 97 .doc file with LibreOffice, in a profile of its own. */
export function convertToDoc(docxFile: string, docFile: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'sample-doc-'));
  try {
    copyFileSync(docxFile, join(folder, 'manual.docx'));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      'soffice',
      [
        profile,
        '--headless',
        '--convert-to',
        'doc:MS Word 97',
        '--outdir',
        folder,
        join(folder, 'manual.docx'),
      ],
      {
        stdio: 'ignore',
        timeout: 180_000,
      },
    );
    copyFileSync(join(folder, 'manual.doc'), docFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
