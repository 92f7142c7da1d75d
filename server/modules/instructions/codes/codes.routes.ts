import { instructionCodeRoutes } from '../../../../contracts/manuals/instruction-codes.ts';
import type { Router } from '../../../http/router.ts';
import type { InstructionCodes } from './codes.service.ts';

/** Registers the calls that draw codes. */
export function registerInstructionCodeRoutes(router: Router, codes: InstructionCodes): void {
  router.handleDownload(instructionCodeRoutes.plate)(({ actor, params, query }) =>
    codes.plate(actor, params, query),
  );
  router.handleDownload(instructionCodeRoutes.labels)(({ actor, params, body }) =>
    codes.labels(actor, params, body),
  );
}
