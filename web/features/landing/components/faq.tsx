import { texts } from '../texts.ts';

/** Questions before signing up, with their answers. */
export function Faq() {
  return (
    <dl className="grid grid-cols-2 gap-x-14 max-md:grid-cols-1">
      {texts.faq.map(({ question, answer }) => (
        <div key={question} className="border-t border-hair pt-4 pb-6">
          <dt className="mb-1 text-16 font-semibold">{question}</dt>
          <dd className="max-w-[56ch] text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
