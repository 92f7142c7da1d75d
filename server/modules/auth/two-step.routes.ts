import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import type { Router } from '../../http/router.ts';
import type { TwoStepService } from './two-step.service.ts';

/** Registers the calls about the two-step sign-in of the own account. */
export function registerTwoStepRoutes(router: Router, twoStep: TwoStepService): void {
  router.handle(twoStepRoutes.state)(async ({ actor }) => ({
    status: 200,
    data: await twoStep.readState(actor),
  }));

  router.handle(twoStepRoutes.begin)(async ({ actor }) => ({
    status: 200,
    data: await twoStep.begin(actor),
  }));

  router.handle(twoStepRoutes.turnOn)(async ({ actor, body }) => ({
    status: 200,
    data: { recoveryCodes: await twoStep.turnOn(actor, body) },
  }));

  router.handle(twoStepRoutes.turnOff)(async ({ actor, body }) => {
    await twoStep.turnOff(actor, body);
    return { status: 200, message: 'Two-step sign-in is off.' };
  });

  router.handle(twoStepRoutes.renewCodes)(async ({ actor, body }) => ({
    status: 200,
    data: { recoveryCodes: await twoStep.renewCodes(actor, body) },
  }));
}
