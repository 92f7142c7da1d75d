import { AA_TEXT, accentFor, leastContrast, type Mode, SURFACES } from '../../../lib/browser/accent.ts';
import { texts } from '../settings-texts.ts';

const words = texts.look;
const MODES: readonly Mode[] = ['light', 'dark'];
const INK: Record<Mode, string> = { light: '#1c1e1f', dark: '#eaf1f9' };

/** A preview of the colour in both modes, with its contrast. It says if the colour had to be changed. */
export function AccentPreview({ hex }: { hex: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      {MODES.map((mode) => (
        <Sample key={mode} hex={hex} mode={mode} />
      ))}
    </ul>
  );
}

function Sample({ hex, mode }: { hex: string; mode: Mode }) {
  const { color, text } = accentFor(hex, mode);
  const [before, after] = [leastContrast(hex, mode), leastContrast(color, mode)];
  return (
    <li className="border border-line">
      <div
        className="flex items-center justify-between gap-3 px-4 py-3"
        style={{ background: SURFACES[mode][0], color: INK[mode], borderBottom: `3px solid ${color}` }}
      >
        <b>{words.modes[mode]}</b>
        <span className="rounded-ctl px-3 py-1.5 font-medium" style={{ background: color, color: text }}>
          {words.sample}
        </span>
      </div>
      <p className="px-4 py-2 text-13 text-ink-2">
        {before >= AA_TEXT ? words.asChosen(before) : words.shifted(color, before, after)}
      </p>
    </li>
  );
}
