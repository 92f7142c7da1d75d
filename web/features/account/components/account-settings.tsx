import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { EditButton } from '../../../ui/edit-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Section } from '../../../ui/section.tsx';
import { Status } from '../../../ui/status.tsx';
import { texts } from '../texts.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';
import { WeeklySummary } from './weekly-summary.tsx';

const words = texts.account;

// Few change it, so its form is loaded when it is wanted.
const NameDialog = lazy(() => import('./name-dialog.tsx').then((loaded) => ({ default: loaded.NameDialog })));
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
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {email}
      <Status kind={isConfirmed ? 'on' : 'open'}>{isConfirmed ? words.confirmed : words.unconfirmed}</Status>
    </span>
  );
}
