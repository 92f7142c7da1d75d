import { escapeHtml } from '../../server/lib/escape-html.ts';
import type { Picture } from './take-picture.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0 24px 48px; }
  nav { columns: 5 160px; padding: 16px 0; }
  nav a { display: block; }
  section { border-top: 1px solid; padding: 8px 0 32px; }
  .row { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; }
  img { max-height: 80vh; max-width: 640px; border: 1px solid #8888; }
  .fault { color: #c22; }`;

const LEAF_WITH_KEYS = `
  addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const sections = [...document.querySelectorAll('section')];
    const now = sections.findLastIndex((section) => section.getBoundingClientRect().top <= 8);
    sections.at(Math.min(Math.max(now + step, 0), sections.length - 1)).scrollIntoView();
  });`;

/** A page that shows the pictures screen by screen, the looks beside each other; arrow keys go from one to the next. */
export function contactSheet(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('\n');
  const sections = names.map((name) =>
    section(
      name,
      pictures.filter(({ screen }) => screen === name),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>${STYLE}</style>
<h1>Screens</h1>
<nav>${links}</nav>
${sections.join('\n')}
<script>${LEAF_WITH_KEYS}</script>
</html>
`;
}

function section(name: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ look, file, faults }) => `<figure>
<figcaption>${look}${faults.map((fault) => `<br><span class="fault">${escapeHtml(fault)}</span>`).join('')}</figcaption>
<a href="${file}"><img src="${file}" alt="${name}, ${look}" loading="lazy"></a>
</figure>`,
  );
  return `<section id="${name}"><h2>${name}</h2><div class="row">${figures.join('\n')}</div></section>`;
}
