import { texts } from '../texts.ts';

/** Notes in the margin of the form. */
export function NewProductHelp() {
  return (
    <div className="grid max-w-66 gap-6 text-13 text-ink-2 max-md:max-w-none max-md:gap-4">
      {texts.notes.map(({ title, text }) => (
        <div key={title} className="border-t border-hair pt-2.5">
          <h2 className="mb-0.5 font-medium text-ink">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
