import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { LENGTHS, OWN } from '../period.ts';
import { texts } from '../texts.ts';
import type { useAnalyticsFilter } from '../use-analytics-filter.ts';

const words = texts.filters;

type PeriodChoiceProps = { filter: ReturnType<typeof useAnalyticsFilter> };

/** The fields that choose a period: its length, or its first and its last day. */
export function PeriodChoice({ filter }: PeriodChoiceProps) {
  const { choice, choosePeriod } = filter;
  return (
    <>
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
    </>
  );
}

/** The first and the last day of a period of one's own. */
function OwnDays({ filter: { from, to, error, chooseDay } }: PeriodChoiceProps) {
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
