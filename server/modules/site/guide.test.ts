import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiClientPath, guidePath, sitePaths } from '../../../contracts/site-paths.ts';
import { anchorOf } from '../../lib/markdown.ts';
import { type Guide, loadGuide } from './guide.ts';

const FOLDER = new URL('../../../docs/guide/', import.meta.url);

describe('the documentation', () => {
  let guide: Guide;
  beforeAll(async () => {
    guide = await loadGuide(FOLDER);
  });

  it('has every file of its folder, each with a title', async () => {
    const files = await readdir(FOLDER);
    expect(guide.chapters.map(({ name }) => `${name}.md`).sort()).toEqual(files.sort());
    for (const { title } of guide.chapters) expect(title).not.toBe('');
  });

  it('leads nowhere that there is nothing', () => {
    const places = guide.chapters.flatMap(({ name, sections }) =>
      sections.map(({ id }) => (id === '' ? guidePath(name) : `${guidePath(name)}#${id}`)),
    );
    const known = new Set([...places, ...Object.values(sitePaths), '/docs', apiClientPath]);
    const hrefs = guide.chapters.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    );
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !href.startsWith('https://') && !known.has(href))).toEqual([]);
  });

  it.each([
    ['QR code', `${guidePath('sending-links')}#${anchorOf('The list of chatbots')}`],
    ['DATABASE_URL', guidePath('settings')],
    ['webhooks signed', `${guidePath('api')}#webhooks`],
    ['restoring', undefined],
    ['RESTORE', `${guidePath('backup')}#restore`],
  ])('finds %s where it is explained', (words, href) => {
    const found = guide.search(words);
    if (href === undefined) expect(found).toEqual([]);
    else expect(found[0]?.href).toBe(href);
  });

  it('finds only places that hold all words, and shows them', () => {
    const found = guide.search('scanned tesseract');
    expect(found.length).toBeGreaterThan(0);
    for (const { excerpt } of found) expect(excerpt.toLowerCase()).toMatch(/scan|tesseract/);
    expect(guide.search('scanned zebra')).toEqual([]);
    expect(guide.search(' ?! ')).toEqual([]);
  });
});
