import { texts } from '../tour-texts.ts';
import { Callout } from './parts-list.tsx';

/** The three steps that a person takes, in order. */
export function Steps() {
  return (
    <ol className="grid grid-cols-3 gap-10 max-md:grid-cols-1 max-md:gap-6">
      {texts.steps.map(({ name, text }, index) => (
        <li key={name} className="border-t border-hair pt-4">
          <h3 className="mb-1.5 flex items-center gap-2.5 text-16 font-semibold">
            <Callout number={index + 1} />
            {name}
          </h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
