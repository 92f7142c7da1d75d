/** A manual with several things to try for one complaint, and a procedure with a label between two of its steps. */
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { manualPage } from './vendor.ts';

const pages = [
  manualPage('1 Bleeding a noisy pump', [
    'If the pump makes a loud noise, there is air in it. Bleed the noisy pump:',
    '1. Switch the pump off at the wall.',
    '2. Close the valves V1 and V2.',
    'WARNING: Hot water. Let the pump cool down for 30 minutes before you open the screw.',
    '3. Open the bleed screw by half a turn.',
    '4. Close the screw once water comes out.',
  ]),
  manualPage('2 Cleaning the filter of a noisy pump', [
    'A blocked filter makes the pump noisy. When the pump makes a loud noise, clean its filter:',
    '1. Pull out the filter basket.',
    '2. Rinse the basket under running water.',
    '3. Push the basket in until it clicks.',
  ]),
  manualPage('3 Tightening the feet', [
    'Loose feet make a loud noise because the pump shakes on the floor. Tighten the four feet by hand.',
    'Each foot has a lock nut under the plate. Undo it with the spanner of the set, and turn the foot until',
    'the plate stands level. Check both directions with a spirit level, then do the nut up again.',
    'A floor of wood gives way under the weight. Lay a plate of stone under the pump there.',
  ]),
  manualPage('4 Storing', ['Store the pump dry and above 5 degrees.']),
];

export const NOISY_PUMP_MANUAL = new File([new Uint8Array(writePdf(pages))], 'noisy-pump.pdf');

/** What its customers ask. */
export const NOISE = 'How do I stop the loud noise of the pump?';
