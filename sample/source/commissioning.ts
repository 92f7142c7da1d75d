import { type Chapter, label, paragraph, section, steps, table } from './blocks.ts';

export const commissioning: Chapter = {
  id: 'commissioning',
  title: 'Commissioning',
  startsPage: false,
  blocks: [],
  sections: [
    section(
      'first-filter',
      'Preparing the filter cartridge',
      steps(
        'Take the tank (2 in {fig:front}) out upwards and rinse it with clear water.',
        'Lay the new cartridge in cold water for 10 minutes, until no more bubbles rise.',
        'Set the month on its date ring.',
        'Push the cartridge onto the nozzle in the bottom of the tank until it clicks.',
        'Fill the tank with cold drinking water to the MAX mark (2.4 litres) and put it back. The valve in its bottom must sit firmly.',
      ),
    ),
    section(
      'first-start',
      'First start',
      paragraph(
        'Do this after installation and whenever the boilers have been emptied. Time needed: 30 minutes.',
      ),
      label(
        'WARNING',
        'Scalding by hot water and steam.',
        'Air in the boilers makes water spurt from group and wands. Keep hands and face away and put a jug of at least 1 litre under the outlets.',
      ),
      label(
        'NOTICE',
        'Heater running dry.',
        'Never switch the machine on with an empty tank or a closed water supply. The pump is damaged after 60 seconds without water.',
      ),
      steps(
        'Check that the steam knob (4) and the hot water knob (11) are closed: turn them clockwise.',
        'Set the power switch (14) to **I**. The display shows **D58** and the software version.',
        'Choose the language with **+** and **–**, then press **OK**.',
        'The pump starts and fills the steam boiler. The display shows **Filling**. This takes 60 to 75 seconds.',
        'Put a jug under the group and lift the brew lever (6). Wait until water runs evenly, about 20 seconds, then lower the lever.',
        {
          text: 'Measure and set the hardness:',
          substeps: [
            'Dip the strip into tap water for 1 second and wait 60 seconds.',
            'Count the red fields: 1 to 4.',
            'Choose the same level with **+** and **–** and press **OK**.',
          ],
        },
        'The heaters switch on. Wait until the display shows **Ready**, about 15 minutes.',
        'Hold the steam wand (5) into the jug and open the steam knob for 10 seconds to let the air out.',
        'Draw 300 ml from the hot water wand (12) and pour it away.',
        'Let 500 ml run through the group and pour it away. The machine is ready for coffee.',
      ),
    ),
    section(
      'checks',
      'Checks after the first start',
      paragraph('Enter the values in the record. A machine that fails a check must not be used.'),
      table(
        'checks',
        'Commissioning record',
        [
          { title: 'Check', width: 46 },
          { title: 'Must be', width: 30 },
          { title: 'Measured', width: 24 },
        ],
        [
          ['Pump pressure with blind basket (9 in {fig:front})', '9.0 ± 0.5 bar', ''],
          ['Steam pressure at Ready (10)', '1.2 to 1.5 bar', ''],
          ['Brew temperature on the display', '93 ± 1 °C', ''],
          ['Water through the group in 30 seconds, no basket', '210 to 270 ml', ''],
          ['Base dry after 30 minutes', 'No drops', ''],
          ['Residual-current device', 'Trips at test key', ''],
          ['D58 P: pressure of the water supply', '1.5 to 4.0 bar', ''],
        ],
      ),
      paragraph('Date, name and signature of the installer: ______________________________________________'),
    ),
  ],
};
