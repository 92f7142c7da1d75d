import { Notice } from './notice.tsx';

/** Why a form as a whole was refused. The live region is always there, so that what appears in it is read out. */
export function FormError({ children }: { children: string | undefined }) {
  return <div aria-live="assertive">{children && <Notice tone="error">{children}</Notice>}</div>;
}
