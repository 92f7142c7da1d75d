import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { texts } from '../page/texts.ts';
import { Input } from './input.tsx';

/** An input for a password, with a button that shows or hides it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <IconButton
        label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        className="absolute top-0 right-0"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
