import { Printer } from 'lucide-react';
import { useProductChoice } from '../../../lib/api/use-product-choice.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SuggestInput } from '../../../ui/form/suggest-input.tsx';
import { OWN } from '../period.ts';
import { texts } from '../texts.ts';
import type { useAnalyticsFilter } from '../use-analytics-filter.ts';
import { DownloadReport } from './download-report.tsx';
import { ExportQuestions } from './export-questions.tsx';
import { PeriodChoice } from './period-choice.tsx';

const words = texts.filters;

type AnalyticsFiltersProps = { filter: ReturnType<typeof useAnalyticsFilter> };

/** The filters for the questions of the screen, and the buttons that save its figures. */
export function AnalyticsFilters({ filter }: AnalyticsFiltersProps) {
  const { choice, period, chooseProduct } = filter;
  const product = useProductChoice(period?.product);
  return (
    <search
      aria-label={words.label}
      className={classNames(
        'mb-6 grid gap-4 max-md:gap-2.5 print:hidden',
        // Where there is room for everything beside each other; the filters themselves never wrap.
        choice !== OWN && 'xl:flex xl:items-start',
      )}
    >
      <div className="flex min-w-0 items-start gap-4 *:min-w-0 max-md:grid max-md:grid-cols-2 max-md:gap-2.5 max-[300px]:grid-cols-1">
        <Field label={words.product} isFilter className="w-60 max-md:w-auto">
          <SuggestInput placeholder={words.allProducts} {...product} onChoose={chooseProduct} />
        </Field>
        <PeriodChoice filter={filter} />
      </div>
      {period && (
        <div
          className={classNames(
            'flex gap-2 max-md:grid max-md:grid-cols-1',
            choice !== OWN && 'xl:mt-[26px] xl:ml-auto',
          )}
        >
          <ExportQuestions period={period} />
          <DownloadReport period={period} />
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      )}
    </search>
  );
}
