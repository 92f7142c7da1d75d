import { auditAction } from '../../../../../contracts/admin/audit-actions.ts';
import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { optionsOf } from '../../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../../ui/form/filter-select.tsx';
import { ListEmpty } from '../../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { useAuditEntries } from '../../api/audit.ts';
import { texts } from '../../audit-texts.ts';
import { EntryList } from '../entry-list.tsx';
import { AuditCheck } from './audit-check.tsx';
import { AuditItem } from './audit-item.tsx';

const ACTIONS = auditAction.options;

/** The audit trail with a search; of one client if the address names it. */
export function AuditTrail() {
  const { page, search, searchText, setSearchText, get, oneOf, setParam, hrefFor } = useListParams();
  const action = oneOf('action', ACTIONS);
  const companyId = get('company') || undefined;
  const { data, error, refetch } = useAuditEntries({ page, search, action, companyId });
  return (
    <>
      <p className="mb-5 max-w-[62ch] text-ink-2">{texts.lede}</p>
      <AuditCheck />
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[680px] grid-cols-[minmax(0,1fr)_220px] gap-3 max-sm:grid-cols-1"
      >
        <FilterSelect
          label={texts.action}
          all={texts.allActions}
          options={optionsOf(ACTIONS, texts.actions)}
          value={action ?? ''}
          onValue={(value) => setParam('action', value)}
        />
      </ListSearch>
      {companyId && (
        <Notice
          tone="info"
          className="mb-4"
          action={
            <Button variant="quiet" onClick={() => setParam('company', '')}>
              {texts.showAll}
            </Button>
          }
        >
          {texts.onlyOf}
        </Notice>
      )}
      <EntryList
        entries={data?.data}
        keyOf={({ seq }) => seq}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={texts} isFiltered={Boolean(search || action || companyId)} />}
      >
        {(entry) => <AuditItem entry={entry} />}
      </EntryList>
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
