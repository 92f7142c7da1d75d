import { bullets, type Chapter, figure, paragraph, section, table } from './blocks.ts';

export const description: Chapter = {
  id: 'description',
  title: 'The machine',
  startsPage: true,
  blocks: [],
  sections: [
    section(
      'parts-overview',
      'Parts you use',
      paragraph(
        'The D58 has two boilers, so that coffee and steam are ready at the same time. {fig:front} shows the parts that you use.',
      ),
      figure('front', 101, 'Front of the machine', [
        'Cup tray, heated',
        'Water tank with lid, 2.4 litres',
        'Display with three keys',
        'Steam knob',
        'Steam wand with rubber sleeve',
        'Brew lever',
        'Group, 58 mm',
        'Portafilter',
        'Pump pressure gauge, 0–16 bar',
        'Steam pressure gauge, 0–3 bar',
        'Hot water knob',
        'Hot water wand',
        'Drip tray with grid, 1.2 litres',
        'Power switch',
      ]),
    ),
    section(
      'display',
      'Display and keys',
      paragraph(
        'The display ({fig:display}) shows the brew temperature in large figures, the state of the steam boiler beside it and messages in the bottom line. While coffee runs, it counts the seconds.',
      ),
      figure('display', 80, 'Display and keys', [
        'Brew temperature',
        'Steam boiler: bars show the pressure',
        'Message line',
        'Key **–**: less, back',
        'Key **OK**: choose, hold 3 seconds for the menu',
        'Key **+**: more, next',
      ]),
      table(
        'messages',
        'Messages that are not errors',
        [
          { title: 'Message', width: 28 },
          { title: 'Meaning', width: 72 },
        ],
        [
          ['**Heating**', 'A boiler is below its set temperature. Wait.'],
          ['**Ready**', 'Both boilers have reached their temperature.'],
          ['**Standby**', 'The machine was not used for 60 minutes. Press any key to wake it.'],
          ['**Filling**', 'The steam boiler is taking in water. You can go on brewing.'],
          ['**Clean me**', '70 coffees since the last cleaning with powder. See {sec:backflush}.'],
          ['**Descale soon**', 'The litres of {tab:hardness} are used up. See {sec:descaling}.'],
          ['**Filter**', '60 litres or 2 months since the last cartridge. See {sec:filter}.'],
        ],
      ),
    ),
    section(
      'circuit',
      'How it works',
      paragraph(
        'The pump (2 in {fig:circuit}) draws water through the filter cartridge from the tank. The flow meter measures it. The brew boiler holds 0.6 litres at the temperature you set; the group is bolted to it and heated by it. The steam boiler holds 1.5 litres and is filled by its own valve when the level probe runs dry.',
      ),
      figure('circuit', 116, 'Water circuit', [
        'Tank with filter cartridge',
        'Rotary pump, 9 bar',
        'Flow meter',
        'Brew boiler, 0.6 litres',
        'Group',
        'Expansion valve, 12 bar',
        'Fill valve of the steam boiler',
        'Steam boiler, 1.5 litres',
        'Level probe',
        'Safety valve, 2.5 bar',
        'Steam wand and hot water wand',
        'D58 P: mains water valve',
      ]),
      bullets(
        'The expansion valve (6) lets water go into the drip tray above 12 bar. A few drops while heating are normal.',
        'The safety valve (10) opens at 2.5 bar. If it blows off steam, see code E-08 in {sec:error-codes}.',
      ),
    ),
  ],
};
