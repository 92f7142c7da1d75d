import { guidePath } from '../../../../contracts/site-paths.ts';
import { texts } from '../tour-texts.ts';
import { Chapter } from './chapter.tsx';

/** Chapter 5: questions before signing up, with their answers. */
export function Faq() {
  return (
    <Chapter id="faq" numeral={5} title={texts.faqTitle}>
      <dl className="grid grid-cols-2 gap-x-14 max-md:grid-cols-1">
        {texts.faq.map(({ question, answer }) => (
          <div key={question} className="border-t border-hair pt-4 pb-6">
            <dt className="mb-1 text-16 font-semibold">{question}</dt>
            <dd className="max-w-[56ch] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <a href={guidePath('comparison')}>{texts.comparison}</a>
      </p>
    </Chapter>
  );
}
