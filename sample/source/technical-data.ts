import { type Chapter, paragraph, section, table } from './blocks.ts';

const columns = [
  { title: 'Item', width: 46 },
  { title: 'Value', width: 34, align: 'right' as const },
  { title: 'Unit', width: 20 },
];

export const technicalData: Chapter = {
  id: 'technical-data',
  title: 'Technical data',
  startsPage: true,
  blocks: [],
  sections: [
    section(
      'data-general',
      'Machine',
      table('data-general', 'Size, weight and surroundings', columns, [
        ['Width × depth × height', '298 × 452 × 388', 'mm'],
        ['Weight, empty', '26.5', 'kg'],
        ['Weight, filled', '31.0', 'kg'],
        ['Room temperature in use', '10 to 35', '°C'],
        ['Room temperature in storage, emptied', '–10 to 50', '°C'],
        ['Relative humidity, no condensation', '20 to 85', '%'],
        ['Highest place of use above sea level', '2000', 'm'],
        ['Noise while brewing', '54', 'dB(A)'],
        ['Protection against water', 'IPX1', '–'],
      ]),
    ),
    section(
      'data-electric',
      'Electrical data',
      table('data-electric', 'Electrical data', columns, [
        ['Voltage, single phase', '220 to 240', 'V AC'],
        ['Frequency', '50 / 60', 'Hz'],
        ['Power, both boilers', '2400', 'W'],
        ['Power with setting 12 (Power limit) on', '1450', 'W'],
        ['Heater of the brew boiler', '1000', 'W'],
        ['Heater of the steam boiler', '1300', 'W'],
        ['Pump', '95', 'W'],
        ['Power in standby', '0.8', 'W'],
        ['Fuse of the socket', '16', 'A'],
        ['Fuse on the control board (F1)', '3.15 A slow', '5 × 20 mm'],
        ['Mains cable', '1.5', 'm'],
        ['Protection class', 'I (earthed)', '–'],
      ]),
    ),
    section(
      'data-water',
      'Water, pressure and temperature',
      table('data-water', 'Water, pressure and temperature', columns, [
        ['Water tank', '2.4', 'l'],
        ['Drip tray', '1.2', 'l'],
        ['Brew boiler', '0.6', 'l'],
        ['Steam boiler', '1.5', 'l'],
        ['Brew temperature, factory 93', '85 to 98', '°C'],
        ['Steam boiler temperature, factory 126', '115 to 130', '°C'],
        ['Steam pressure at 126 °C', '1.4', 'bar'],
        ['Pump pressure, factory 9.0', '6.0 to 10.0', 'bar'],
        ['Expansion valve of the brew circuit', '12', 'bar'],
        ['Safety valve of the steam boiler', '2.5', 'bar'],
        ['Safety thermostat, brew boiler', '125', '°C'],
        ['Safety thermostat, steam boiler', '145', '°C'],
        ['D58 P: pressure of the water supply', '1.5 to 4.0', 'bar'],
        ['D58 P: thread of the water connection', 'G 3/8', 'inch'],
        ['Time until Ready, both boilers', '15', 'min'],
      ]),
    ),
    section(
      'data-hardness',
      'Water hardness',
      paragraph(
        'Measure the hardness with the strip in the accessory bag and set the level in setting 9. The machine then counts the litres until it has to be descaled.',
      ),
      table(
        'hardness',
        'Hardness levels and litres until descaling',
        [
          { title: 'Level', width: 14 },
          { title: 'Hardness °dH', width: 22, align: 'right' },
          { title: 'Hardness mg/l CaCO₃', width: 28, align: 'right' },
          { title: 'Litres until descaling', width: 36, align: 'right' },
        ],
        [
          ['1', '0 to 4', '0 to 71', '400'],
          ['2', '5 to 8', '72 to 142', '250'],
          ['3 (factory)', '9 to 14', '143 to 250', '150'],
          ['4', 'above 14', 'above 250', '80, and use a softener'],
        ],
      ),
    ),
  ],
};
