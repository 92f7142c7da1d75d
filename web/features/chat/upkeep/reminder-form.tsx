import { useAskReminders } from '../api/upkeep.ts';
import { AddressForm } from '../mails/address-form.tsx';
import { upkeepTexts } from './texts.ts';

type ReminderFormProps = {
  uniqueId: string;
  /** Of the tasks that reminders are sent of. */
  taskKeys: readonly string[];
  /** When they were done last, YYYY-MM-DD. */
  done: string;
};

/** Asks for reminders by mail. */
export function ReminderForm({ uniqueId, taskKeys, done }: ReminderFormProps) {
  const words = upkeepTexts();
  const request = useAskReminders({ uniqueId, tasks: [...taskKeys], done });
  return (
    <div className="mt-5">
      <AddressForm title={words.remind} hint={words.remindText} request={request} sent={words.sent} />
    </div>
  );
}
