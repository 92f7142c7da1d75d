import { CitationTab } from '../pages/citation-tab.tsx';
import { texts } from '../shell/texts.ts';
import { useAnswerFrame } from './answer-context.ts';
import type { AnswerPart } from './answer-parts.ts';

type CompanyAnswerProps = Omit<Extract<AnswerPart, { kind: 'company' }>, 'kind'> & { messageId: string };

/** The company's own answer: its name above its words, and the tab of the page that it names. */
export function CompanyAnswer({ text, source, messageId }: CompanyAnswerProps) {
  const { companyName } = useAnswerFrame();
  return (
    <section className="min-w-0 border border-ink bg-sheet">
      <header className="flex items-stretch border-b border-ink">
        <h3 className="min-w-0 flex-1 self-center px-3.5 py-1 text-13 font-semibold wrap-anywhere">
          {texts.answer.byCompany(companyName)}
        </h3>
        {source && <CitationTab {...source} messageId={messageId} className="sheet-tab" />}
      </header>
      <p className="answer-text px-3.5 pt-2.5 pb-3 whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}
