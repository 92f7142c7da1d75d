import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, currentTheme } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

/** Changes between printed paper and blueprint. */
export function ThemeToggle({ className }: { className?: string }) {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={other === 'dark' ? texts.darkMode : texts.lightMode}
      className={className}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
