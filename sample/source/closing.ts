import { bullets, type Chapter, label, paragraph, section, steps, table } from './blocks.ts';

export const shutdown: Chapter = {
  id: 'shutdown',
  title: 'Shutdown, transport and disposal',
  startsPage: true,
  runningTitle: '12–14 Shutdown · Warranty · Index',
  blocks: [],
  sections: [
    section(
      'emptying',
      'Emptying the boilers',
      paragraph(
        'Do this before transport, before frost and when the machine stands still for more than 4 weeks. Time needed: 20 minutes, and 60 minutes to cool.',
      ),
      label(
        'WARNING',
        'Scalding.',
        'Both boilers hold hot water under pressure. Let the machine cool for 60 minutes with the plug pulled before you open the drain screws.',
      ),
      steps(
        'Open the steam knob until the steam gauge (10 in {fig:front}) shows 0, then leave it open.',
        'Set the power switch to **0** and pull the plug. Wait 60 minutes.',
        'Take out the tank and the drip tray and empty them. D58 P: close the shut-off valve and unscrew the hose.',
        'Put a dish of at least 2.5 litres under the base.',
        'Open the drain screw of the steam boiler (S) with a 6 mm hexagon key. 1.5 litres run out.',
        'Open the drain screw of the brew boiler (B). 0.6 litres run out.',
        'Close both screws with 5 Nm.',
        'Leave the brew lever up for transport, so that the rest can run out.',
      ),
    ),
    section(
      'transport',
      'Transport and storage',
      bullets(
        'Empty the machine. Close the lid of the tank with tape and take the portafilter out.',
        'Carry and drive the machine upright, in the original packing.',
        'Store it dry, at –10 to 50 °C. After cold transport let it stand for 4 hours before you switch it on.',
      ),
    ),
    section(
      'disposal',
      'Disposal',
      paragraph(
        'The machine must not go into household waste. Take it to a collection point for electrical appliances, or send it back to us; we take it back free of charge. Pull the plug and cut the cable off first. Carton goes to paper, film to plastic, the filter cartridge to household waste.',
      ),
    ),
  ],
};

export const warranty: Chapter = {
  id: 'warranty',
  title: 'Warranty',
  startsPage: false,
  blocks: [],
  sections: [
    section(
      'terms',
      'Terms',
      table(
        'warranty',
        'Warranty periods from the date of purchase',
        [
          { title: 'What', width: 62 },
          { title: 'Period', width: 38, align: 'right' },
        ],
        [
          ['Machine', '24 months'],
          ['Machine, registered within 30 days', '36 months'],
          ['Both boilers, against leaks', '60 months'],
          ['Spare parts', '12 months'],
        ],
      ),
      bullets(
        'Register at register.ondrell.example with serial number and receipt.',
        'We repair or replace parts with faults in material or workmanship, and pay parts, work and transport.',
        'Keep the receipt and the maintenance record; we may ask for both.',
      ),
    ),
    section(
      'exclusions',
      'What is not covered',
      bullets(
        'Scale and its consequences, if the machine was not descaled when asked.',
        'Wear parts: gasket, shower screen, filter cartridge, seals of the knobs.',
        'Damage by frost, wrong voltage, foreign parts or opening by unqualified persons.',
        'Use with more than 60 cups a day.',
      ),
    ),
  ],
};

export const glossary: Chapter = {
  id: 'glossary',
  title: 'Glossary and index',
  startsPage: false,
  blocks: [],
  sections: [
    section(
      'words',
      'Glossary',
      table(
        'glossary',
        'Words used in this manual',
        [
          { title: 'Word', width: 26 },
          { title: 'Meaning', width: 74 },
        ],
        [
          ['Backflush', 'Cleaning the group by pressing water back through it with the blind basket'],
          ['Blind basket', 'Basket without holes, for cleaning'],
          ['Crema', 'The fine, hazel-coloured foam on espresso'],
          ['°dH', 'German degree of water hardness; 1 °dH is 17.8 mg/l CaCO₃'],
          ['Expansion valve', 'Lets water out of the brew circuit above 12 bar'],
          ['Group', 'The heated part into which the portafilter is locked'],
          ['Portafilter', 'Handle with the basket that holds the coffee'],
          ['Pre-infusion', 'Wetting the coffee before full pressure'],
          [
            'Residual-current device',
            'Switches the circuit off if current flows to earth; also called RCD or GFCI',
          ],
          ['Shower screen', 'Sieve that spreads the water over the coffee'],
          ['Tamper', 'Stamp for pressing the coffee'],
        ],
      ),
    ),
    section('index', 'Index', paragraph('The numbers are those of the sections.'), {
      kind: 'index',
      entries: [
        { term: 'Backflush', sections: ['daily', 'backflush'] },
        { term: 'Boilers, emptying', sections: ['emptying'] },
        { term: 'Brew temperature', sections: ['temperature', 'settings-table'] },
        { term: 'Child lock', sections: ['child-lock'] },
        { term: 'Clearances', sections: ['place'] },
        { term: 'Descaling', sections: ['descaling', 'data-hardness'] },
        { term: 'Dishwasher', sections: ['daily'] },
        { term: 'Disposal', sections: ['disposal'] },
        { term: 'Dose', sections: ['dose'] },
        { term: 'Drain', sections: ['water-mains'] },
        { term: 'Drip tray', sections: ['daily', 'symptoms'] },
        { term: 'Earth, earthing', sections: ['electric-connection'] },
        { term: 'Emergency', sections: ['emergency'] },
        { term: 'Error codes', sections: ['error-codes'] },
        { term: 'Espresso', sections: ['espresso'] },
        { term: 'Filter cartridge', sections: ['first-filter', 'filter'] },
        { term: 'First start', sections: ['first-start'] },
        { term: 'Frost', sections: ['water-quality', 'emptying'] },
        { term: 'Frothing', sections: ['milk'] },
        { term: 'Fuse', sections: ['data-electric', 'electric-connection'] },
        { term: 'Gasket', sections: ['gasket'] },
        { term: 'Hardness', sections: ['data-hardness', 'first-start'] },
        { term: 'Hot water', sections: ['hot-water'] },
        { term: 'Levelling', sections: ['unpacking'] },
        { term: 'Noise', sections: ['data-general'] },
        { term: 'Power limit', sections: ['settings-table'] },
        { term: 'Pump pressure', sections: ['data-water', 'settings-table'] },
        { term: 'Safety thermostat', sections: ['thermostat'] },
        { term: 'Service', sections: ['service'] },
        { term: 'Spare parts', sections: ['parts-list'] },
        { term: 'Standby', sections: ['switching', 'settings-table'] },
        { term: 'Steam', sections: ['milk', 'heat'] },
        { term: 'Warranty', sections: ['terms', 'exclusions'] },
        { term: 'Water supply (D58 P)', sections: ['water-mains'] },
        { term: 'Wiring', sections: ['wiring'] },
      ],
    }),
  ],
};
