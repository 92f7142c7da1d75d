import { Printer } from 'lucide-react';
import { useProductChoice } from '../../../lib/api/use-product-choice.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SuggestInput } from '../../../ui/form/suggest-input.tsx';
import { LENGTHS, OWN } from '../period.ts';
import { texts } from '../texts.ts';
import type { useAnalyticsFilter } from '../use-analytics-filter.ts';
import { DownloadReport } from './download-report.tsx';
import { ExportQuestions } from './export-questions.tsx';

const words = texts.filters;

type AnalyticsFiltersProps = { filter: ReturnType<typeof useAnalyticsFilter> };

/** The filters for the questions of the screen, and the buttons that save its figures. */
export function AnalyticsFilters({ filter }: AnalyticsFiltersProps) {
  const { choice, period, choosePeriod, chooseProduct } = filter;
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
        <Field label={words.period} isFilter className="w-44 max-md:w-auto">
          <Select value={choice} onChange={(event) => choosePeriod(event.currentTarget.value)}>
            {LENGTHS.map((days) => (
              <option key={days} value={days}>
                {words.lastDays(days)}
              </option>
            ))}
            <option value={OWN}>{words.own}</option>
          </Select>
        </Field>
        {choice === OWN && <OwnDays filter={filter} />}
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

/** The first and the last day of a period of one's own. */
function OwnDays({ filter: { from, to, error, chooseDay } }: AnalyticsFiltersProps) {
  return (
    <>
      <Field label={words.from} className="w-40 max-md:w-auto">
        <Input
          type="date"
          value={from}
          max={to}
          onChange={(event) => chooseDay('from', event.currentTarget.value)}
        />
      </Field>
      <Field label={words.to} error={error} className="w-40 max-md:w-auto">
        <Input type="date" value={to} onChange={(event) => chooseDay('to', event.currentTarget.value)} />
      </Field>
    </>
  );
}
