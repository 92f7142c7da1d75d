import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { FirstStep, FirstSteps as Steps } from '../../../../contracts/company/dashboard.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { usePutAwayFirstSteps } from '../api/first-steps.ts';
import { texts } from '../texts.ts';

const words = texts.firstSteps;

/** The way of a new company from its manual to the first question. A step is done by doing it; nothing is ticked off by hand. */
export function FirstSteps({ progress, companyId }: { progress: Steps; companyId: string | undefined }) {
  const { mutate, isPending, isError } = usePutAwayFirstSteps();
  if (progress.isPutAway) return null;
  const { steps } = progress;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section
      className="mb-12 max-md:mb-8"
      title={words.title}
      aside={
        <Button
          variant="quiet"
          icon={<X size={16} aria-hidden="true" />}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {words.putAway}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-ink-2 tabular-nums">{words.progress(done, steps.length)}</p>
      <ol className="border-t border-line">
        {steps.map(({ step, isDone }) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hair py-2.5"
          >
            <Step step={step} isDone={isDone} href={hrefOf(step, progress, companyId)} progress={progress} />
          </li>
        ))}
      </ol>
      {isError && (
        <Notice tone="error" className="mt-4">
          {words.failed}
        </Notice>
      )}
    </Section>
  );
}

type StepProps = { step: FirstStep; isDone: boolean; href: string | null; progress: Steps };

function Step({ step, isDone, href, progress: { answers } }: StepProps) {
  const { name, text } = words.steps[step];
  const hasProgress = step === 'answers' && !isDone && answers.total > 0;
  return (
    <>
      <div className="min-w-0">
        <b className="font-medium">{href && !isDone ? <Link to={href}>{name}</Link> : name}</b>
        <p className="text-13 text-ink-2">
          {text}
          {hasProgress && ` ${words.judged(answers.judged, answers.total)}`}
        </p>
      </div>
      <Status kind={isDone ? 'on' : 'open'} className="text-13">
        {isDone ? words.done : words.toDo}
      </Status>
    </>
  );
}

/** Where a step is done; null while it can't be yet. */
function hrefOf(step: FirstStep, { product }: Steps, companyId: string | undefined): string | null {
  switch (step) {
    case 'manual':
      return paths.uploadProduct.href();
    case 'answers':
      return product && paths.likelyQuestions.href(product._id);
    case 'contact':
      return paths.settings.href();
    case 'link':
      return product && companyId ? paths.createLink.href(companyId, product._id) : null;
    case 'question':
      return product && paths.productQuestions.href(product._id);
  }
}
