type MeterProps = {
  value: number;
  max: number;
  /** Label that says what is measured, for screen readers. */
  label: string;
  /** The measure in words: "4.20 of 18.42 MB". */
  valueText: string;
};

/** A bar that fills with ink. */
export function Meter({ value, max, label, valueText }: MeterProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className="h-2 border border-line bg-sheet"
    >
      <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
    </div>
  );
}
