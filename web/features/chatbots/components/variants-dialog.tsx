import { useState } from 'react';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { ChoiceSelects } from '../../../ui/form/choice-selects.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { useFixLinkVariants, useLinkVariants } from '../api/link-variants.ts';
import { texts } from '../texts.ts';

const words = texts.variants;

type VariantsDialogProps = { chatbot: Chatbot; onClose: () => void };

/** A dialog that asks which variant the customer of a link has, so that the customer is not asked. */
export function VariantsDialog({ chatbot, onClose }: VariantsDialogProps) {
  const { data, error } = useLinkVariants(chatbot);
  const fix = useFixLinkVariants(chatbot);
  const [edited, setEdited] = useState<string[] | null>(null);
  const chosen = edited ?? data?.fixed ?? [];
  const failure = error ?? fix.error;
  const save = () =>
    fix.mutate(chosen, {
      onSuccess: () => {
        showToast(words.saved(chatbot.useremail));
        onClose();
      },
    });
  return (
    <FormDialog
      title={words.title}
      description={words.text(chatbot.useremail)}
      verb={words.save}
      onClose={onClose}
      onSubmit={save}
      onEdit={fix.reset}
      isSaving={fix.isPending}
      error={failure ? messageOf(failure) : undefined}
    >
      {!data && !error && <Loading />}
      {data?.options.length === 0 && <p className="text-14 text-ink-2">{words.none}</p>}
      <ChoiceSelects
        options={data?.options ?? []}
        chosen={chosen}
        noneLabel={words.ask}
        labelOf={words.which}
        isLocked={fix.isPending}
        onChange={setEdited}
      />
    </FormDialog>
  );
}
