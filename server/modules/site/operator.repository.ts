import { NO_OPERATOR, type Operator, operator } from '../../../contracts/admin/operator.ts';
import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'operator';

/** Stores who runs the installation. */
export function createOperatorRepository(db: Db) {
  const settings = createSettings(db);
  return {
    async find(): Promise<Operator> {
      const stored = await settings.find(KEY);
      // What a later version asks for besides is empty until somebody fills it in.
      return stored === null ? NO_OPERATOR : operator.parse({ ...NO_OPERATOR, ...JSON.parse(stored) });
    },

    set: (filledIn: Operator): Promise<void> => settings.set(KEY, JSON.stringify(filledIn)),
  };
}
