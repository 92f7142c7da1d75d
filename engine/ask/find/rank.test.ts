import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual, makeSteps, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { search } from './search.ts';

const headings = (drafts: PassageDraft[], question: string) =>
  search(indexOf(makeManual(drafts)), question).passages.map(({ passage }) => passage.heading);

describe('search', () => {
  it('puts the passage under the heading that is asked for before one that only mentions it', () => {
    const drafts = [
      { heading: 'Storage', text: 'Before storage remove the battery and dry the case.' },
      { heading: 'Replacing the battery', text: 'Open the flap, take it out and put a fresh one in.' },
    ];
    expect(headings(drafts, 'replace battery')[0]).toBe('Replacing the battery');
  });

  it('puts words that stand together before the same words apart', () => {
    const drafts = [
      { heading: 'A', text: 'The lock of the door is steel. A child of twelve may help with it.' },
      { heading: 'B', text: 'The child lock of the oven is steel. A door of glass may help here.' },
    ];
    expect(headings(drafts, 'child lock')[0]).toBe('B');
  });

  it('finds what a device calls by another word', () => {
    const drafts = [
      { heading: 'A', text: 'The LED flashes while the device is charging.' },
      { heading: 'B', text: 'The casing is made of steel.' },
    ];
    expect(headings(drafts, 'why is the lamp blinking')[0]).toBe('A');
  });

  it('counts neighbours also where one stands under another name, or is misspelt', () => {
    const drafts = [
      { heading: 'A', text: 'The lamp of the tank is steel. The base of it may be glass.' },
      { heading: 'B', text: 'The tank lamp is steel. The base of it may be of glass too.' },
    ];
    expect(headings(drafts, 'tank bulb')[0]).toBe('B');
    expect(headings(drafts, 'tnak lamp')[0]).toBe('B');
  });

  it('sets back an index of any name, and no chapter that is called so', () => {
    const beside = (heading: string, text: string) => [
      { heading, text },
      { heading: 'Use', text: 'While the pump stops, rinsing the filter takes a minute.' },
    ];
    const entries = 'capsule 3, 4 filter pump 25, 28 rinsing 7, 56 valve 58';
    const told = 'Rinsing the filter pump lowers the refractive index.';
    const question = 'rinsing the filter pump';
    expect(headings(beside('Function and part index', entries), question)[0]).toBe('Use');
    expect(headings(beside('Refractive index', told), question)[0]).toBe('Refractive index');
  });

  it('sets back what only names what is needed, unless that is asked for', () => {
    const drafts = [
      { heading: 'Equipment', text: 'A zener diode, to draw its reverse curve.' },
      { heading: 'Procedure', text: 'Put the zener diode in, and draw its reverse curve.' },
    ];
    expect(headings(drafts, 'draw the reverse curve of a zener diode')[0]).toBe('Procedure');
    expect(headings(drafts, 'what equipment for the zener diode')[0]).toBe('Equipment');
  });

  it('sets back titles and the labels of a drawing', () => {
    const drafts = [
      { heading: 'A', text: 'Espresso bar 93.0' },
      { heading: 'B', text: 'It runs with nine bar while the espresso is made, and no more.' },
      { heading: 'C', text: 'The case is made of steel.' },
    ];
    expect(headings(drafts, 'how many bar for espresso')[0]).toBe('B');
  });

  it('sets back what tells of nothing that is named', () => {
    const drafts = [
      { heading: 'A', text: 'Start it again, start it all.' },
      {
        heading: 'B',
        text: 'Let no water stay in the pipes of the machine, open each of its valves and both of its taps, and lay the hose on a shelf, before the first frost of the year comes to the cellar where it stands.',
      },
      { heading: 'C', text: 'Steel case.' },
      { heading: 'D', text: 'Glass door.' },
    ];
    expect(headings(drafts, 'start once with frost')[0]).toBe('B');
  });

  it('answers what to do about a fault by the row that names it', () => {
    const drafts: PassageDraft[] = [
      {
        heading: 'Connection',
        ...makeSteps(['Check what the display does.', 'Plug it in, and do not stay there if it is dark.']),
      },
      {
        heading: 'Faults',
        ...makeTable(
          ['What you see', 'What to do'],
          [
            ['Display stays dark', 'Check plug and fuse.'],
            ['Water below', 'Dry it.'],
          ],
        ),
      },
    ];
    expect(headings(drafts, 'what do I do if the display stays dark')[0]).toBe('Faults');
  });

  it('leaves the terms of warranty to who asks for them', () => {
    const drafts = [
      { heading: 'Warranty', text: 'Both boilers, if they leak: 60 months.' },
      { heading: 'Care', text: 'If the boilers leak, close the tap and wait for a fitter to come.' },
    ];
    expect(headings(drafts, 'the boiler leaks')[0]).toBe('Care');
    expect(headings(drafts, 'is a leaking boiler under warranty')[0]).toBe('Warranty');
  });

  it('searches the words that belong to a passage without standing in it', () => {
    const drafts = [
      { heading: 'A', text: '230\t50', context: 'Voltage Frequency' },
      { heading: 'B', text: 'Steel case.' },
    ];
    expect(headings(drafts, 'voltage')).toEqual(['A']);
  });

  it('shows a passage that the manual repeats only once', () => {
    const text = 'Pull the plug before you clean the housing with a soft damp cloth and mild soap.';
    expect(
      headings(
        [
          { heading: 'A', text },
          { heading: 'B', text },
        ],
        'clean housing',
      ),
    ).toHaveLength(1);
  });

  it('puts a procedure before a text that says the same, asked how to do it', () => {
    const drafts = [
      { heading: 'Filter', text: 'Fit the new filter and replace the cap.' },
      { heading: 'Filter', ...makeSteps(['Fit the new filter.', 'Replace the cap.']) },
    ];
    const kinds = (question: string) =>
      search(indexOf(makeManual(drafts)), question).passages.map(({ passage }) => passage.kind);
    expect(kinds('how do I replace the filter')[0]).toBe('steps');
    expect(kinds('filter cap')[0]).toBe('text');
  });

  it('puts troubleshooting before the description of a part, told of a fault', () => {
    const text = 'The pump draws water out of the tank.';
    const drafts = [
      { heading: 'The pump', text: `${text} It stands left.` },
      { heading: 'Pump faults', text: `${text} It may be clogged.` },
    ];
    expect(headings(drafts, "the pump won't draw water")[0]).toBe('Pump faults');
    expect(headings(drafts, 'where does the pump draw water')[0]).toBe('The pump');
  });

  it('looks at the words of a question of stop words only rather than at nothing', () => {
    const found = search(indexOf(makeManual([{ text: 'The lid closes.' }])), 'what is it');
    expect(found).toMatchObject({ passages: [], confidence: 0, band: 'none' });
  });

  it('returns no more passages than asked for', () => {
    const drafts = Array.from({ length: 9 }, (_, i) => ({
      heading: `${i}`,
      text: `Valve number ${i} is of steel.`,
    }));
    expect(search(indexOf(makeManual(drafts)), 'valve', { limit: 4 }).passages).toHaveLength(4);
  });

  it('puts the number that is asked for before a mention of the thing', () => {
    const drafts = [
      { heading: 'Faults', text: 'The water tank may be empty. Fill up the tank.' },
      {
        heading: 'Data',
        ...makeTable(
          ['Item', 'Value'],
          [
            ['Water tank', '2.4 l'],
            ['Drip tray', '1.2 l'],
          ],
        ),
      },
    ];
    expect(headings(drafts, 'how big is the water tank')[0]).toBe('Data');
  });

  it('puts a cause before a label that warns, told of a fault, and the label first asked what is dangerous', () => {
    const drafts: PassageDraft[] = [
      { heading: 'Labels', kind: 'warning', text: 'Steam from the wand: dangerous burns.' },
      { heading: 'Use', text: 'Steam from the wand needs pressure.' },
    ];
    expect(headings(drafts, 'no steam from the wand')[0]).toBe('Use');
    expect(headings(drafts, 'is the steam from the wand dangerous')[0]).toBe('Labels');
  });

  it('answers "how do I …?" from instructions, and "what is …?" from the glossary', () => {
    const drafts: PassageDraft[] = [
      { heading: '14.1 Glossary', text: 'Backflush: pressing water back through the group.' },
      {
        heading: '9.3 Cleaning',
        text: 'Close the group and press water through it. Backflush it every week.',
      },
    ];
    expect(headings(drafts, 'how do I backflush the group')[0]).toBe('9.3 Cleaning');
    expect(headings(drafts, 'what is backflush')[0]).toBe('14.1 Glossary');
  });

  it('puts release notes and licences behind the chapters, but for who asks what is new', () => {
    const drafts: PassageDraft[] = [
      {
        path: ['Appendix H: Release Notes'],
        heading: 'Version 1.4',
        text: 'The default port of the server can be set.',
      },
      { heading: '4.2 Network', text: 'The server listens on the default port 3493.' },
    ];
    expect(headings(drafts, 'default port of the server')[0]).toBe('4.2 Network');
    expect(headings(drafts, 'what changed about the default port of the server')[0]).toBe('Version 1.4');
  });

  it('prefers the page that tells more of what is asked', () => {
    const drafts = [
      { heading: 'A', text: 'The filter is dark.', page: 1 },
      { heading: 'B', text: 'The filter is made of wool.', page: 2 },
      { heading: 'C', text: 'Rinse a filter of the finest steel under the tap once a week.', page: 2 },
    ];
    expect(headings(drafts, 'the filter')[0]).toBe('B');
    const apart = drafts.map((draft, i) => ({ ...draft, page: i + 1 }));
    expect(headings(apart, 'the filter')[0]).toBe('A');
  });

  it('finds how the product itself is switched, where nothing else is named', () => {
    const drafts = [
      { heading: 'Blades', text: 'Turn the blade over when it is blunt, and switch the lamp off.' },
      { heading: 'Keys', text: 'A long press of this key will switch the appliance on or off at once.' },
      { heading: 'Network', text: 'The privacy feature turned off is not asked for again.' },
    ];
    expect(headings(drafts, 'how do I turn it off')[0]).toBe('Keys');
    expect(headings(drafts, 'how do I turn the privacy feature off')[0]).toBe('Network');
  });

  it('finds shutting down for switching off', () => {
    const drafts = [
      { heading: 'Power', text: 'Choose Shut down in the menu and confirm.' },
      { heading: 'Network', text: 'Turn off the privacy feature of the network.' },
    ];
    expect(headings(drafts, 'switch off the machine properly')[0]).toBe('Power');
  });

  it('takes an add-on for a plugin', () => {
    const drafts = [
      { heading: 'Plugins', text: 'Choose the plugin that is to be loaded.' },
      { heading: 'Sums', text: 'Add one number on top of the other.' },
    ];
    expect(headings(drafts, 'where is the add-on')[0]).toBe('Plugins');
  });

  it('knows turning off for switching off, and not for turning round', () => {
    const drafts = [
      {
        heading: 'Hose',
        text: 'Turn the nut of the hose. Turn it by hand until it is tight, then turn back.',
      },
      { heading: 'Switching on and off', text: 'Set the main switch to 0.' },
    ];
    expect(headings(drafts, 'how do I turn it off')[0]).toBe('Switching on and off');
  });

  it('puts the heading that names the action before one that names another', () => {
    const drafts: PassageDraft[] = [
      { heading: 'Descaling', ...makeSteps(['Empty the drip tray.', 'Put the drip tray back.']) },
      { heading: 'Cleaning', ...makeSteps(['Take out the drip tray and wash it.', 'Wipe the panels.']) },
    ];
    expect(headings(drafts, 'how do I clean the drip tray')[0]).toBe('Cleaning');
  });

  it('puts the heading that names the action by another word first, too', () => {
    const drafts: PassageDraft[] = [
      { heading: 'Running the tools', ...makeSteps(['Open the tools folder.', 'Start the tools.']) },
      { heading: 'Build', ...makeSteps(['Open the tools folder.', 'Type make.']) },
    ];
    expect(headings(drafts, 'how do I compile the tools')[0]).toBe('Build');
  });

  it.each(['fire a charge', 'shrink the window', 'enable reading the voltage', 'show which charge is used'])(
    'takes an order for a question how: "%s"',
    (question) => {
      expect(parseQuestion(indexOf(makeManual([{ text: 'x' }])), question).isHowTo).toBe(true);
    },
  );

  it.each(['fire alarm', 'diode curve of the lamp', 'the lid opens', 'charge level low'])(
    'takes no thing for an order: "%s"',
    (question) => {
      expect(parseQuestion(indexOf(makeManual([{ text: 'x' }])), question).isHowTo).toBe(false);
    },
  );
});
