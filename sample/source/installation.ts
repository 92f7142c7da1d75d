import { bullets, type Chapter, figure, label, paragraph, section, steps, table } from './blocks.ts';

export const installation: Chapter = {
  id: 'installation',
  title: 'Installation',
  startsPage: true,
  runningTitle: '5 Installation · 6 Commissioning',
  blocks: [],
  sections: [
    section(
      'delivery',
      'What is in the box',
      table(
        'delivery',
        'Parts delivered',
        [
          { title: 'Quantity', width: 14, align: 'right' },
          { title: 'Part', width: 60 },
          { title: 'Part number', width: 26 },
        ],
        [
          ['1', 'Espresso machine D58 or D58 P', '–'],
          ['1', 'Portafilter with two spouts and 18 g basket', '58-1130'],
          ['1', 'Single basket, 9 g', '58-1131'],
          ['1', 'Blind basket for cleaning', '58-1135'],
          ['1', 'Tamper, 58 mm', '58-9040'],
          ['1', 'Filter cartridge for the tank', '58-9030'],
          ['1', 'Hardness test strip', '58-9035'],
          ['1', 'Brush for the group', '58-9045'],
          ['1', 'D58 P: connection set (hose 1.5 m, shut-off valve, drain hose)', '58-3200'],
        ],
      ),
    ),
    section(
      'place',
      'Choosing the place',
      bullets(
        'The surface must be level, dry, heatproof to 60 °C and able to carry 40 kg.',
        'Keep the clearances of {fig:clearances}: 50 mm at the sides and the back, 250 mm above for taking out the tank.',
        'The socket must be within 1.2 m and easy to reach, because the plug disconnects the machine from the mains.',
        'Keep 600 mm away from hobs, ovens and sinks.',
      ),
      figure('clearances', 104, 'Size and clearances in millimetres'),
    ),
    section(
      'unpacking',
      'Unpacking and setting up',
      label(
        'CAUTION',
        'Heavy machine.',
        'The machine weighs 26.5 kg. It can crush hands and hurt your back. Lift it with two people, by the base.',
      ),
      steps(
        'Open the carton at the top and take out the accessory box and the cup rail.',
        'With two people, grip the machine under the base on both sides and lift it out.',
        'Set it on its place and remove the film from the panels.',
        {
          text: 'Level the machine with its four feet:',
          substeps: [
            'Put a spirit level on the cup tray.',
            'Turn the feet with a 17 mm spanner until the bubble is in the middle in both directions.',
            'Tighten the lock nuts.',
          ],
        },
        'Slide the drip tray (13 in {fig:front}) in until it clicks.',
        'Keep the packing for 24 months. The warranty covers damage in transport only in the original packing.',
      ),
    ),
    section(
      'water-mains',
      'D58 P: connecting water and drain',
      paragraph(
        'Only an installer may make this connection. You need two 19 mm spanners, a bucket and a pressure gauge. Time needed: 40 minutes.',
      ),
      label(
        'WARNING',
        'Flooding and electric shock.',
        'Water from a loose connection can reach live parts. Pull the mains plug and check every joint for 10 minutes before you plug the machine in again.',
      ),
      label(
        'NOTICE',
        'Pressure too high.',
        'Above 4 bar the mains water valve leaks. Fit pressure reducer 58-3210 and set it to 3 bar.',
      ),
      steps(
        'Pull the mains plug of the machine.',
        'Measure the pressure of the water supply. It must be 1.5 to 4.0 bar.',
        'Close the supply and screw the shut-off valve (1 in {fig:water-mains}) to the pipe.',
        {
          text: 'Flush the supply:',
          substeps: [
            'Screw the hose (2) to the shut-off valve and hold the other end in the bucket.',
            'Open the valve and let 5 litres run.',
            'Close the valve.',
          ],
        },
        'Push a new flat gasket into the union nut (3) and screw it to the connection under the base, 12 Nm.',
        'Push the drain hose (4) onto the nozzle of the drip tray and fix it with the clip (5).',
        'Lay the drain hose with a fall of at least 3 cm per metre into a siphon. It must not hang through.',
        'Open the shut-off valve and check all joints for 10 minutes. They must stay dry.',
        'Turn the selector (6) from TANK to MAINS with a screwdriver.',
        'After the first start, set setting 10 (Water source) to **Mains**.',
      ),
      figure('water-mains', 104, 'D58 P: water supply and drain, seen from the back', [
        'Shut-off valve G 3/8',
        'Hose, 1.5 m',
        'Union nut with gasket',
        'Drain hose',
        'Clip',
        'Selector TANK / MAINS',
      ]),
    ),
    section(
      'electric-connection',
      'Electrical connection',
      label(
        'DANGER',
        'Electric shock from an unearthed socket.',
        'A fault puts the housing under mains voltage. Connect the machine only to an earthed socket with a 30 mA residual-current device, tested in the last 12 months.',
      ),
      steps(
        'Compare the voltage on the type plate with your mains: 220 to 240 V.',
        'Make sure that the socket has its own 16 A fuse. If it shares the circuit with other large appliances, use setting 12 (Power limit) after the first start.',
        'Check that the power switch (14) is at **0**.',
        'Lay the cable so that nobody trips over it and it does not touch hot parts.',
        'Put the plug into the socket. The display stays dark.',
      ),
    ),
  ],
};
