import { lazy } from 'react';
import { useHasTwoStep } from '../../../lib/api/use-has-two-step.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { CodeBlock } from '../../../ui/list/code-block.tsx';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useCompanySignIn, useEndCompanySignIn } from '../api/company-sign-in.ts';
import { texts } from '../texts.ts';

const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then((loaded) => ({ default: loaded.SignInDialog })),
);

/** The company's own sign-in, for its owner. */
export function CompanySignIn() {
  const signIn = useCompanySignIn();
  const twoStep = useHasTwoStep();
  const retry = () => Promise.all([signIn.refetch(), twoStep.refetch()]);
  const end = useConfirm({
    mutation: useEndCompanySignIn(),
    target: undefined,
    question: texts.endQuestion,
    consequence: texts.endConsequence,
    verb: texts.endVerb,
    busyText: texts.ending,
    onDone: () => showToast(texts.ended),
  });
  if (!signIn.data || !twoStep.data) {
    return (
      <Section title={texts.title}>
        <Unloaded error={signIn.error ?? twoStep.error} onRetry={retry} lines={3} />
      </Section>
    );
  }
  const { provider, redirectUrl, signInUrl } = signIn.data.data;
  const { isOn } = twoStep.data.data;
  return (
    <Section title={texts.title}>
      <div className="grid gap-4">
        <p className="max-w-[62ch] text-ink-2">{texts.lede}</p>
        <Address title={texts.redirect} copy={texts.copyRedirect} address={redirectUrl} />
        {provider && (
          <>
            <Address title={texts.address} copy={texts.copyAddress} address={signInUrl} />
            <DescriptionList
              items={[
                { label: texts.issuer, value: provider.issuer },
                { label: texts.clientId, value: provider.clientId },
                { label: texts.domain, value: provider.domain },
                { label: texts.passwords, value: provider.isRequired ? texts.ownerOnly : texts.everybody },
              ]}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <DialogButton text={provider ? texts.change : texts.setUp}>
            {(close) => <SignInDialog provider={provider} hasTwoStep={isOn} onClose={close} />}
          </DialogButton>
          {provider && (
            <Button variant="quiet" onClick={end.ask}>
              {texts.end}
            </Button>
          )}
        </div>
      </div>
      {end.dialog}
    </Section>
  );
}

type AddressProps = { title: string; copy: string; address: string };

const Address = ({ title, copy, address }: AddressProps) => (
  <div className="grid gap-2">
    <h3 className="text-14 font-semibold">{title}</h3>
    <CodeBlock>{address}</CodeBlock>
    <div>
      <CopyButton isLabelled text={address} label={copy} doneMessage={texts.copied} />
    </div>
  </div>
);
