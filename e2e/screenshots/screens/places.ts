/** The places of a product, their labels, and a chat that is opened by a code. */
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { codeQuery } from '../../../contracts/chat/code-address.ts';
import { type Place, placeRoutes } from '../../../contracts/manuals/places.ts';
import { placePath } from '../../../contracts/place-path.ts';
import { answer, change, fail, inTurn, openDialog, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const path = ({ productId }: Places) => placePath.href(productId);
const ID = '00000000-0000-7000-8000-000000000000';

const place = (at: number, values: Partial<Place>): Place => ({
  ...{ _id: ID.replace(/0$/, String(at)), code: `abcdefg${at}`, name: '', manualId: ID, path: [] },
  ...{ heading: '', variant: '', isFound: true, page: null, questions: 0 },
  ...values,
});
const shown = answer(placeRoutes.list, {
  status: 200,
  data: [
    place(1, { name: 'Water tank', heading: '4.2 Filling the water tank', page: 12, questions: 37 }),
    place(2, { name: 'Steam wand', heading: '5.3 Steam', page: 17, questions: 8, variant: 'Verano D60' }),
    place(3, { name: 'Bean hopper', heading: '3.1 Beans and grinder', isFound: false }),
  ],
});

const ofCompany = { person: 'owner', path } as const;
const CODE = 'abcdefg1';

export const placeScreens: readonly Screen[] = [
  { ...ofCompany, name: 'places', prepare: shown },
  { ...ofCompany, name: 'places-add', prepare: shown, act: openDialog('Add Place') },
  { ...ofCompany, name: 'places-empty', act: see('No place yet') },
  { ...ofCompany, name: 'places-failed', prepare: fail(placeRoutes.list), act: see('Error Loading Data') },
  {
    name: 'chat-place',
    person: 'visitor',
    path: ({ newChat }) => newChat + codeQuery({ place: CODE }),
    prepare: change(chatRoutes.currentBot, (data) => ({
      ...data,
      botdata: { ...(data.botdata as object), place: { name: 'Water tank' } },
    })),
    act: inTurn(see('This code is on:')),
  },
];
