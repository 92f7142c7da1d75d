import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { correctAnswer } from '../../../replies/corrected-answer.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import type { Router } from '../../http/router.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { CorrectionService } from './corrections.service.ts';

type Deps = { corrections: CorrectionService; asks: Pick<AskService, 'answerFrom'>; signer: LinkSigner };

/** Registers the calls about corrections. */
export function registerCorrectionRoutes(router: Router, { corrections, asks, signer }: Deps): void {
  router.handle(correctionRoutes.listCorrections)(async ({ actor, params, query }) => {
    const { rows, total } = await corrections.list(actor, params.productId, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(correctionRoutes.createCorrection)(async ({ actor, params, body }) => ({
    status: 201,
    data: await corrections.create(actor, params.productId, body),
  }));

  router.handle(correctionRoutes.previewCorrection)(async ({ actor, params, body }) => {
    const draft = await corrections.draft(actor, params.productId, body);
    const found = await asks.answerFrom(actor.companyId, params.productId, body.question);
    const { answer } = presentUnkept(body.question, correctAnswer(draft, found), signer);
    return { status: 200, data: answer };
  });

  router.handle(correctionRoutes.updateCorrection)(async ({ actor, params, body }) => ({
    status: 200,
    data: await corrections.update(actor, params.id, body),
  }));

  router.handle(correctionRoutes.deleteCorrection)(async ({ actor, params }) => {
    await corrections.delete(actor, params.id);
    return { status: 200, message: 'The correction is deleted.' };
  });
}
