import { texts } from '../tour-texts.ts';

/** A callout of a drawing. */
export function Callout({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-[50%] border-[1.25px] border-ink font-mono text-12 font-medium"
    >
      {number}
    </span>
  );
}

/** The stages that a manual passes through, numbered like the drawing to the left. */
export function PartsList() {
  return (
    <ol className="pt-[22px] max-md:pt-3">
      {texts.parts.map(({ name, text }, index) => (
        <li
          key={name}
          className="grid h-[92px] grid-cols-[36px_minmax(0,1fr)] items-center max-md:h-auto max-md:items-start"
        >
          <span className="max-md:mt-3">
            <Callout number={index + 1} />
          </span>
          <div
            className={`grid h-full grid-cols-[minmax(0,240px)_minmax(0,1fr)] items-center gap-x-3 border-hair max-lg:grid-cols-1 max-lg:content-center max-md:py-3 ${index < texts.parts.length - 1 ? 'border-b' : ''}`}
          >
            <h3 className="text-16 font-semibold">{name}</h3>
            <p className="max-w-[46ch] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
