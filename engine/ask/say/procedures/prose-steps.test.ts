import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, makeTable } from '../../testing/make-manual.ts';
import { findProseSteps } from './prose-steps.ts';

const steps = (text: string, near = '') =>
  findProseSteps(text, { from: text.indexOf(near), to: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('findProseSteps', () => {
  it('parts what is to be done one after another, also within a sentence', () => {
    expect(
      steps('The CD is the easiest way. Insert the CD and reboot the PC. Then select Start from the menu.'),
    ).toEqual(['Insert the CD', 'reboot the PC.', 'Then select Start from the menu.']);
  });

  it('leaves the condition with its instruction, and words that only look like verbs', () => {
    expect(steps('To calibrate it, place the sensor in ice. If it drifts, press Reset. Click OK.')).toEqual([
      'To calibrate it, place the sensor in ice.',
      'If it drifts, press Reset.',
      'Click OK.',
    ]);
    expect(steps('Check the lamp and switch. Check the fuse; if it is black, change it.')).toEqual([
      'Check the lamp and switch.',
      'Check the fuse; if it is black, change it.',
    ]);
  });

  it('begins no step in the middle of a sentence that goes on in the next line', () => {
    expect(
      steps(
        'Prepare a bucket with 4 l of water, pour an entire\nmix into it and\nturn the knob. Close the lid.',
      ),
    ).toEqual([
      'Prepare a bucket with 4 l of water',
      'pour an entire\nmix into it',
      'turn the knob.',
      'Close the lid.',
    ]);
    expect(steps('Switch it on. Press Up\nand at the same time, press Reset.')).toEqual([
      'Switch it on.',
      'Press Up\nand at the same time, press Reset.',
    ]);
    expect(steps('TUNE lets all functions be\nset up, without sound.\nIt is for tests.')).toEqual([]);
    expect(steps('open the lid\npress the key')).toEqual(['open the lid', 'press the key']);
  });

  it('knows instructions behind the label of their picture', () => {
    expect(steps('D1-7-Press the latches.\nD1-8— Pull out the brushes and\nremove the caps.')).toEqual([
      'D1-7-Press the latches.',
      'D1-8— Pull out the brushes',
      'remove the caps.',
    ]);
  });

  it('leaves verbs with the object that they share', () => {
    expect(steps('Remove, clean and dry the filter. Open Options and add the name.')).toEqual([
      'Remove, clean and dry the filter.',
      'Open Options',
      'add the name.',
    ]);
    expect(steps('Save and close the file, then press Start and turn the knob.')).toEqual([
      'Save and close the file',
      'press Start',
      'turn the knob.',
    ]);
  });

  it('leaves examples with the instruction that names them', () => {
    expect(steps('Make sure nothing, such as curtains, block the receiver. Press OK.')).toEqual([
      'Make sure nothing, such as curtains, block the receiver.',
      'Press OK.',
    ]);
    expect(steps('Take small parts out, such as a coin, open the trap and turn the drum.')).toEqual([
      'Take small parts out, such as a coin, open the trap',
      'turn the drum.',
    ]);
  });

  it('leaves what only leads to an instruction with it', () => {
    expect(
      steps('Press the key to turn it on; On the contrary, press the key again to turn it off.'),
    ).toEqual(['Press the key to turn it on', 'On the contrary, press the key again to turn it off.']);
    expect(steps('Close the lid; with the lid closed, press the key. Wait for the tone.')).toEqual([
      'Close the lid; with the lid closed, press the key.',
      'Wait for the tone.',
    ]);
  });

  it('keeps what comes of a step with it, to the next', () => {
    expect(steps('Press Arm. This enables Fire. Press Fire.')).toEqual([
      'Press Arm. This enables Fire.',
      'Press Fire.',
    ]);
  });

  it('takes an offer for a step where the sentence says what comes after it, and keeps these words', () => {
    expect(steps('You may choose to update the list using Sync, after which you should restart it.')).toEqual(
      ['You may choose to update the list using Sync', 'after which you should restart it.'],
    );
    expect(steps('You can update the list using Sync. You can also print it.')).toEqual([]);
  });

  it('takes what is done for a step where it is told by what comes of it', () => {
    expect(steps("Selecting the 'Fire' button opens a dialog. Pick the channel.")).toEqual([
      "Selecting the 'Fire' button opens a dialog.",
      'Pick the channel.',
    ]);
    expect(steps('Painting the case opens a way for rust. Pick the channel.')).toEqual([]);
    expect(steps('Running costs start at ten a day. Pick the channel.')).toEqual([]);
  });

  it('takes commands as steps, those behind the place that was asked for', () => {
    const text =
      'As root:\n$ make\n$ make install\nIn short.\nThat is all.\nElse.\nWithout root:\n$ make\n$ make home';
    expect(steps(text, 'Without')).toEqual(['$ make', '$ make home']);
    expect(steps(text)).toEqual(['$ make', '$ make install']);
  });

  it('tells an instruction behind what it is for, and in an item', () => {
    expect(steps('– To invoke Basic rename the old SYSTEM and then rename the new BASIC.')).toEqual([
      '– To invoke Basic rename the old SYSTEM',
      'rename the new BASIC.',
    ]);
  });

  it('takes items that each say what they are for for no sequence', () => {
    expect(steps('– To print it press Print.\n– If it jams, open the lid and press Feed.')).toEqual([
      'If it jams, open the lid'.replace(/^/, '– '),
      'press Feed.',
    ]);
  });

  it('ends before an item or a line that has a title, which is no step', () => {
    const text =
      'Press Light. Press it again to turn it off.\n• Push mode: Press Down. Release it to end.\n' +
      'Boost: Press Up. Release it.\n• Power level: Two keys do it.\nNote: Hold the bar. Press OK: The menu opens.';
    expect(steps(text)).toEqual(['Press Light.', 'Press it again to turn it off.']);
    expect(steps(text, 'Push')).toEqual(['Press Down.', 'Release it to end.']);
    expect(steps(text, 'Press Up')).toEqual(['Press Up.', 'Release it.']);
    expect(steps('Open it.\nPress OK: The menu opens.')).toEqual(['Open it.', 'Press OK: The menu opens.']);
  });

  it('takes lines that a backslash joins for one command', () => {
    const listing = './configure \\\n  --with-x\nmake';
    const text = `Run:\n${listing}`;
    const listings = [{ start: 5, end: text.length }];
    const found = findProseSteps(text, { from: 0, to: text.length, listings });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      './configure \\\n  --with-x',
      'make',
    ]);
  });

  it('takes the lines of a listing that are to be typed, each with what leads up to it', () => {
    const text =
      'Make a copy there.\nTo build it, run\nsdcc -c heap.c\nAnd then link it with:\nsdcc main.rel';
    const listings = ['sdcc -c heap.c', 'sdcc main.rel'].map((line) => {
      const start = text.indexOf(line);
      return { start, end: start + line.length };
    });
    const found = findProseSteps(text, { from: 0, to: text.length, listings });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Make a copy there.',
      'To build it, run\nsdcc -c heap.c',
      'And then link it with:\nsdcc main.rel',
    ]);
    for (const listing of ['int main(void) {\n}', '#define FAST\n#include <heap.h>']) {
      const program = `Use it so:\n${listing}`;
      const place = { from: 0, to: program.length, listings: [{ start: 11, end: program.length }] };
      expect(findProseSteps(program, place)).toEqual([]);
    }
  });

  it('finds what is listed right before the place that was asked for, where nothing is behind it', () => {
    const text = 'As root:\n$ make\n$ make install\nThis needs the disk.';
    const found = findProseSteps(text, { from: 0, to: text.length, near: text.indexOf('This') });
    expect(found).toHaveLength(2);
  });

  it('leaves alone what comes far behind the place that was asked for', () => {
    const text = 'The pump is quiet. It runs. The light is on. Press Arm. Press Fire.';
    expect(findProseSteps(text, { from: 0, to: text.indexOf(' Press Arm') })).toEqual([]);
  });

  it.each(['', 'Press OK.', 'The pump is quiet. It runs. The light is on.'])('finds none in "%s"', (text) => {
    expect(steps(text)).toEqual([]);
  });
});

