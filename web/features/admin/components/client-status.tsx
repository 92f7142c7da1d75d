import type { Client } from '../../../../contracts/admin/admin.ts';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

export function ClientStatus({ status }: Pick<Client, 'status'>) {
  return <Status kind={status === 'Active' ? 'on' : 'off'}>{texts.clientStatus[status]}</Status>;
}
