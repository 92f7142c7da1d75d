/** Sheets of labels with the codes of places. */
import type { z } from 'zod';
import { codeQuery } from '../../../contracts/chat/code-address.ts';
import type { placeLabelForm } from '../../../contracts/manuals/places.ts';
import { paths } from '../../../contracts/paths.ts';
import { MAX_PLACE_LABELS } from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { Download } from '../../http/router.ts';
import { assertSkips, type Label, labelSheets, previewSheet } from '../../lib/labels/label-sheet.ts';
import { requireChatbot } from '../chatbots/require-chatbot.ts';
import { requireProduct } from '../products/require-product.ts';
import { LABEL_LINES } from './label-texts.ts';
import { createPlacesRepository, type PlaceRow } from './places.repository.ts';

type LabelForm = z.output<typeof placeLabelForm>;
export type PlaceLabels = ReturnType<typeof createPlaceLabels>;

/**
 * Makes the service. It throws AppError not_found for a product, link or place that is none of the company's, invalid_request for more
 * labels than a file can have, and for an address that has no room on a label.
 */
export function createPlaceLabels({ db, publicUrl }: { db: Db; publicUrl: string }) {
  async function find({ companyId }: CompanyActor, productId: string, form: LabelForm) {
    const { name } = await requireProduct(db, companyId, productId);
    await requireChatbot(db, companyId, { productId, uniqueId: form.uniqueId });
    const known = new Map(
      (await createPlacesRepository(db).list(companyId, productId)).map((row) => [row.id, row]),
    );
    const places = [...new Set(form.places)].map((id) => {
      const row = known.get(id);
      if (row === undefined) throw notFound('This place');
      return row;
    });
    return { product: name, places, chat: publicUrl + paths.chat.href(companyId, productId, form.uniqueId) };
  }

  /** One for each serial number and place, those of a machine beside one another; without numbers as many of each as are wanted. */
  async function labelsFor(actor: CompanyActor, productId: string, form: LabelForm): Promise<Label[]> {
    assertSkips(form.layout, form.skip);
    const { product, places, chat } = await find(actor, productId, form);
    const machines = form.serials.length > 0 ? form.serials : Array.from({ length: form.copies }, () => '');
    const total = machines.length * places.length;
    if (total > MAX_PLACE_LABELS) {
      const message = `That would be ${total.toLocaleString('en')} labels, and at most ${MAX_PLACE_LABELS.toLocaleString('en')} are written at once.`;
      throw new AppError('invalid_request', message, { errors: { serials: message } });
    }
    return machines.flatMap((serial) =>
      places.map((place) => ({
        address: chat + codeQuery({ place: place.code, model: form.model, serial }),
        lines: linesOf(form, product, place, serial),
      })),
    );
  }

  return {
    async sheets(actor: CompanyActor, productId: string, form: LabelForm): Promise<Download> {
      const labels = await labelsFor(actor, productId, form);
      const content = await labelSheets(form.layout, labels, form.skip);
      return { filename: 'labels.pdf', type: 'application/pdf', content };
    },

    async preview(actor: CompanyActor, productId: string, form: LabelForm) {
      const labels = await labelsFor(actor, productId, form);
      return { ...(await previewSheet(form.layout, labels, form.skip)), labels: labels.length };
    },
  };
}

/** The place first: it tells whoever sticks the labels on where each belongs. */
function linesOf(
  { language, model }: Pick<LabelForm, 'language' | 'model'>,
  product: string,
  { name, variant }: Pick<PlaceRow, 'name' | 'variant'>,
  serial: string,
): string[] {
  const words = LABEL_LINES[language];
  const machine = [model === '' ? variant : model, serial === '' ? '' : words.serial(serial)]
    .filter((part) => part !== '')
    .join(' · ');
  return [name, product, machine, words.help].filter((line) => line !== '');
}
