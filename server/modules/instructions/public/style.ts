import { PAPER_STYLE } from '../../../http/pages/paper-style.ts';

/** The style of instructions pages: one file, so that a page looks the same from a USB stick. It asks nothing of others. */
export const INSTRUCTIONS_STYLE = `${PAPER_STYLE}
body {
  margin: 0 auto; padding: 0 20px 64px; max-width: 760px; color: var(--ink);
  font: 1rem/1.6 "IBM Plex Sans", "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word;
}
a { color: var(--cite); }
:focus-visible { outline: 2px solid var(--cite); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--sheet); }
header { padding: 20px 0 12px; border-bottom: 1px solid var(--hair); font-size: 0.875rem; }
header p { margin: 0; }
h1 { margin: 28px 0 4px; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 40px 0 8px; padding-top: 10px; border-top: 2px solid var(--ink); font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 24px 0 4px; font-size: 1.0625rem; line-height: 1.4; }
h4, h5, h6 { margin: 20px 0 4px; font-size: 1rem; line-height: 1.4; }
p { margin: 0 0 12px; max-width: 68ch; }
.quiet { color: var(--ink-2); font-size: 0.875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 16px 0; }
dt { color: var(--ink-2); }
dd { margin: 0; }
ul, ol { margin: 0 0 12px; padding-left: 1.4em; }
.acts { display: flex; flex-wrap: wrap; gap: 8px 12px; margin: 8px 0 16px; padding: 0; list-style: none; }
.acts a, button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--line);
  border-radius: 2px; background: var(--sheet); color: var(--ink); font: inherit; text-decoration: none; cursor: pointer;
}
.acts a.first, button { border-color: var(--go); background: var(--go); color: var(--on-go); font-weight: 600; }
.acts a:hover { text-decoration: underline; }
.note { padding: 10px 14px; border-left: 3px solid var(--cite); background: var(--sheet); }
.wrong { color: var(--alert); }
label { display: block; margin: 14px 0 4px; font-weight: 600; }
label span { color: var(--ink-2); font-weight: 400; }
input, textarea, select {
  width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 2px;
  background: var(--sheet); color: var(--ink); font: inherit;
}
form button { margin-top: 18px; }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--hair); font-size: 0.875rem; }
.languages a { display: inline-flex; align-items: center; min-height: 44px; margin-right: 16px; }
.languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.tasks li { margin-bottom: 8px; }
.tasks a { display: inline-block; padding: 6px 0; }
.toc a { display: inline-block; padding: 6px 0; }
.text { white-space: pre-line; }
.warning { padding: 10px 14px; border: 2px solid var(--alert); white-space: pre-line; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 0 0 12px; font-size: 0.9375rem; }
th, td { padding: 6px 10px; border: 1px solid var(--hair); text-align: left; vertical-align: top; white-space: pre-line; }
pre { overflow-x: auto; padding: 10px 14px; background: var(--sheet); white-space: pre-wrap; }
.steps { padding-left: 0; list-style: none; }
.steps li { display: grid; grid-template-columns: 2.4em 1fr; }
@media print {
  :root { --paper: #fff; --sheet: #fff; --ink: #000; --ink-2: #333; --hair: #999; --line: #999; --alert: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .acts, .languages, .skip, .toc, form, .screen { display: none; }
  h2, h3, h4 { break-after: avoid; }
  li, tr, .warning { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;
