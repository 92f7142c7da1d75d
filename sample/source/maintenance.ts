import { type Chapter, figure, label, paragraph, section, steps, table } from './blocks.ts';

export const maintenance: Chapter = {
  id: 'maintenance',
  title: 'Cleaning and maintenance',
  startsPage: true,
  blocks: [],
  sections: [
    section(
      'schedule',
      'Maintenance schedule',
      paragraph(
        'The warranty requires this schedule. Machines that make more than 60 cups a day need half the intervals.',
      ),
      table(
        'schedule',
        'Maintenance schedule',
        [
          { title: 'When', width: 24 },
          { title: 'Work', width: 44 },
          { title: 'Who', width: 14 },
          { title: 'See', width: 18 },
        ],
        [
          ['After each use', 'Wipe and blow out the steam wand', 'User', '{sec:milk}'],
          [
            'Every day',
            'Rinse tank and drip tray, rinse the group with the blind basket and water',
            'User',
            '{sec:daily}',
          ],
          ['Every 7 days or 70 coffees', 'Clean the group with powder', 'User', '{sec:backflush}'],
          ['Every 2 months or 60 litres', 'Change the filter cartridge', 'User', '{sec:filter}'],
          ['When **Descale soon** appears', 'Descale', 'User', '{sec:descaling}'],
          ['Every 12 months', 'Change group gasket and shower screen', 'User', '{sec:gasket}'],
          ['Every 12 months', 'Test the residual-current device', 'User', '{sec:electricity}'],
          [
            'Every 24 months',
            'Inspection: wiring, hoses, safety valve, leak sensor',
            'Electrician',
            '{sec:wiring}',
          ],
          ['Every 48 months', 'Change safety valve and expansion valve', 'Electrician', '{sec:parts-list}'],
        ],
      ),
    ),
    section(
      'daily',
      'Daily cleaning',
      label(
        'CAUTION',
        'Hot surfaces.',
        'Switch the machine off and let it cool for 45 minutes before you wipe the group and the cup tray.',
      ),
      steps(
        'Put the blind basket into the portafilter, lock it into the group and lift the lever for 10 seconds. Lower it and repeat 3 times.',
        'Brush the shower screen and the gasket.',
        'Take out the drip tray, empty it and wash it with warm water and washing-up liquid.',
        'Empty the tank, rinse it and fill it with fresh water.',
        'Wipe the panels with a damp microfibre cloth. Do not use scouring cream, vinegar or alcohol.',
      ),
      label(
        'NOTICE',
        'Dishwasher.',
        'Tank, drip tray and portafilter are not dishwasher-safe. Baskets and the grid are.',
      ),
    ),
    section(
      'backflush',
      'Cleaning the group with powder',
      paragraph(
        'Do this every 7 days, and when **Clean me** appears. You need the blind basket and 3 g of cleaning powder 58-9020. Time needed: 8 minutes.',
      ),
      label(
        'WARNING',
        'Irritating powder and hot water.',
        'Cleaning powder irritates eyes and skin. When the lever is lowered, hot cleaning solution shoots into the drip tray. Keep your hands away.',
      ),
      steps(
        'Put the blind basket into the portafilter and add 3 g of cleaning powder.',
        'Lock the portafilter into the group.',
        'Lift the lever for 10 seconds. The pump gauge (9 in {fig:front}) rises to 9 bar.',
        'Lower the lever and wait 5 seconds.',
        'Repeat steps 3 and 4 five times.',
        'Take out the portafilter and rinse basket and group.',
        'Lock the rinsed blind basket in again and do steps 3 and 4 five times without powder.',
        'Put in the normal basket and let 200 ml of water run through.',
        'Make one coffee and pour it away.',
        'Hold **OK** and **+** for 3 seconds to set the counter back. **Clean me** goes out.',
      ),
    ),
    section(
      'filter',
      'Changing the filter cartridge',
      steps(
        'Take out the tank and empty it.',
        'Pull the old cartridge off upwards. It belongs in household waste.',
        'Lay the new cartridge 58-9030 in cold water for 10 minutes.',
        'Set the date ring, push the cartridge on until it clicks and fill the tank.',
        'Let 500 ml run through the group and pour it away.',
        'Hold **OK** and **–** for 3 seconds to set the counter back. **Filter** goes out.',
      ),
    ),
    section(
      'descaling',
      'Descaling',
      paragraph(
        'Descale when **Descale soon** appears. After 20 further litres the machine locks with code E-20. You need 2 sachets of descaler 58-9010 (50 g each), a jug of at least 2 litres and gloves. Time needed: 50 minutes. Do not interrupt the programme.',
      ),
      label(
        'WARNING',
        'Descaler.',
        'Descaler irritates skin and eyes. Wear gloves and goggles. Never drink water from the machine before the programme has rinsed it.',
      ),
      label(
        'NOTICE',
        'Wrong descaler.',
        'Vinegar and citric acid attack the seals and leave deposits in the steam boiler. Use descaler 58-9010 only. Remove the filter cartridge first.',
      ),
      steps(
        'Empty the drip tray and put it back.',
        'Take out the tank and pull off the filter cartridge.',
        {
          text: 'Prepare the solution:',
          substeps: [
            'Fill the tank with 2.0 litres of lukewarm water.',
            'Dissolve 2 sachets of descaler in it, completely.',
            'Put the tank back.',
          ],
        },
        'D58 P: turn the selector (6 in {fig:water-mains}) to TANK.',
        'Put the jug under the group and the wands over the drip tray.',
        'Press **–** and **OK** together for 5 seconds. The display shows **Descale 1/3**.',
        'Press **OK**. The machine draws solution into both boilers and lets it work for 25 minutes.',
        {
          text: 'When the display asks for it, let the solution out:',
          substeps: [
            'Lift the brew lever until the display shows **Next**, then lower it.',
            'Open the hot water knob until the display shows **Next**, then close it.',
            'Open the steam knob for 20 seconds, then close it.',
          ],
        },
        'The display shows **Descale 2/3**. Empty jug, drip tray and tank, rinse the tank and fill it with 2.4 litres of fresh water. Press **OK**.',
        'Repeat step 8 for rinsing. The display shows **Descale 3/3**.',
        'Fill the tank again with 2.4 litres, press **OK** and repeat step 8 once more.',
        'Put the filter cartridge back, fill the tank and wait for **Ready**. D58 P: turn the selector back to MAINS.',
      ),
      paragraph(
        'If the programme is interrupted by a power cut, code E-19 appears. Start again at step 9: the machine must be rinsed twice before it makes coffee.',
      ),
    ),
    section(
      'gasket',
      'Changing group gasket and shower screen',
      paragraph(
        'Change them every 12 months, or when the handle goes past the middle (C in {fig:portafilter}) or water runs over the rim. You need a flat screwdriver, a 5 mm hexagon key, gasket 58-1120 and screen 58-1121. Time needed: 15 minutes.',
      ),
      label(
        'WARNING',
        'Scalding.',
        'The group is at 93 °C and holds hot water. Switch off, pull the plug and let the machine cool for 60 minutes.',
      ),
      figure('group', 88, 'Group, taken apart from below', [
        'Group head',
        'Gasket 58-1120',
        'Spreader 58-1122',
        'Shower screen 58-1121',
        'Screw M6',
      ]),
      steps(
        'Take out the portafilter and the drip tray.',
        'Undo the screw (5 in {fig:group}) with the hexagon key and hold the shower screen (4) while you do so.',
        'Take off the shower screen (4) and the spreader (3).',
        'Prise the old gasket (2) out with the screwdriver. Do not scratch the groove.',
        'Brush the groove and wipe it dry.',
        'Push in the new gasket with its chamfered side upwards. Press it home with the empty portafilter.',
        'Put spreader and screen back and tighten the screw with 3 Nm, hand-tight.',
        'Plug in, switch on and wait for **Ready**.',
        'Lift the lever for 10 seconds with the blind basket in. No water may run over the rim.',
      ),
    ),
    section(
      'thermostat',
      'Resetting a safety thermostat',
      label(
        'DANGER',
        'Mains voltage behind the side panel.',
        'Touching live parts kills. Only a qualified electrician may do this. Pull the plug and check that no voltage is left.',
      ),
      paragraph(
        'A safety thermostat trips at 125 °C (brew boiler) or 145 °C (steam boiler) and must be reset by hand. The display shows E-26.',
      ),
      steps(
        'Pull the plug and let the machine cool for 60 minutes.',
        'Undo the 4 screws of the left side panel and lift it off.',
        'Find out why it tripped: scale on the heater, a stuck relay, a loose sensor. Repair this first.',
        'Press the red pin of the thermostat until it clicks: ST1 on the brew boiler, ST2 on the steam boiler.',
        'Fit the panel, plug in and watch the machine for one heating-up.',
      ),
      paragraph('If it trips again within a month, change the relay board 58-4030.'),
    ),
  ],
};
