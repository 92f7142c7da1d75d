import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/browser/use-session.ts';
import { EditButton } from '../../../ui/button/edit-button.tsx';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts as emailTexts } from '../email-texts.ts';
import { texts } from '../texts.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { SessionList } from './session-list.tsx';
import { WeeklySummary } from './weekly-summary.tsx';

const words = texts.account;

// Few change it, so its form is loaded when it is wanted.
const NameDialog = lazy(() => import('./name-dialog.tsx').then((loaded) => ({ default: loaded.NameDialog })));
const EmailDialog = lazy(() =>
  import('./email-dialog.tsx').then((loaded) => ({ default: loaded.EmailDialog })),
);
// Loaded apart: the QR code is drawn by a library.
const TwoStep = lazy(() => import('./two-step.tsx').then((loaded) => ({ default: loaded.TwoStep })));

/** The settings of one's account: name, password, two-step sign-in, and sessions. */
export function AccountSettings() {
  const { user } = useSession();
  return (
    <>
      <Section title={words.person}>
        {user ? (
          <DescriptionList
            items={[
              { label: words.name, value: <NameWithButton name={user.name} /> },
              {
                label: texts.email,
                value: <EmailWithState email={user.email} isConfirmed={user.emailConfirmed} />,
              },
            ]}
          />
        ) : (
          <Loading lines={2} />
        )}
        <PendingEmail />
      </Section>
      {user?.role === 'company' && <WeeklySummary user={user} />}
      <Section title={texts.change.title}>
        <p className="mb-4 max-w-[62ch] text-ink-2">{texts.change.lede}</p>
        <ChangePasswordForm />
      </Section>
      <Suspense fallback={<Loading lines={2} />}>
        <TwoStep />
      </Suspense>
      <SessionList />
    </>
  );
}

function NameWithButton({ name }: { name: string }) {
  return (
    <span className="-my-2 flex min-h-ctl items-center justify-between gap-4">
      {name}
      <EditButton label={words.changeName}>
        {(close) => <NameDialog name={name} onClose={close} />}
      </EditButton>
    </span>
  );
}

function EmailWithState({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <span className="-my-2 flex min-h-ctl items-center justify-between gap-4">
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere">
        {email}
        <Status kind={isConfirmed ? 'on' : 'open'}>
          {isConfirmed ? words.confirmed : words.unconfirmed}
        </Status>
      </span>
      <EditButton label={emailTexts.change}>{(close) => <EmailDialog onClose={close} />}</EditButton>
    </span>
  );
}
