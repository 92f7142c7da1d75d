import { makePdf } from './manual-fixtures.ts';

const heading = (text: string) => ({ text, sizePt: 18 });
const steps = (...texts: string[]) => texts.map((text, i) => ({ text: `${i + 1}. ${text}` }));
/** A manual that says how to install and remove a program on two platforms, and something that holds for both. */
export const SCANNER_MANUAL = makePdf([
  [
    heading('1 Installing on Windows'),
    ...steps('Open the file setup.exe of the program.', 'Follow the assistant.', 'Restart the computer.'),
  ],
  [
    heading('2 Installing on Linux'),
    ...steps('Unpack the archive of the program.', 'Run the script install.sh.', 'Restart the computer.'),
  ],
  [
    heading('3 Removing from Windows'),
    ...steps('Run the file remove.exe of the program.', 'Delete the folder.', 'Restart the computer.'),
  ],
  [
    heading('4 Removing from Linux'),
    ...steps('Run the script remove.sh of the program.', 'Delete the folder.', 'Restart the computer.'),
  ],
  [heading('5 Care'), { text: 'Wipe the housing with a damp cloth once a week.' }],
]);
