import { bullets, type Chapter, label, paragraph, section } from './blocks.ts';

export const safety: Chapter = {
  id: 'safety',
  title: 'Safety',
  startsPage: true,
  blocks: [],
  sections: [
    section(
      'use',
      'Intended use',
      paragraph(
        'The D58 makes espresso, hot water and steam for frothing milk. It is made for households, offices and small kitchens with up to 60 cups a day. Any other use is improper; this includes use outdoors, in vehicles and with liquids other than drinking water.',
      ),
      paragraph(
        'Children from 8 years and persons with reduced abilities may use the machine if they are supervised or have been shown how to use it safely and understand the hazards. Children must not play with the machine. Cleaning and maintenance are not for children.',
      ),
    ),
    section(
      'electricity',
      'Electricity',
      label(
        'DANGER',
        'Mains voltage.',
        'Touching live parts kills. Pull the mains plug before you take off a panel. Work behind the panels is for qualified electricians only.',
      ),
      label(
        'DANGER',
        'Water and mains voltage.',
        'Never put the machine under running water or into water, and never clean it with a water or steam jet. If water has run under or into the machine, switch off the circuit at the fuse box before you touch it.',
      ),
      bullets(
        'Connect the machine only to an earthed socket with its own 16 A fuse and a 30 mA residual-current device.',
        'Do not use extension leads, adapters or time switches.',
        'A damaged mains cable may be replaced only by the manufacturer, its service or an electrician, with part 58-4010.',
        'Do not touch plug or cable with wet hands.',
      ),
    ),
    section(
      'heat',
      'Heat, steam and pressure',
      label(
        'WARNING',
        'Scalding by hot water and steam.',
        'Water at 93 °C and steam at 126 °C leave the group and the wands. Keep hands and face away from the outlets. Never take out the portafilter while coffee is running; wait 5 seconds after the lever is down.',
      ),
      label(
        'WARNING',
        'Boilers under pressure.',
        'The steam boiler works at 1.4 bar and its safety valve opens at 2.5 bar. Never close, change or remove a safety valve. Let the machine cool for 60 minutes and let the pressure out through the steam wand before you open the water circuit.',
      ),
      label(
        'CAUTION',
        'Hot surfaces.',
        'Group, wands and cup tray stay hot for 45 minutes after switching off. Hold wands only by their rubber sleeves.',
      ),
    ),
    section(
      'weight',
      'Weight and edges',
      label(
        'CAUTION',
        'Heavy machine.',
        'The machine weighs 26.5 kg empty. Lift it with two people, by the base and not by the group or the wands.',
      ),
    ),
    section(
      'water-quality',
      'Water and hygiene',
      label(
        'WARNING',
        'Descaler and cleaning powder.',
        'They irritate skin and eyes and are harmful if swallowed. Wear gloves and goggles, keep them from children, and never mix the two. If they get into the eyes, rinse with water for 15 minutes and see a doctor.',
      ),
      bullets(
        'Fill the tank with fresh, cold drinking water every day. Empty it if the machine is not used for more than 2 days.',
        'Do not use distilled or fully demineralised water: the level probe cannot sense it.',
        'Let 100 ml of water run through the group in the morning before you make the first cup.',
      ),
      label(
        'NOTICE',
        'Frost.',
        'Frozen water bursts the boilers. Never store the machine below 5 °C with water in it. Empty it after {sec:emptying}.',
      ),
    ),
    section(
      'emergency',
      'In an emergency',
      paragraph('If the machine smokes, smells of burning, loses water or gives electric shocks:'),
      {
        kind: 'steps',
        items: [
          'Switch off the circuit at the fuse box. Do not touch the machine before.',
          'Pull the mains plug.',
          'D58 P: close the shut-off valve of the water supply.',
          'Keep others away and call the service: +44 1632 960158.',
          'Put out a fire with carbon dioxide or a fire blanket, never with water.',
        ],
      },
    ),
  ],
};
