import { useState } from 'react';
import type { Correction } from '../../../../contracts/chat/corrections.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useCorrections } from '../api/list-corrections.ts';
import { fieldsOf } from '../correction-fields.ts';
import type { SourceManual } from '../source-choice.ts';
import { texts } from '../texts.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CorrectionItem } from './correction-item.tsx';

type CorrectionsProps = AnswerViews & {
  productId: string;
  manuals: readonly SourceManual[];
  /** Address of the questions, where they are corrected. */
  questionsHref: string;
};

/** The corrections of a product with their uses, with a search and buttons that change and delete them. */
export function Corrections({ productId, manuals, questionsHref, ...views }: CorrectionsProps) {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = useCorrections({ productId, page, search });
  const [edited, setEdited] = useState<Correction | null>(null);
  const isNone = data?.total === 0 && search === '';
  return (
    <Section title={texts.title}>
      <p className="mb-5 max-w-[72ch] text-ink-2">{texts.lede}</p>
      {!isNone && (
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={searchText}
          onValue={setSearchText}
        />
      )}
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
      {data?.data.length === 0 && <NoCorrections isSearched={search !== ''} questionsHref={questionsHref} />}
      {data && data.data.length > 0 && (
        <ul className="border-b border-ink">
          {data.data.map((correction) => (
            <CorrectionItem
              key={correction._id}
              correction={correction}
              onEdit={() => setEdited(correction)}
            />
          ))}
        </ul>
      )}
      {data && <Pagination page={page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
      {edited && (
        <CorrectionDialog
          target={{ productId, correctionId: edited._id }}
          fields={fieldsOf(edited)}
          manuals={manuals}
          citations={[]}
          onClose={() => setEdited(null)}
          {...views}
        />
      )}
    </Section>
  );
}

function NoCorrections({ isSearched, questionsHref }: { isSearched: boolean; questionsHref: string }) {
  if (isSearched)
    return (
      <EmptyState title={texts.noneFound} action={<ButtonLink to="?">{texts.showAll}</ButtonLink>}>
        {texts.noneFoundText}
      </EmptyState>
    );
  return (
    <EmptyState title={texts.empty} action={<ButtonLink to={questionsHref}>{texts.toQuestions}</ButtonLink>}>
      {texts.emptyText}
    </EmptyState>
  );
}
