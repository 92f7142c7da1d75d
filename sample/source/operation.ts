import { bullets, type Chapter, figure, label, paragraph, section, steps, table } from './blocks.ts';

export const operation: Chapter = {
  id: 'operation',
  title: 'Operation',
  startsPage: true,
  runningTitle: '7 Operation · 8 Settings',
  blocks: [],
  sections: [
    section(
      'switching',
      'Switching on and off',
      steps(
        'Fill the tank and empty the drip tray.',
        'Set the power switch (14 in {fig:front}) to **I**.',
        'Wait for **Ready**. The brew boiler needs 9 minutes, both boilers together 15 minutes.',
        'Lock the empty portafilter into the group so that it gets warm.',
        'To switch off, set the power switch to **0**. Stop any drink before.',
      ),
      paragraph(
        'After 60 minutes without use the machine goes into standby. Change the time in setting 7 (Standby after), or let the machine start by itself with setting 8 (Wake-up time).',
      ),
    ),
    section(
      'espresso',
      'Making espresso',
      label(
        'WARNING',
        'Scalding by hot water.',
        'The basket is under 9 bar while coffee runs. If you take the portafilter out, hot water and coffee grounds burst out. Lower the lever and wait 5 seconds.',
      ),
      steps(
        'Take out the warm portafilter and wipe the basket dry.',
        'Fill in 18 g of freshly ground coffee (9 g with the single basket) and level it.',
        'Press it with the tamper, straight and with about 15 kg.',
        'Wipe coffee off the rim. Grounds on the rim make the gasket leak.',
        'Lift the brew lever for 2 seconds to rinse the group, then lower it.',
        'Hold the portafilter with the handle 45° to the left, lift it into the group and turn it to the right until it sits tight ({fig:portafilter}).',
        'Put a warm cup under the spouts and lift the lever at once. The display counts the seconds.',
        'Lower the lever at 36 g in the cup, after 25 to 30 seconds. With a programmed dose (see {sec:dose}) the machine stops by itself.',
        'Wait 5 seconds, take out the portafilter to the left and knock out the grounds.',
      ),
      figure(
        'portafilter',
        94,
        'Locking the portafilter, seen from above: A put in, B tight, C too far (change the gasket)',
      ),
      table(
        'taste',
        'Adjusting the taste',
        [
          { title: 'Coffee', width: 30 },
          { title: 'Reason', width: 30 },
          { title: 'Change', width: 40 },
        ],
        [
          ['Under 20 s, sour', 'Too coarse, dose too small', 'Grind finer, or 1 g more'],
          ['Over 35 s, bitter', 'Too fine, dose too large', 'Grind coarser, or 1 g less'],
          ['Sour in 25 to 30 s', 'Water too cool', 'Setting 1: 1 °C more'],
          ['Bitter in 25 to 30 s', 'Water too hot', 'Setting 1: 1 °C less'],
          ['Thin, pale crema', 'Coffee older than 4 weeks', 'Use fresh beans'],
        ],
      ),
    ),
    section(
      'milk',
      'Frothing milk',
      label(
        'CAUTION',
        'Hot steam wand.',
        'Steam at 126 °C burns the skin. Hold the wand only by the rubber sleeve and point it into the drip tray before you open the knob.',
      ),
      steps(
        'Fill a jug one third full with cold milk, 4 to 8 °C.',
        'Point the wand (5 in {fig:front}) into the drip tray and open the steam knob (4) for 2 seconds to blow out water.',
        'Dip the tip 5 mm below the surface, near the wall of the jug ({fig:frothing}).',
        'Open the steam knob fully.',
        'Draw air with a quiet hiss until the milk is hand-warm (37 °C), then lower the tip 20 mm so that the milk turns.',
        'Close the knob at 60 to 65 °C. Above 70 °C milk tastes burnt.',
        'Take the jug away and wipe the wand at once with a damp cloth.',
        'Blow steam into the drip tray for 2 seconds, so that no milk dries in the tip.',
      ),
      figure('frothing', 94, 'Frothing: 1 drawing air, 2 turning the milk'),
    ),
    section(
      'hot-water',
      'Drawing hot water',
      label(
        'WARNING',
        'Scalding by spurting water.',
        'The water leaves the wand at about 98 °C and can spurt. Hold the cup by its handle and the outlet below the rim.',
      ),
      steps(
        'Put the cup under the hot water wand (12 in {fig:front}).',
        'Open the hot water knob (11) slowly.',
        'Close it when the cup is full. Draw no more than 400 ml at a time.',
        'Wait until **Ready** appears again before you draw more; about 3 minutes.',
      ),
    ),
    section(
      'dose',
      'Programming the dose',
      paragraph('The machine can stop the coffee by itself. It stores two doses: a short and a double one.'),
      steps(
        'Prepare the portafilter with 18 g of coffee and put a cup on scales under it.',
        'Press and hold **+** for 3 seconds. The display shows **Dose 2**. (For the single dose hold **–**: **Dose 1**.)',
        'Lift the brew lever. The display counts millilitres.',
        'Lower the lever when the scales show the weight that you want.',
        'Press **OK** within 10 seconds to store the dose. Otherwise the old one stays.',
        'To use it, press **+** (double) or **–** (single) shortly before you lift the lever.',
        'To go back to stopping by hand, set setting 4 (Dose) to **Off**.',
      ),
    ),
    section(
      'standstill',
      'When the machine is not used',
      bullets(
        'Overnight: switch off, empty the drip tray, leave the portafilter out of the group to spare the gasket.',
        'More than 2 days: empty the tank.',
        'More than 4 weeks, or frost: empty the boilers after {sec:emptying}.',
      ),
    ),
  ],
};
