/** The page on which an address confirms and ends mails of a kind. It needs no script. */
import { escapeHtml } from '../../lib/escape-html.ts';
import { PAPER_STYLE } from './paper-style.ts';

/** Where its style and its forms are. */
export type ConsentLinks = { style: string; confirm: string; stop: string };

export const CONSENT_STYLE = `${PAPER_STYLE}
body {
  margin: 0 auto; padding: 0 20px 48px; max-width: 640px; color: var(--ink);
  font: 1rem/1.6 "IBM Plex Sans", "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word;
}
:focus-visible { outline: 2px solid var(--cite); outline-offset: 2px; }
h1 { margin: 28px 0 12px; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 12px; }
.quiet { color: var(--ink-2); font-size: 0.875rem; }
.tasks { margin: 0 0 20px; padding: 0; list-style: none; }
.tasks li { margin-bottom: 12px; padding-left: 14px; border-left: 3px solid var(--hair); }
form { margin: 0 0 12px; }
button {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--go); border-radius: 2px; background: var(--go);
  color: var(--on-go); font: inherit; font-weight: 600; text-align: start; cursor: pointer;
}
button.quiet-button { border-color: var(--line); background: var(--sheet); color: var(--ink); font-weight: 400; }
button:hover { text-decoration: underline; }
`;

/** A form of one button. @param kind class of the button */
export const consentButton = (action: string, label: string, kind = ''): string =>
  `<form method="post" action="${escapeHtml(action)}"><button type="submit"${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(label)}</button></form>`;

/** The whole page around `parts`, which are HTML already. @param language ISO 639-1 of its words */
export const consentPage = (
  language: string,
  { style }: ConsentLinks,
  title: string,
  parts: readonly string[],
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${escapeHtml(style)}" />
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
