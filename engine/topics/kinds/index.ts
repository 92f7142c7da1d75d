import { AIR_CONDITIONER } from './air-conditioner.ts';
import { BABY_MONITOR } from './baby-monitor.ts';
import { BOILER } from './boiler.ts';
import { CAMERA } from './camera.ts';
import { CAR } from './car.ts';
import { CARD_TERMINAL } from './card-terminal.ts';
import { COFFEE_MACHINE } from './coffee-machine.ts';
import { COMPUTER } from './computer.ts';
import { CPAP } from './cpap.ts';
import { DISHWASHER } from './dishwasher.ts';
import { DRONE } from './drone.ts';
import { E_BIKE } from './e-bike.ts';
import { E_SCOOTER } from './e-scooter.ts';
import { EV_CHARGER } from './ev-charger.ts';
import { FITNESS } from './fitness.ts';
import { FRIDGE } from './fridge.ts';
import { GARDEN_TOOL } from './garden-tool.ts';
import { HEADPHONES } from './headphones.ts';
import { HEALTH_MONITOR } from './health-monitor.ts';
import { HEARING_AID } from './hearing-aid.ts';
import { HEAT_PUMP } from './heat-pump.ts';
import { INSTRUMENT } from './instrument.ts';
import { INVERTER } from './inverter.ts';
import { LABEL_PRINTER } from './label-printer.ts';
import { MAKER_MACHINE } from './maker-machine.ts';
import { MEASURING } from './measuring.ts';
import { NETWORK_STORAGE } from './network-storage.ts';
import { OVEN } from './oven.ts';
import { PHONE } from './phone.ts';
import { POOL } from './pool.ts';
import { POWER_STATION } from './power-station.ts';
import { POWER_TOOL } from './power-tool.ts';
import { PRINTER } from './printer.ts';
import { ROBOT_MOWER } from './robot-mower.ts';
import { ROBOT_VACUUM } from './robot-vacuum.ts';
import { ROUTER } from './router.ts';
import { SECURITY } from './security.ts';
import { SEWING_MACHINE } from './sewing-machine.ts';
import { SMALL_KITCHEN } from './small-kitchen.ts';
import { SMARTWATCH } from './smartwatch.ts';
import { SOFTWARE } from './software.ts';
import { SPEAKER } from './speaker.ts';
import { THERMOSTAT } from './thermostat.ts';
import { TV } from './tv.ts';
import { UPS } from './ups.ts';
import { VACUUM } from './vacuum.ts';
import { WASHING_MACHINE } from './washing-machine.ts';

/**
 * What customers ask about each kind of device, written from general knowledge of such devices. The first line of a
 * kind lists names for its products. Every other line is a subject: a title for people, then words as in
 * `subject-words`.
 */
export const KINDS: Readonly<Record<string, string>> = {
  'air-conditioner': AIR_CONDITIONER,
  'baby-monitor': BABY_MONITOR,
  boiler: BOILER,
  camera: CAMERA,
  car: CAR,
  'card-terminal': CARD_TERMINAL,
  'coffee-machine': COFFEE_MACHINE,
  computer: COMPUTER,
  cpap: CPAP,
  dishwasher: DISHWASHER,
  drone: DRONE,
  'e-bike': E_BIKE,
  'e-scooter': E_SCOOTER,
  'ev-charger': EV_CHARGER,
  fitness: FITNESS,
  fridge: FRIDGE,
  'garden-tool': GARDEN_TOOL,
  headphones: HEADPHONES,
  'health-monitor': HEALTH_MONITOR,
  'hearing-aid': HEARING_AID,
  'heat-pump': HEAT_PUMP,
  instrument: INSTRUMENT,
  inverter: INVERTER,
  'label-printer': LABEL_PRINTER,
  'maker-machine': MAKER_MACHINE,
  measuring: MEASURING,
  'network-storage': NETWORK_STORAGE,
  oven: OVEN,
  phone: PHONE,
  pool: POOL,
  'power-station': POWER_STATION,
  'power-tool': POWER_TOOL,
  printer: PRINTER,
  'robot-mower': ROBOT_MOWER,
  'robot-vacuum': ROBOT_VACUUM,
  router: ROUTER,
  security: SECURITY,
  'sewing-machine': SEWING_MACHINE,
  'small-kitchen': SMALL_KITCHEN,
  smartwatch: SMARTWATCH,
  software: SOFTWARE,
  speaker: SPEAKER,
  thermostat: THERMOSTAT,
  tv: TV,
  ups: UPS,
  vacuum: VACUUM,
  'washing-machine': WASHING_MACHINE,
};
