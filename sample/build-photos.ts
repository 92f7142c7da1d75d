/** Makes the error photos under photos/. Needs Chromium. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { withPage } from './maker/browser.ts';
import { renderPhotos } from './maker/photos.ts';

const folder = new URL('./photos/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, bytes] of await withPage(1, renderPhotos)) writeFileSync(new URL(file, folder), bytes);