describe('steps of running text in an answer', () => {
  const PROSE = 'To descale, open the lid. Fill the tank with descaler. Then proceed as follows:';

  it('shows the instructions with what leads up to them', () => {
    const text = 'Scale shortens the life of the pump. Open the lid and fill the tank. Press Descale.';
    const { content, steps } = ask(
      indexOf(makeManual([{ heading: 'Descaling', text }, ...FILLER])),
      'how do I descale the pump',
    );
    expect(content).toBe('Scale shortens the life of the pump.');
    expect(steps.map((step) => step.text)).toEqual(['Open the lid', 'fill the tank.', 'Press Descale.']);
  });

  it('shows the title of the item they stand in, and nothing else', () => {
    const text =
      'The bike has two modes.\n• Push mode: Press Down. Hold it.\n• Boost mode: Press Up until the boost lamp lights. ' +
      'Release it to end the boost.\n• Battery:';
    const bars = { ...makeTable(['Bars', 'Charge'], [['1', '20 %']]), heading: 'Modes' };
    const { content, steps, table } = ask(
      indexOf(makeManual([{ heading: 'Modes', text }, bars, ...FILLER])),
      'how do I start the boost',
    );
    expect(content).toBe('• Boost mode:');
    expect(steps).toHaveLength(2);
    expect(table).toBeNull();
  });

  it('leaves them in the text where the procedure itself follows', () => {
    const manual = makeManual([
      { heading: 'Descaling', text: PROSE },
      { ...makeSteps(['Press Start.', 'Wait for an hour.']), heading: 'Descaling' },
      ...FILLER,
    ]);
    const { content, steps } = ask(indexOf(manual), 'how do I descale it with descaler in the tank');
    expect(steps.map((step) => step.text)).toEqual(['Press Start.', 'Wait for an hour.']);
    expect(content).toContain('Fill the tank with descaler.');
  });

  it('shows the sentences that tell what to do rather than those that praise it, asked how', () => {
    const praise = 'The lightbox is a lightbox that everyone sees, and the lightbox can be deleted at will. ';
    const facts = 'It was added for news of all kinds, and it is seen by each visitor of the site. '.repeat(
      6,
    );
    const index = indexOf(
      makeManual([
        { heading: 'News', text: `${praise}${facts}To delete a lightbox: press Trash.` },
        ...FILLER,
      ]),
    );
    expect(ask(index, 'how do I delete a lightbox').content).toContain('press Trash');
  });
});
