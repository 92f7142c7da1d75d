/**
 * The demo company as data: what a new installation shows before there is anything of one's own. Answers are
 * not here; they are given by the engine when the demo is made. Domains are reserved ones (RFC 2606). The
 * questions of the customers are in demo-conversations.ts.
 */
import type { DemoCompany, DemoCustomer, DemoOwner, DemoProduct } from './demo-types.ts';
import { errorPhotos } from './photos.ts';

export const demoCompany: DemoCompany = {
  companyName: 'Ondrell Espresso Works',
  description: 'Two-boiler espresso machines for homes, offices and small kitchens, built in Hartwick.',
  address: '14 Quarry Lane, Hartwick',
  website: 'https://www.ondrell.example',
  email: 'service@ondrell.example',
  contact: '+44 1632 960158',
  accent: '#8a3b12',
};

export const demoOwner: DemoOwner = { name: 'Maren Holt', email: 'maren.holt@ondrell.example' };

/** A colleague of the owner, and one who is invited. */
export const demoMember: DemoOwner = { name: 'Ravi Okafor', email: 'ravi.okafor@ondrell.example' };
export const demoInvited = 'lena.brandt@ondrell.example';

export const demoProducts: DemoProduct[] = [
  {
    productName: 'D58 espresso machine',
    category: 'Espresso machines',
    description: 'Two-boiler espresso machine with a 2.4 litre water tank.',
    manualFile: 'manual.pdf',
    videos: [
      {
        link: 'https://video.ondrell.example/d58/cleaning-the-group',
        description: 'Cleaning the group with powder (backflush), step by step, 4 minutes',
      },
      {
        link: 'https://video.ondrell.example/d58/descaling',
        description: 'Descaling the D58: mixing the solution, running the programme, rinsing twice',
      },
      {
        link: 'https://video.ondrell.example/d58/frothing-milk',
        description: 'Frothing milk with the steam wand',
      },
    ],
    errorPhotos,
  },
  {
    productName: 'D58 P espresso machine, plumbed in',
    category: 'Espresso machines',
    description: 'The D58 with a permanent water supply and a drain.',
    manualFile: 'manual.docx',
    videos: [
      {
        link: 'https://video.ondrell.example/d58p/water-and-drain',
        description: 'Connecting the D58 P to water and drain, for installers',
      },
    ],
    errorPhotos: [],
  },
];

export const demoCustomers: DemoCustomer[] = [
  { name: 'Dana Whitfield', email: 'dana.whitfield@example.com' },
  { name: 'Tomasz Wrona', email: 'tomasz.wrona@example.org' },
  { name: 'Café Sundial', email: 'orders@sundial-cafe.example' },
  { name: 'Ines Carvalho', email: 'ines.carvalho@example.net' },
  { name: 'Priya Raman', email: 'priya.raman@example.com' },
  { name: 'Greyfield Architects', email: 'office@greyfield.example' },
  { name: 'Johan Lindqvist', email: 'johan.lindqvist@example.org' },
  { name: 'Marsh & Oak Bakery', email: 'hello@marsh-oak.example' },
];
