import { useRef, useState } from 'react';
import type { TwoStepKey, TwoStepState } from '../../../../contracts/account/two-step.ts';
import { tellFailure } from '../../../lib/api/tell-outcome.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useBeginTwoStep, useRenewCodes, useTurnOff, useTwoStepState } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** Number of recovery codes at or below which only few are left. */
const FEW_CODES = 3;

/** Two-step sign-in of one's account: its state, and buttons that turn it on and off. */
export function TwoStep() {
  const { data, error, refetch } = useTwoStepState();
  return (
    <Section title={texts.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{texts.lede}</p>
      {data && <TwoStepControls state={data.data} />}
      {!data && <Unloaded error={error} onRetry={refetch} text={texts.loading} lines={2} />}
    </Section>
  );
}

type Asked = { what: 'turn-on'; key: TwoStepKey } | { what: 'turn-off' | 'renew' };

function TwoStepControls({ state: { isOn, recoveryCodesLeft } }: { state: TwoStepState }) {
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<string[]>([]);
  const mainButton = useRef<HTMLButtonElement>(null);
  const begin = useBeginTwoStep();

  const close = () => setAsked(undefined);
  const dialog = {
    onClose: close,
    onDone: (made: string[]) => {
      setCodes(made);
      close();
    },
  };
  const turnOn = () =>
    begin.mutate(undefined, {
      onSuccess: (key) => setAsked({ what: 'turn-on', key }),
      onError: tellFailure,
    });
  const state = <Status kind={isOn ? 'on' : 'open'}>{isOn ? texts.on : texts.off}</Status>;
  return (
    <>
      <DescriptionList
        items={[
          { label: texts.state, value: state },
          ...(isOn ? [{ label: texts.codes, value: texts.codesLeft(recoveryCodesLeft) }] : []),
        ]}
      />
      {isOn && recoveryCodesLeft <= FEW_CODES && (
        <Notice tone="caution" className="mt-4">
          {texts.codesLow}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* One button for both states, so that a closing dialog can return the focus to it. */}
        <Button
          ref={mainButton}
          busyText={begin.isPending && texts.turnOn.beginning}
          onClick={isOn ? () => setAsked({ what: 'turn-off' }) : turnOn}
        >
          {isOn ? texts.turnOff.verb : texts.turnOn.verb}
        </Button>
        {isOn && <Button onClick={() => setAsked({ what: 'renew' })}>{texts.renew.verb}</Button>}
      </div>
      {codes.length > 0 && (
        <RecoveryCodes
          key={codes[0]}
          codes={codes}
          onDone={() => {
            setCodes([]);
            mainButton.current?.focus();
          }}
        />
      )}
      {asked && <AskedDialog asked={asked} {...dialog} />}
    </>
  );
}

type AskedDialogProps = { asked: Asked; onClose: () => void; onDone: (codes: string[]) => void };

function AskedDialog({ asked, ...dialog }: AskedDialogProps) {
  const turnOff = useTurnOff();
  const renew = useRenewCodes();
  if (asked.what === 'turn-on') return <TurnOnDialog twoStepKey={asked.key} {...dialog} />;
  return asked.what === 'turn-off' ? (
    <ProofDialog words={texts.turnOff} verb={texts.turnOff.verb} mutation={turnOff} {...dialog} />
  ) : (
    <ProofDialog words={texts.renew} verb={texts.renew.confirm} mutation={renew} {...dialog} />
  );
}
