import { instructionRoutes } from '../../../contracts/manuals/instructions.ts';
import type { Router } from '../../http/router.ts';
import type { InstructionsService } from './instructions.service.ts';

/** Registers the calls with which a company publishes instructions. */
export function registerInstructionRoutes(router: Router, instructions: InstructionsService): void {
  router.handle(instructionRoutes.instructions)(async ({ actor, params }) => ({
    status: 200,
    data: await instructions.list(actor, params.productId),
  }));

  router.handle(instructionRoutes.addInstructions)(async ({ actor, params, body }) => ({
    status: 201,
    data: await instructions.add(actor, params.productId, body),
  }));

  router.handle(instructionRoutes.changeInstructions)(async ({ actor, params, body }) => ({
    status: 200,
    data: await instructions.change(actor, params, body),
  }));

  router.handle(instructionRoutes.removeInstructions)(async ({ actor, params }) => {
    await instructions.remove(actor, params);
    return { status: 200, message: 'The instructions page is deleted.' };
  });

  router.handle(instructionRoutes.addEdition)(async ({ actor, params, body }) => ({
    status: 200,
    data: await instructions.addEdition(actor, params, body),
  }));

  router.handle(instructionRoutes.removeEdition)(async ({ actor, params }) => ({
    status: 200,
    data: await instructions.removeEdition(actor, params),
  }));

  router.handle(instructionRoutes.publishInstructions)(async ({ actor, params, body }) => ({
    status: 200,
    data: await instructions.publish(actor, params, body.promisedUntil),
  }));

  router.handle(instructionRoutes.setDeclaration)(async ({ actor, params, file }) => ({
    status: 200,
    data: await instructions.setDeclaration(actor, params, file),
  }));

  router.handle(instructionRoutes.paperSent)(async ({ actor, params }) => ({
    status: 200,
    data: await instructions.paperSent(actor, params),
  }));
}
