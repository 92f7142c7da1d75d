import { type InstructionsPromise, promiseRoutes } from '../../../../../contracts/admin/promises.ts';
import { tellOutcome } from '../../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../../lib/browser/toast-store.ts';
import { formatDays } from '../../../../lib/text/format.ts';
import { useDialogForm } from '../../../../lib/text/use-dialog-form.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useConfirm } from '../../../../ui/overlay/use-confirm.tsx';
import { useAgreeRelease, useAskRelease, useEndRelease } from '../../api/promises.ts';
import { texts } from '../../promise-texts.ts';

type PromiseProps = { promise: InstructionsPromise };

const keyOf = ({ companyId, pageId }: InstructionsPromise) => ({ companyId, pageId });

function AskDialog({ promise, onClose }: PromiseProps & { onClose: () => void }) {
  const { mutateAsync } = useAskRelease(keyOf(promise));
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: promiseRoutes.askRelease.body,
    defaultValues: { reason: '' },
    save: async (values) => {
      await mutateAsync(values);
      return texts.askedDone;
    },
    onClose,
  });
  return (
    <FormDialog
      title={texts.askNamed(promise.model)}
      description={texts.askText}
      verb={texts.ask}
      busyText={texts.asking}
      tone="danger"
      {...dialog}
    >
      <Field label={texts.reason} hint={texts.reasonHint} error={errors.reason?.message} isLocked={isSaving}>
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  );
}

function AgreeButton({ promise }: PromiseProps) {
  const { model, promisedUntil } = promise;
  const { ask, dialog } = useConfirm({
    mutation: useAgreeRelease(),
    target: keyOf(promise),
    question: texts.agreeQuestion(model),
    consequence: texts.agreeConsequence(formatDays(promisedUntil, promisedUntil)),
    verb: texts.agree,
    busyText: texts.agreeing,
    onDone: () => showToast(texts.agreed),
  });
  return (
    <>
      <Button variant="danger" aria-label={texts.agreeNamed(model)} onClick={ask}>
        {texts.agree}
      </Button>
      {dialog}
    </>
  );
}

function KeepButton({ promise }: PromiseProps) {
  const { mutateAsync, isPending } = useEndRelease();
  return (
    <Button
      aria-label={texts.endNamed(promise.model)}
      busyText={isPending && texts.end}
      onClick={() => tellOutcome(mutateAsync(keyOf(promise)), texts.ended)}
    >
      {texts.end}
    </Button>
  );
}

/** What an administrator can do about a promise: ask, and once another has asked, agree or keep the page. */
export function PromiseActions({ promise }: PromiseProps) {
  const { release, model } = promise;
  if (release === null)
    return (
      <DialogButton text={texts.ask} label={texts.askNamed(model)}>
        {(close) => <AskDialog promise={promise} onClose={close} />}
      </DialogButton>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {release.isOwn ? (
        <span className="text-13 text-ink-2">{texts.own}</span>
      ) : (
        <AgreeButton promise={promise} />
      )}
      <KeepButton promise={promise} />
    </div>
  );
}
