import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { texts } from './code-texts.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type CodeFieldProps = ComponentProps<typeof Input> & {
  error: string | undefined;
  isLocked: boolean;
  /** Whether a recovery code is accepted, too; false if it has to be the app's. */
  allowsRecovery?: boolean;
};

/** The field for the second step of signing in: digits of an app, or a recovery code, which has letters. */
export function CodeField({ error, isLocked, allowsRecovery = true, ...input }: CodeFieldProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const change = () => {
    setIsRecovery(!isRecovery);
    holder.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={holder} className="grid justify-items-start gap-1">
      <Field
        label={isRecovery ? texts.recoveryCode : texts.appCode}
        hint={isRecovery ? texts.recoveryCodeHint : texts.appCodeHint}
        error={error}
        isLocked={isLocked}
        className="w-full"
      >
        <Input
          {...input}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      {allowsRecovery && (
        <Button variant="quiet" className="-ml-2" onClick={change}>
          {isRecovery ? texts.useAppCode : texts.useRecoveryCode}
        </Button>
      )}
    </div>
  );
}
