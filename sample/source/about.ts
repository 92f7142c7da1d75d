import { bullets, type Chapter, label, paragraph, section, table } from './blocks.ts';

export const about: Chapter = {
  id: 'about',
  title: 'About this manual',
  startsPage: true,
  blocks: [
    paragraph(
      'Keep this manual within reach of everyone who uses the machine, and hand it on with the machine.',
    ),
  ],
  sections: [
    section(
      'scope',
      'Which machines it is for',
      paragraph('It applies to two models from serial number 58-26-01000 onwards:'),
      bullets(
        '**D58**: espresso machine with a 2.4 litre water tank.',
        '**D58 P**: the same machine, also prepared for a permanent water supply and a drain. Passages that apply to this model only begin with “D58 P”.',
      ),
      paragraph(
        'The type plate is on the right of the base, behind the drip tray. It states model, serial number, voltage and power. Note the serial number here before the machine is put in its place: ______________________',
      ),
    ),
    section(
      'signs',
      'Safety labels and signs',
      paragraph(
        'Safety labels stand before the step they are about. The signal word says how severe the hazard is.',
      ),
      label(
        'DANGER',
        'Death or serious injury will follow.',
        'The hazard leads to death or serious injury if it is not avoided.',
      ),
      label(
        'WARNING',
        'Death or serious injury can follow.',
        'The hazard can lead to death or serious injury if it is not avoided.',
      ),
      label(
        'CAUTION',
        'Injury can follow.',
        'The hazard can lead to minor or moderate injury if it is not avoided.',
      ),
      label(
        'NOTICE',
        'Damage can follow.',
        'The machine or things near it can be damaged. People are not at risk.',
      ),
      table(
        'signs',
        'Signs used in text and drawings',
        [
          { title: 'Sign', width: 22 },
          { title: 'Meaning', width: 78 },
        ],
        [
          ['1. 2. 3.', 'Steps to be done in this order'],
          ['**OK**', 'Key on the machine, or words on the display'],
          ['Number in a ring', 'Part in a drawing; the key stands under the drawing'],
          ['(7)', 'The part with number 7 in the drawing named last'],
        ],
      ),
    ),
    section(
      'who',
      'Who may do what',
      table(
        'who',
        'People and their work',
        [
          { title: 'Person', width: 26 },
          { title: 'May do', width: 74 },
        ],
        [
          [
            'User',
            'Operation, settings 1 to 14, cleaning and the maintenance of {sec:schedule} marked “User”',
          ],
          [
            'Installer',
            'The above, and installation and commissioning after {sec:water-mains} and {sec:first-start}',
          ],
          [
            'Qualified electrician',
            'Everything behind the side panels: wiring, safety thermostats, heaters, boards',
          ],
        ],
      ),
    ),
  ],
};
