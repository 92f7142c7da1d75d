/** Colours of pages that the server writes as HTML, light and dark, with which their style sheets begin. They ask nothing of others. */
export const PAPER_STYLE = `:root {
  color-scheme: light dark;
  --paper: #f5f2e9; --sheet: #fffdf7; --ink: #1c1e1f; --ink-2: #494c4d; --hair: #d0cab9; --line: #85816f;
  --cite: #1b4fa3; --go: #0e6b45; --on-go: #ffffff; --alert: #a81c17;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d2340; --sheet: #122c50; --ink: #eaf1f9; --ink-2: #bccde2; --hair: #2c4b77; --line: #7794bb;
    --cite: #92cfff; --go: #7fe0b0; --on-go: #06241a; --alert: #ffa49a;
  }
}
* { box-sizing: border-box; }
html { background: var(--paper); }`;
