import type { ConnectionTest } from '../../../../contracts/admin/platform-settings.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useConnectionTest } from '../api/platform-settings.ts';
import { texts } from '../settings-texts.ts';

const WORDS = {
  mail: { test: texts.testMail, busy: texts.testingMail, works: texts.mailWorks, fails: texts.mailFails },
  model: {
    test: texts.testModel,
    busy: texts.testingModel,
    works: texts.modelWorks,
    fails: texts.modelFails,
  },
} as const;

/** A button that tests the connection of a setting and shows the result. */
export function ConnectionTestButton({ what }: { what: 'mail' | 'model' }) {
  const { mutate, data, error, isPending } = useConnectionTest(what);
  const words = WORDS[what];
  const describe = ({ works, detail, tookMs }: ConnectionTest) =>
    works ? words.works(detail, formatNumber(tookMs)) : words.fails(detail);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button busyText={isPending && words.busy} onClick={() => mutate()}>
        {words.test}
      </Button>
      {!isPending && data && <Notice tone={data.works ? 'success' : 'error'}>{describe(data)}</Notice>}
      {!isPending && error && <Notice tone="error">{messageOf(error)}</Notice>}
    </div>
  );
}
