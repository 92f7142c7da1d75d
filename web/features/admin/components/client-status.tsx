import type { Client } from '../../../../contracts/admin.ts';
import { Status } from '../../../ui/status.tsx';

export function ClientStatus({ status }: Pick<Client, 'status'>) {
  return <Status kind={status === 'Active' ? 'on' : 'off'}>{status}</Status>;
}
