import { PAPER_STYLE } from '../../http/pages/paper-style.ts';

/** The style of contact forms. It asks nothing of others. */
export const CONTACT_STYLE = `${PAPER_STYLE}
body {
  margin: 0 auto; padding: 0 20px 48px; max-width: 640px; color: var(--ink);
  font: 1rem/1.6 "IBM Plex Sans", "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word;
}
.framed body { max-width: none; padding: 12px 16px; }
a { color: var(--cite); }
:focus-visible { outline: 2px solid var(--cite); outline-offset: 2px; }
main:focus, h2:focus { outline: none; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--sheet); }
h1 { margin: 28px 0 4px; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 28px 0 8px; font-size: 1.125rem; line-height: 1.3; }
.framed h2:first-child { margin-top: 0; }
p { margin: 0 0 12px; max-width: 68ch; }
.quiet { color: var(--ink-2); font-size: 0.875rem; }
.note { margin-top: 12px; padding: 10px 14px; border-left: 3px solid var(--cite); background: var(--sheet); }
.wrong { color: var(--alert); }
label { display: block; margin: 14px 0 4px; font-weight: 600; }
input, textarea {
  width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 2px;
  background: var(--sheet); color: var(--ink); font: inherit;
}
#email-hint { margin-top: 4px; }
.trap { position: absolute; left: -9999px; width: 1px; height: 1px; overflow: hidden; }
button {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--go); border-radius: 2px; background: var(--go);
  color: var(--on-go); font: inherit; font-weight: 600; text-align: start; cursor: pointer;
}
button.quiet-button { border-color: var(--line); background: var(--sheet); color: var(--ink); font-weight: 400; }
button:hover { text-decoration: underline; }
button[disabled] { opacity: 0.6; cursor: default; }
.acts { display: flex; flex-wrap: wrap; gap: 8px 12px; margin: 8px 0 16px; }
.framed .acts:last-child { margin-bottom: 0; }
.text { white-space: pre-line; }
blockquote { margin: 0; padding: 0 0 0 14px; border-left: 3px solid var(--hair); color: var(--ink-2); }
.answer { margin-bottom: 16px; padding: 12px 14px; border: 1px solid var(--hair); border-left: 3px solid var(--go); background: var(--sheet); }
.answer > :last-child { margin-bottom: 0; }
.warning { padding: 8px 12px; border: 2px solid var(--alert); white-space: pre-line; }
.steps { margin: 0 0 12px; padding: 0; list-style: none; }
.steps li { display: grid; grid-template-columns: 2.4em 1fr; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 0 0 12px; font-size: 0.9375rem; }
th, td { padding: 6px 10px; border: 1px solid var(--hair); text-align: start; vertical-align: top; white-space: pre-line; }
.places { margin: 0; padding: 0; list-style: none; }
.places a { display: inline-block; padding: 6px 0; }
.places .picture { display: block; }
.places img { display: block; width: 100%; max-width: 320px; border: 1px solid var(--hair); background: #fff; }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--hair); font-size: 0.875rem; }
.languages a { display: inline-flex; align-items: center; min-height: 44px; margin-right: 16px; }
.languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
`;
