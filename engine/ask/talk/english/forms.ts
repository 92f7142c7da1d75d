/** What is measured, in the forms of one word that a stemmer keeps apart. */
export const MEASURES =
  'weigh weight heavy | wide width | deep depth | high tall height | long length | strong strength | loud ' +
  'loudness noise';

/** Other words of one meaning in two forms that a stemmer keeps apart: what is asked for by one is printed by the other. */
export const FORMS =
  'store storage | maintain maintenance | fail failure | deliver delivery | recover recovery | discover ' +
  'discovery | produce production | reduce reduction | consume consumption | describe description | subscribe ' +
  'subscription | receive reception | decide decision | extend extension | expand expansion | choose choice | ' +
  'lose loss | sell sale | grow growth | safe safety | dry dryer drier | charge charger | analyse analysis | ' +
  'diagnose diagnosis | moist moisture | solve solution | explode explosion | corrode corrosion | close ' +
  'closure | expose exposure | leak leakage | use usage | break breakage | permit permission | transmit ' +
  'transmission | emit emission | notify notification | verify verification | noise noisy | rust rusty | dirt ' +
  'dirty soiled | smell smelly | dust dusty | grease greasy | salt salty | stable stability | dark darkness ' +
  'darken | bright brighten | sharp sharpen sharpness | soft soften softener | hard harden hardness | short ' +
  'shorten | thick thicken | loose loosen | tight tighten | strong strengthen | weak weaken | clean cleaner ' +
  'cleaning | stop stoppage | drain drainage | pay payment | ship shipment | move movement | mow mower | dim ' +
  'dimmer | scan scanner | mix mixer | connect connector | detect detector';
