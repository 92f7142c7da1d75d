import './answer.css';
import { VariantChoices } from '../asking/variant-choices.tsx';
import { LazyPhotoPart } from '../photos/lazy-photo-part.tsx';
import { LeadSheet } from '../shell/lead-sheet.tsx';
import { EmergencyNotice } from '../warnings/emergency-notice.tsx';
import { FurtherLabels, Labels } from '../warnings/labels.tsx';
import type { AnswerPart as Part } from './answer-parts.ts';
import { CompanyAnswer } from './company-answer.tsx';
import { FoldContent } from './fold/fold-content.tsx';
import { Places } from './places.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { Refusal } from './refusal.tsx';

/** A part of an answer, in the look of whoever says it: the manual, the company or us. */
export function AnswerPart({ part, messageId }: { part: Part; messageId: string }) {
  switch (part.kind) {
    case 'emergency':
      return <EmergencyNotice part={part} messageId={messageId} />;
    case 'lead':
      return <LeadSheet lead={part} messageId={messageId} />;
    case 'fold':
      return <FoldContent fold={part} messageId={messageId} />;
    case 'places':
      return <Places places={part.places} messageId={messageId} />;
    case 'ours':
      return <p className="answer-text max-w-[62ch] whitespace-pre-line wrap-anywhere">{part.text}</p>;
    case 'company':
      return <CompanyAnswer text={part.text} source={part.source} messageId={messageId} />;
    case 'heading':
      return (
        <h3 className="mt-1.5 text-14 font-semibold first-letter:uppercase wrap-anywhere">{part.text}</h3>
      );
    case 'match':
    case 'choices':
      return <LazyPhotoPart part={part} />;
    case 'variants':
      return <VariantChoices variants={part.variants} />;
    case 'warning':
      return <Labels labels={[part]} messageId={messageId} />;
    case 'labels':
      return <FurtherLabels labels={part.labels} messageId={messageId} />;
    case 'sheet':
      return <QuoteSheet sheet={part} messageId={messageId} />;
    case 'refusal':
      return <Refusal text={part.text} closest={part.closest} isOfPart={part.isOfPart ?? false} />;
  }
}
