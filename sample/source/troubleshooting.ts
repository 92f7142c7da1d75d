import { type Chapter, label, paragraph, section, table } from './blocks.ts';
import { errorCodes } from './error-codes.ts';

export const troubleshooting: Chapter = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  startsPage: true,
  blocks: [
    label(
      'DANGER',
      'Mains voltage.',
      'Never open the machine to look for a fault. Pull the plug and call service if the tables do not help.',
    ),
  ],
  sections: [
    section(
      'symptoms',
      'Faults without a code',
      table(
        'symptoms',
        'Faults without a code',
        [
          { title: 'What you see', width: 28 },
          { title: 'Possible cause', width: 30 },
          { title: 'What to do', width: 42 },
        ],
        [
          [
            'Display stays dark',
            'No mains voltage, residual-current device tripped',
            'Check plug and fuse. If the device trips again, pull the plug and call service.',
          ],
          [
            'Water runs over the rim of the portafilter',
            'Grounds on the rim, gasket worn',
            'Wipe the rim. Change the gasket, {sec:gasket}.',
          ],
          [
            'Coffee only drips',
            'Ground too fine, screen clogged',
            'Grind coarser. Clean the group, {sec:backflush}.',
          ],
          [
            'Coffee is not hot',
            'Cold portafilter or cups',
            'Leave the portafilter in the group for 10 minutes; warm the cups.',
          ],
          ['Pump is loud', 'Tank empty, air in the line', 'Fill the tank, draw 200 ml of hot water.'],
          [
            'No steam, gauge below 0.5 bar',
            'Setting 5 is Off, tip clogged',
            'Switch setting 5 On. Clean the tip with a pin.',
          ],
          [
            'Steam wand drips',
            'Knob not closed, seal worn',
            'Close it hand-tight. Have seal 58-2230 changed.',
          ],
          [
            'Pump gauge above 12 bar',
            'Expansion valve scaled',
            'Descale, {sec:descaling}. If it stays, call service.',
          ],
          [
            'Water under the machine',
            'Drip tray overflowed or crooked',
            'Switch off at the fuse box, dry the surface. If water comes again, call service.',
          ],
          [
            'Milk does not froth',
            'Milk too warm, wand too deep',
            'Use milk of 4 to 8 °C, tip 5 mm below the surface.',
          ],
          [
            'Machine does not wake up by itself',
            'Power switch at 0, clock lost',
            'Leave the switch at I. Set setting 8 again.',
          ],
        ],
      ),
    ),
    section(
      'error-codes',
      'Error codes',
      paragraph(
        'With an error the display shows the code and the signal tone sounds. The machine switches off what could cause damage. Press **OK** after the remedy. Setting 17 lists the last 10 codes.',
      ),
      label(
        'WARNING',
        'Codes E-06, E-08, E-18 and E-26.',
        'Boilers can burst or parts can be live. Do not switch the machine on again before service has checked it.',
      ),
      table(
        'error-codes',
        'Error codes',
        [
          { title: 'Code', width: 8 },
          { title: 'Meaning', width: 26 },
          { title: 'Cause', width: 24 },
          { title: 'Remedy', width: 42 },
        ],
        errorCodes.map(({ code, meaning, cause, remedy }) => [code, meaning, cause, remedy]),
      ),
    ),
    section(
      'service',
      'Calling service',
      paragraph(
        'Have model, serial number and error code ready. Service: +44 1632 960158, Monday to Friday 8:00 to 18:00, service@ondrell.example. Outside these hours leave a message; we call back on the next working day.',
      ),
    ),
  ],
};
