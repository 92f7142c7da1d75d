/** An error code of the sample machine, as the table of the manual and the display photos both tell it. */
export type ErrorCode = { code: string; meaning: string; cause: string; remedy: string };

/** All codes in the order of the manual's table. */
export const errorCodes: ErrorCode[] = [
  {
    code: 'E-01',
    meaning: 'Brew boiler sensor: no signal',
    cause: 'Plug B1 loose or sensor broken',
    remedy: 'Switch off for 1 minute. If the code returns, call service: change sensor 58-2110.',
  },
  {
    code: 'E-02',
    meaning: 'Brew boiler sensor: short circuit',
    cause: 'Water in plug B1 or cable crushed',
    remedy: 'Pull the plug, let the machine dry for 24 hours. If the code returns, call service.',
  },
  {
    code: 'E-03',
    meaning: 'Steam boiler sensor: no signal',
    cause: 'Plug B2 loose or sensor broken',
    remedy: 'Coffee still works with setting 5 Off. Call service: change sensor 58-2110.',
  },
  {
    code: 'E-04',
    meaning: 'Steam boiler sensor: short circuit',
    cause: 'Water in plug B2 or cable crushed',
    remedy: 'Set setting 5 to Off. Call service.',
  },
  {
    code: 'E-05',
    meaning: 'Brew boiler does not heat: less than 5 °C in 3 minutes',
    cause: 'Heater or relay K1 faulty',
    remedy: 'Switch off for 10 minutes and try once more. If the code returns, call service.',
  },
  {
    code: 'E-06',
    meaning: 'Brew boiler too hot: above 105 °C',
    cause: 'Relay K1 stuck, sensor offset wrong',
    remedy: 'Switch off and pull the plug at once. Call service.',
  },
  {
    code: 'E-07',
    meaning: 'Steam boiler not hot within 20 minutes',
    cause: 'Steam knob open, scale on the heater, relay K2 faulty',
    remedy: 'Close the steam knob. Descale after {sec:descaling}. If the code returns, call service.',
  },
  {
    code: 'E-08',
    meaning: 'Steam boiler too hot: above 135 °C',
    cause: 'Relay K2 stuck, sensor loose',
    remedy: 'Pull the plug at once and stay away from the wands; the safety valve may blow. Call service.',
  },
  {
    code: 'E-09',
    meaning: 'Water tank empty',
    cause: 'Less than 0.3 litres in the tank',
    remedy: 'Fill the tank to MAX and press OK.',
  },
  {
    code: 'E-10',
    meaning: 'Water tank missing',
    cause: 'Tank not pushed down, float stuck',
    remedy: 'Push the tank down until it clicks. Move the float in the tank.',
  },
  {
    code: 'E-11',
    meaning: 'Filling the steam boiler takes longer than 90 seconds',
    cause: 'Air in the pump, fill valve Y2 clogged',
    remedy:
      'Lift the brew lever for 20 seconds to let the air out, then press OK. Change the cartridge if it is older than 2 months.',
  },
  {
    code: 'E-12',
    meaning: 'Level probe: signal not plausible',
    cause: 'Demineralised water or scale on the probe',
    remedy: 'Use drinking water of 3 °dH or more. Descale. If the code returns, call service.',
  },
  {
    code: 'E-13',
    meaning: 'No flow for 8 seconds while brewing',
    cause: 'Coffee too fine, group clogged, flow meter stuck',
    remedy:
      'Grind coarser. Clean the group after {sec:backflush}. If it shows without portafilter too, call service.',
  },
  {
    code: 'E-14',
    meaning: 'Flow too high: above 600 ml per minute',
    cause: 'No portafilter, hose loose inside',
    remedy: 'Look for water under the machine. If there is any, pull the plug and call service.',
  },
  {
    code: 'E-15',
    meaning: 'Pump motor too hot',
    cause: 'More than 15 coffees in a row, pump ran dry',
    remedy: 'Let the machine cool for 30 minutes, then press OK.',
  },
  {
    code: 'E-16',
    meaning: 'D58 P: no pressure from the water supply',
    cause: 'Shut-off valve closed, supply below 1.5 bar',
    remedy: 'Open the shut-off valve. Set setting 10 to Tank to go on with the tank.',
  },
  {
    code: 'E-17',
    meaning: 'Drip tray full',
    cause: '1.0 litre in the tray, sensor dirty',
    remedy: 'Empty the tray and wipe both metal contacts at its back.',
  },
  {
    code: 'E-18',
    meaning: 'Water in the base',
    cause: 'Leak inside, drip tray overflowed',
    remedy:
      'Switch off at the fuse box, then pull the plug. D58 P: close the water supply. Dry the base. Call service.',
  },
  {
    code: 'E-19',
    meaning: 'Descaling was interrupted',
    cause: 'Power cut or switched off',
    remedy: 'Rinse: go on with step 9 of {sec:descaling}.',
  },
  {
    code: 'E-20',
    meaning: 'Descaling overdue, machine locked',
    cause: '20 litres drawn since Descale soon',
    remedy: 'Descale after {sec:descaling}. The lock opens by itself.',
  },
  {
    code: 'E-21',
    meaning: 'Mains voltage outside 198 to 264 V',
    cause: 'Weak mains, extension lead',
    remedy: 'Use another circuit without extension lead. Have the mains checked.',
  },
  {
    code: 'E-22',
    meaning: 'Electronics too hot: above 70 °C',
    cause: 'Clearances too small, room above 35 °C',
    remedy: 'Keep 50 mm free at the sides and back. Let the machine cool for 30 minutes.',
  },
  {
    code: 'E-23',
    meaning: 'Display and control board do not communicate',
    cause: 'Ribbon cable X7 loose',
    remedy: 'Switch off for 1 minute. If the code returns, call service.',
  },
  {
    code: 'E-24',
    meaning: 'Settings lost',
    cause: 'Memory fault after a power surge',
    remedy:
      'Set hardness and temperature again. If the code returns within a week, change control board 58-4020.',
  },
  {
    code: 'E-25',
    meaning: 'Brew lever up for more than 5 minutes',
    cause: 'Lever not lowered, micro switch S2 stuck',
    remedy: 'Lower the lever. Clean below it. If the code stays, call service.',
  },
  {
    code: 'E-26',
    meaning: 'Safety thermostat has tripped',
    cause: 'Boiler above 125 °C or 145 °C',
    remedy: 'Pull the plug. Call service; the electrician resets it after {sec:thermostat}.',
  },
];
