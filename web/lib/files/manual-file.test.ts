import { describe, expect, it } from 'vitest';
import { MAX_MANUAL_BYTES } from '../../../contracts/plans/limits.ts';
import { findManualFault } from './manual-file.ts';

describe('findManualFault', () => {
  it.each(['manual.pdf', 'MANUAL.PDF', 'guide.v2.docx', 'old.Doc'])('accepts %s', (name) => {
    expect(findManualFault({ name, size: 1 })).toBeNull();
  });

  it.each([
    [
      'notes.pages',
      'File type .pages is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
    ],
    [
      'manual.pdf.exe',
      'File type .exe is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
    ],
    [
      'manual',
      'File type without an extension is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
    ],
    [
      'manual.',
      'File type without an extension is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
    ],
  ])('names the type of %s', (name, text) => {
    expect(findManualFault({ name, size: 1 })).toBe(text);
  });

  it('accepts a file of exactly the largest size', () => {
    expect(findManualFault({ name: 'a.pdf', size: MAX_MANUAL_BYTES })).toBeNull();
  });

  it('gives the size with one decimal when it is too large', () => {
    expect(findManualFault({ name: 'a.pdf', size: 123.44 * 1024 * 1024 })).toBe(
      'File size (123.5MB) exceeds the maximum limit of 100MB.',
    );
  });

  it('never says that 100.0MB is more than 100MB', () => {
    expect(findManualFault({ name: 'a.pdf', size: MAX_MANUAL_BYTES + 1 })).toContain('(100.1MB)');
  });

  it('refuses an empty file', () => {
    expect(findManualFault({ name: 'a.pdf', size: 0 })).toBe(
      'This file is empty. Please choose another one.',
    );
  });
});
