import type { Understanding } from '../../../contracts/admin/overview.ts';
import type { EncoderStatus } from '../../../engine/meaning/encoder.ts';

/** What an administrator is shown of the encoder. */
export function presentUnderstanding(status: EncoderStatus): Understanding {
  if (status.state !== 'failing') return { state: status.state };
  const { state, models, since, reason } = status;
  return { state, models: [...models], since: since.toISOString(), reason };
}
