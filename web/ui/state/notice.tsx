import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../page/texts.ts';
import { Triangle } from './triangle.tsx';

type NoticeProps = {
  /** Tone: `error` for failures (role alert), `caution` and `danger` for usage, `success` and `info` (role status). */
  tone: 'error' | 'danger' | 'caution' | 'success' | 'info';
  children: ReactNode;
  /** A button, for instance Try Again. */
  action?: ReactNode;
  className?: string;
};

const HEADS: Record<NoticeProps['tone'], { style: string; mark: string; isUrgent: boolean }> = {
  error: { style: 'bg-danger text-on-danger', mark: 'text-danger', isUrgent: true },
  danger: { style: 'bg-danger text-on-danger', mark: 'text-danger', isUrgent: true },
  caution: { style: 'bg-caution text-on-caution', mark: 'text-caution', isUrgent: false },
  success: { style: 'bg-ink text-paper', mark: '', isUrgent: false },
  info: { style: 'bg-wash text-ink', mark: '', isUrgent: false },
};

/** A compact label with one sentence, which is read out when it appears. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  const { style, mark, isUrgent } = HEADS[tone];
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames('flex border border-ink bg-sheet max-sm:flex-col', className)}
    >
      <b
        className={classNames(
          'flex items-center gap-2 border-ink px-3 py-1 text-12 tracking-wider max-sm:border-b sm:border-r',
          style,
        )}
      >
        {mark && <Triangle mark={mark} className="h-[18px] w-5" />}
        {texts.notice[tone]}
      </b>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2">
        <span className="min-w-0 flex-1 basis-56">{children}</span>
        {action}
      </div>
    </div>
  );
}
