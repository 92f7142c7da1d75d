import { accentFor } from '../lib/browser/accent.ts';

/** The chat's own green, as in tokens.css, for companies without a colour. */
const STANDARD = { light: ['#0e6b45', '#ffffff'], dark: ['#7fe0b0', '#06241a'] } as const;

/** Media query for widths at which the chat takes the whole screen. */
export const PHONE = '(max-width: 640px)';

const colours = (accent: string | null, mode: 'light' | 'dark'): string => {
  const made = accent === null ? null : accentFor(accent, mode);
  const [color, text] = made ? [made.color, made.text] : STANDARD[mode];
  return `--go:${color};--on-go:${text}`;
};

/**
 * The styles of the button and the panel. They are for a shadow root, so that they and those of the page don't mix.
 * @param accent the company's colour, `#rrggbb`, or null
 */
export const styleOf = (accent: string | null): string => `
:host{all:initial;color-scheme:light dark;${colours(accent, 'light')};--paper:#f5f2e9;--ink:#1c1e1f;--focus:#1b4fa3}
@media (prefers-color-scheme:dark){:host{${colours(accent, 'dark')};--paper:#0d2340;--ink:#eaf1f9;--focus:#fff}}
*{box-sizing:border-box}
button{font:500 16px/24px system-ui,sans-serif;cursor:pointer;border:0;border-radius:2px}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--paper)}
svg{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.open{position:fixed;z-index:2147483000;display:flex;align-items:center;gap:10px;min-height:52px;padding:0 18px;
right:max(16px,env(safe-area-inset-right));bottom:max(16px,env(safe-area-inset-bottom));
background:var(--go);color:var(--on-go);box-shadow:0 2px 10px rgb(0 0 0/.28)}
dialog{position:fixed;z-index:2147483000;inset:auto max(16px,env(safe-area-inset-right)) 84px auto;margin:0;padding:0;
width:min(420px,calc(100vw - 32px));height:min(720px,calc(100dvh - 100px));max-width:none;max-height:none;
border:1px solid var(--ink);background:var(--paper);color:var(--ink);box-shadow:0 8px 32px rgb(0 0 0/.3)}
dialog[open]{display:flex;flex-direction:column}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px;padding-left:16px;flex:none}
h2{margin:0;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font:600 14px/20px system-ui,sans-serif}
.head button{display:grid;place-items:center;width:44px;height:44px;flex:none;background:none;color:inherit}
.head button:focus-visible{outline-offset:-4px;box-shadow:none}
iframe{flex:1;width:100%;border:0;border-top:1px solid var(--ink);background:var(--paper)}
@media ${PHONE}{dialog{inset:0;width:100%;height:100dvh;border:0}.open span{display:none}.open{padding:0 14px}
.head{padding-top:env(safe-area-inset-top)}}
@media (prefers-reduced-motion:no-preference){dialog[open]{animation:rise .18s cubic-bezier(.2,0,0,1)}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}}
@media print{:host{display:none}}
`;
