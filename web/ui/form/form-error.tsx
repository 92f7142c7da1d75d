import { Notice } from '../state/notice.tsx';

/** The reason why a form as a whole was refused. The live region always exists, so that a new reason is read out. */
export function FormError({ children }: { children: string | undefined }) {
  return <div aria-live="assertive">{children && <Notice tone="error">{children}</Notice>}</div>;
}
