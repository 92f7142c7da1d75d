import { contactFormRoutes } from '../../../contracts/chat/contact-forms.ts';
import type { Router } from '../../http/router.ts';
import type { ContactFiguresService } from './contact-figures.service.ts';

/** Registers what a company is told of its contact forms. */
export function registerContactFigureRoutes(router: Router, contactFigures: ContactFiguresService): void {
  router.handle(contactFormRoutes.figures)(async ({ actor, query }) => ({
    status: 200,
    data: await contactFigures.figures(actor, query),
  }));
}
