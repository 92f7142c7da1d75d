import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import type { Manual } from '../../../../contracts/manuals/manuals.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDays, formatMegabytes } from '../../../lib/text/format.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { type PageKey, useChangeInstructions, useRemoveInstructions } from '../api/instructions.ts';
import { texts as codeTexts } from '../code-texts.ts';
import { stateOf, today } from '../page-state.ts';
import { texts } from '../texts.ts';
import { DeclarationDialog } from './declaration-dialog.tsx';
import { EditionDialog } from './edition-dialog.tsx';
import { EditionTable, rangeOf } from './edition-table.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { PageDialog } from './page-dialog.tsx';
import { PaperTable } from './paper-table.tsx';
import { PlateDialog } from './plate-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const KINDS = { draft: 'open', published: 'on', over: 'half', released: 'off' } as const;

type PageProps = { pageKey: PageKey; page: InstructionPage };

function Address({ address, label }: { address: string; label: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <a href={address} target="_blank" rel="noreferrer" className="text-cite underline underline-offset-3">
        {address}
      </a>
      <CopyButton text={address} label={label} doneMessage={texts.copied} />
    </span>
  );
}

function Facts({ page }: { page: InstructionPage }) {
  const state = stateOf(page, today());
  const { promisedUntil, declaration } = page;
  const items = [
    { label: texts.state, value: <Status kind={KINDS[state]}>{texts.states[state]}</Status> },
    { label: texts.address, value: <Address address={page.address} label={texts.copy} /> },
    ...(page.gs1Address === ''
      ? []
      : [{ label: texts.gs1, value: <Address address={page.gs1Address} label={texts.copyGs1} /> }]),
    { label: texts.serials, value: rangeOf(page) },
    ...(promisedUntil === null
      ? []
      : [{ label: texts.promisedUntil, value: formatDays(promisedUntil, promisedUntil) }]),
    {
      label: texts.declaration,
      value: declaration
        ? `${declaration.name} (${formatMegabytes(declaration.bytes)})`
        : texts.noDeclaration,
    },
  ];
  return (
    <>
      {state === 'released' && <p className="mb-3 text-ink-2">{texts.releasedText}</p>}
      <DescriptionList items={items} />
    </>
  );
}

function EditButton({ pageKey, page }: PageProps) {
  const { mutateAsync } = useChangeInstructions(pageKey);
  const title = texts.editNamed(page.model);
  return (
    <DialogButton text={texts.edit} label={title}>
      {(close) => (
        <PageDialog
          title={title}
          page={page}
          save={async (values) => {
            await mutateAsync(values);
            return texts.changed;
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

function PublishButton({ pageKey, page }: PageProps) {
  const isNew = page.publishedAt === null;
  return (
    <DialogButton
      text={isNew ? texts.publish : texts.promiseLonger}
      label={isNew ? texts.publishNamed(page.model) : texts.promiseLongerNamed(page.model)}
      variant={isNew ? 'go' : 'outline'}
    >
      {(close) => <PublishDialog pageKey={pageKey} page={page} onClose={close} />}
    </DialogButton>
  );
}

function DeleteButtonOf({ pageKey, page: { model } }: PageProps) {
  return (
    <DeleteButton
      label={texts.remove(model)}
      question={texts.removeQuestion(model)}
      consequence={texts.removeConsequence}
      verb={texts.removeVerb}
      onDeleted={() => showToast(texts.removed)}
      deletion={useRemoveInstructions()}
      target={pageKey}
    />
  );
}

/** An instructions page: its facts, its manuals, what can be done with it, and who wants paper. */
export function PageSection({ pageKey, page, manuals }: PageProps & { manuals: readonly Manual[] }) {
  const state = stateOf(page, today());
  const isAlive = state !== 'released';
  const declarationTitle = texts.setDeclarationNamed(page.model);
  const manualTitle = texts.addManualTo(page.model);
  return (
    <Section title={page.model}>
      <Facts page={page} />
      <div className="my-4 flex flex-wrap items-center gap-2">
        {isAlive && (
          <>
            {page.editions.length > 0 && <PublishButton pageKey={pageKey} page={page} />}
            <DialogButton text={texts.addManual} label={manualTitle}>
              {(close) => (
                <EditionDialog pageKey={pageKey} title={manualTitle} manuals={manuals} onClose={close} />
              )}
            </DialogButton>
            <DialogButton text={texts.setDeclaration} label={declarationTitle}>
              {(close) => <DeclarationDialog pageKey={pageKey} title={declarationTitle} onClose={close} />}
            </DialogButton>
            <DialogButton text={codeTexts.plate} label={codeTexts.plateNamed(page.model)}>
              {(close) => <PlateDialog pageKey={pageKey} page={page} onClose={close} />}
            </DialogButton>
            <DialogButton text={codeTexts.labels} label={codeTexts.labelsNamed(page.model)}>
              {(close) => <LabelDialog pageKey={pageKey} page={page} onClose={close} />}
            </DialogButton>
            <EditButton pageKey={pageKey} page={page} />
          </>
        )}
        {state !== 'published' && <DeleteButtonOf pageKey={pageKey} page={page} />}
      </div>
      <EditionTable pageKey={pageKey} page={page} />
      {page.paperRequests.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-14 font-semibold">{texts.paper}</h3>
          <PaperTable pageKey={pageKey} page={page} />
        </>
      )}
    </Section>
  );
}
