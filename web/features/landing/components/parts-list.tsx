import { texts } from '../texts.ts';

/** What a manual passes through, keyed like a drawing. */
export function PartsList() {
  return (
    <ol>
      {texts.parts.map(({ name, text }, index) => (
        <li
          key={name}
          className="grid grid-cols-[24px_minmax(0,280px)_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-hair py-4 not-last:border-b max-sm:grid-cols-[24px_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-[50%] border-[1.25px] border-ink font-mono text-12 font-medium"
          >
            {index + 1}
          </span>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-ink-2 max-sm:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
