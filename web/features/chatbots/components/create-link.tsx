import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { texts } from '../texts.ts';
import { CreateLinkForm } from './create-link-form.tsx';
import { CreateListForm } from './create-list-form.tsx';

/** The forms that create chatbots for one customer or for a list of them; the address says which is shown. */
export function CreateLink({ companyId, productId }: { companyId: string; productId: string }) {
  const [params, setParams] = useSearchParams();
  const [isDirty, setIsDirty] = useState(false);
  const guard = useLeaveGuard(isDirty, texts.leave);
  const selected = params.get('customers') === 'many' ? 'many' : 'one';
  const form = { companyId, productId, onDirty: setIsDirty };
  return (
    <>
      <Tabs
        label={texts.howMany.label}
        selected={selected}
        onSelect={(id) => setParams(id === 'many' ? { customers: 'many' } : {}, { replace: true })}
        tabs={[
          { id: 'one', label: texts.howMany.one, content: <CreateLinkForm {...form} /> },
          { id: 'many', label: texts.howMany.many, content: <CreateListForm {...form} /> },
        ]}
      />
      {guard.dialog}
    </>
  );
}
