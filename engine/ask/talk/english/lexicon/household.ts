/** What manuals print for what people say of a household's and a garden's machines; see `talk.ts`. */
export const HOUSEHOLD =
  'broken: fault defective damaged malfunction | busted: defective damaged faulty | dead: unresponsive power ' +
  'off supply | stuck: jammed blocked seized | clogged: blockage blocked obstruction | stink: odour odor smell ' +
  '| stinky: odour odor smell | musty: odour mould mildew odor | burnt: scorched overheating residue | noisy: ' +
  'sound vibration level | loud: noise level sound | squeak: noise squeal lubricate bearing | squeal: noise ' +
  'bearing belt | rattle: vibration noise loose | buzz: noise humming transformer | gurgle: noise air vent ' +
  'refrigerant | click: noise relay sound | hiss: noise steam pressure | beep: signal acoustic buzzer tone ' +
  'alarm | chime: signal acoustic tone buzzer | bleep: signal acoustic tone buzzer | wobbly: unstable level ' +
  'uneven adjust feet | crooked: misaligned align level uneven | puddle: leak leakage water | drip: leak ' +
  'leakage condensation seal | dribble: leak leakage flow | leaky: leakage seal gasket | flood: overflow ' +
  'leakage aquastop leak | sweat: condensation moisture humidity | steamy: condensation moisture | ice: frost ' +
  'defrost frozen | thaw: defrost | chilly: temperature cold heating | scald: burn hot temperature | ' +
  'limescale: scale descale calcium | chalk: limescale scale calcium | chalky: limescale scale deposit | ' +
  'crust: deposit residue scale encrusted | gunk: residue deposit dirt | gunky: residue deposit soiled | ' +
  'grime: dirt residue soiling grease | grimy: soiled dirty residue | filthy: soiled dirty | dirty: soiled ' +
  'contaminated | greasy: fat soiling degreaser | sticky: residue adhere deposit | slimy: deposit biofilm ' +
  'residue bacteria | mold: mildew mould moisture | mouldy: mildew moisture | smear: streak film residue | ' +
  'streaky: film residue | yellowed: discoloration discolouration ageing | faded: discoloration bleach colour ' +
  '| scrub: clean abrasive brush | wipe: clean cloth damp | soak: immerse submerge water | dunk: immerse ' +
  'submerge | disinfect: sanitize sterilise hygiene disinfectant | germ: bacteria hygiene sanitize legionella ' +
  '| soap: detergent cleaner | washcloth: cloth microfibre damp | rag: cloth | scourer: abrasive sponge | ' +
  'vinegar: acid descaler | decalcify: descale limescale | fluff: lint filter | fuzz: lint pilling | hairball: ' +
  'brush entangled roller blockage | hoover: vacuum cleaner suction | suck: suction vacuum power | bin: ' +
  'container dustbin receptacle | bucket: container tank receptacle | jug: carafe container tank | grounds: ' +
  'puck container waste | suds: foam detergent | watery: weak strength grind aroma | weak: low insufficient ' +
  'strength | bitter: grind extraction aroma taste | pod: capsule pad | stove: hob cooktop cooker range | ' +
  'stovetop: hob cooktop | cooktop: hob burner zone | burner: hob cooktop zone | fridge: refrigerator ' +
  'appliance refrigeration | icebox: freezer compartment refrigerator | dishes: crockery tableware utensil | ' +
  'cutlery: silverware basket flatware | silverware: cutlery flatware basket | glassware: glass tableware ' +
  'crockery | heater: radiator element | furnace: boiler heating burner | aircon: conditioner air cooling | ' +
  'breeze: airflow fan speed | draught: draft airflow air | draft: draught airflow air | stuffy: ventilation ' +
  'air humidity | muggy: humidity dehumidify | damp: moisture humidity dehumidify | tap: faucet water valve | ' +
  'faucet: tap water valve | stopcock: valve shutoff isolating | pipe: line tube hose conduit | plughole: ' +
  'drain waste outlet | loo: toilet cistern | rubber: seal gasket grommet | flap: lid cover damper | hatch: ' +
  'flap cover access | knob: dial control rotary selector | dial: selector rotary knob | screen: display panel ' +
  '| bulb: lamp light led | dim: brightness dimmer dimmable | flicker: dimmer flashing led | blink: flash ' +
  'indicator | glare: brightness dazzle | socket: outlet receptacle mains | cord: cable lead mains | wiring: ' +
  'conductor terminal circuit electrical | fuse: breaker circuit | juice: battery charge power | electrocuted: ' +
  'shock electric | zap: shock electric static | smoke: fire fume overheating | toddler: child children | kid: ' +
  'child children | baby: infant child | pram: stroller pushchair carriage | crib: cot bed | cot: crib bed | ' +
  'nappy: diaper | dummy: soother pacifier | highchair: chair harness | choke: suffocation swallow | mow: cut ' +
  'grass | lawn: grass mowing turf | strimmer: trimmer brushcutter grass | reel: spool line | blunt: sharpen ' +
  'dull blade | petrol: fuel gasoline | gasoline: fuel petrol | yank: pull starter recoil | sprinkler: ' +
  'irrigation nozzle | overwinter: winterize storage frost | winterproof: winterize frost antifreeze | ' +
  'barbecue: grill | bbq: grill barbecue | reheat: warm heat regenerate | leftovers: food reheat | cupboard: ' +
  'cabinet cabinetry unit housing | worktop: countertop surface | countertop: worktop surface | shelf: rack ' +
  'tray | rack: shelf grid basket | wonky: misaligned level uneven | couch: sofa upholstery | allen: hex ' +
  'hexagon key | wallplug: dowel anchor | tighten: fasten torque | loosen: unscrew release slacken | undo: ' +
  'loosen unscrew release | assemble: mount install fit | fix: repair remedy troubleshooting rectify | mend: ' +
  'repair | repairman: technician service engineer | handyman: technician qualified electrician | plumber: ' +
  'technician qualified installer | engineer: technician service qualified | helpline: service hotline ' +
  'customer contact | spares: replacement part | swap: replace exchange change | junk: disposal dispose waste ' +
  'recycle | scrap: dispose disposal | guarantee: warranty | thrifty: economical eco efficient | size: ' +
  'dimension width height depth | heavy: weight mass | timer: delay programme clock | cycle: programme program ' +
  '| wrinkle: crease ironing | crease: wrinkle ironing | wool: woollen delicate | delicates: gentle silk | ' +
  'cram: overload load maximum | refill: fill replenish top | airlock: air vent bleed | trickle: flow pressure ' +
  'strainer | showerhead: shower handset nozzle | hood: extractor cooker range | extractor: hood ventilation | ' +
  'chimney: flue exhaust | fumes: exhaust flue carbon monoxide | poisonous: toxic hazardous monoxide | ' +
  'explode: explosion flammable burst | flammable: combustible fire | allergy: hepa filter allergen | dock: ' +
  'station charging base | slope: gradient incline inclination | unplug: disconnect mains remove | slats: ' +
  'louvre louver vane | lifespan: life durability hours | squeaky: noise lubricate bearing | rusty: corrosion ' +
  'corroded oxidation | stain: discoloration discolouration spot mark | smell: odour odor | hose: inlet drain ' +
  '| lid: cover | screw: fastener bolt | drill: bore hole | glue: adhesive bond | dowel: plug anchor | mould: ' +
  'mildew mold moisture | lamp: luminaire light led | knife: blade cutter | pacifier: soother dummy | ' +
  'weedeater: trimmer brushcutter line | bake: cook convection | broil: grill | vent: ventilation exhaust ' +
  'opening | charger: station adapter | recycle: disposal dispose waste weee | handle: grip handlebar | ' +
  'loudness: noise decibel level | shake: vibration vibrate unbalanced | spark: arc ignition | scratch: ' +
  'abrasive damage surface | turn on: switch start activate power | turn off: switch deactivate stop power | ' +
  'turn down: decrease reduce lower | switch off: deactivate stop disconnect | cut out: stop shutdown ' +
  'overheating cutout | goes to sleep: standby idle energy | plug in: connect mains power insert | pull the ' +
  'plug: disconnect mains unplug | hook up: connect connection install | put together: assemble mount | take ' +
  'apart: disassemble dismantle remove | take off: remove detach | take out: remove withdraw | pull out: ' +
  'remove withdraw extract | put away: store storage | clip on: snap attach engage | snap in: engage click ' +
  'latch | line up: align position | hang up: mount wall bracket | tip over: tilt overturn anchor stability | ' +
  'wall strap: anchor bracket tipping restraint | first time: commissioning initial startup | before first ' +
  'use: commissioning initial rinse | not starting: fault power remedy | no power: mains supply voltage fuse | ' +
  'keeps tripping: breaker residual circuit fuse | blows fuse: breaker circuit overload | fuse box: breaker ' +
  'circuit distribution | power cut: outage failure interruption | extension lead: cable socket | electric ' +
  'shock: electrocution earth hazard | tingle when touched: shock earth grounding leakage | waste pipe: drain ' +
  'outlet siphon | drain pipe: outlet discharge | water coming out: leak leakage overflow | water on floor: ' +
  'leak leakage drain | puddle underneath: leak leakage condensate | not draining: pump blockage filter | ' +
  'standing water: drain pump residual | water left inside: drain residual pump | not filling: inlet tap ' +
  'pressure supply | hard water: hardness softener limescale | white deposits: limescale scale residue | white ' +
  'film: limescale residue rinse | cloudy glasses: corrosion film rinse hardness | brown water: rust ' +
  'discoloured | bad smell: odour odor | smells of gas: leak valve odour ventilate | rotten eggs: odour anode ' +
  'bacteria sulphur | funny noise: abnormal unusual | knocking sound: noise vibration | banging pipes: hammer ' +
  'noise pressure | gurgling sound: refrigerant air noise | whistling noise: airflow airway blockage | moves ' +
  'across floor: vibration level unbalanced feet | shakes a lot: vibration unbalanced imbalance level | ' +
  'transit bolts: transport locking | wobbly feet: adjustable level | bubble level: spirit | not cooling: ' +
  'temperature refrigeration compressor fault | not heating: element temperature | no hot water: heating dhw ' +
  'cylinder boiler | hot tap water: dhw domestic | cold radiators: air vent heating valve | let air out: bleed ' +
  'vent purge | top up: refill replenish fill | pressure drops: loss leak bar | low flow: pressure strainer ' +
  'blockage | weak spray: nozzle limescale flow pressure | ice build up: frost defrost | water droplets ' +
  'inside: condensation moisture humidity | fogged up: condensation moisture | vegetable drawer: crisper ' +
  'compartment humidity | door not closing: hinge seal latch align | swap door side: reverse reversible hinge ' +
  '| door rubber: gasket seal | little lamp: indicator led light | little light: indicator led lamp | red ' +
  'light: indicator warning led fault | green light: indicator led status ready | keeps blinking: flashing ' +
  'indicator fault | flashing numbers: display error clock code | little door: flap cover hatch | little ' +
  'wheel: castor caster roller | little window: viewing glass inspection | soap drawer: detergent dispenser ' +
  'compartment | washing up liquid: detergent dish | shine liquid: rinse aid | dishes still wet: drying rinse ' +
  'aid | dishes still dirty: spray arm filter soiled | dirt left over: residue soiling deposit | spinning ' +
  'arms: spray rotor | too full: overload maximum level capacity | too much foam: detergent overdosing suds | ' +
  'not spinning: imbalance unbalanced spin load | out of balance: imbalance unbalanced load | iron less: ' +
  'crease wrinkle | holes in clothes: damage garment foreign object | colour run: discoloration dye sort | ' +
  'grey laundry: detergent hardness dosage | save electricity: energy eco consumption efficient | use less ' +
  'energy: eco consumption efficient saving | how often: interval frequency regularly | start later: delay ' +
  'timer preselection | get stuck: jam blocked trapped | child lock: childproof safety | child proof: lock ' +
  'safety childproof | keep kids away: children supervise reach | plastic bag danger: suffocation packaging ' +
  'film | old enough: age supervision | age limit: year supervision | trap fingers: crush pinch trapping | ' +
  'burn yourself: scald hot surface | diaper bag: nappy changing | coffee grounds: waste container puck | ' +
  'coffee pod: capsule | coffee too weak: strength aroma grind dose | coffee too cold: preheat temperature cup ' +
  '| milk foam: froth | bean box: hopper container | grind finer: fineness adjustment | drip catcher: tray | ' +
  'crumb catcher: tray | fan oven: convection circulating air | side rails: runner telescopic rack support | ' +
  'burnt on food: residue encrusted soiling | baked on: residue encrusted soiling | pan not recognised: ' +
  'induction ferromagnetic cookware | which pans: cookware suitable ferromagnetic base | boils over: overflow ' +
  'spill | smoke hood: extractor cooker range | smell filter: charcoal carbon activated | no suction: blockage ' +
  'filter clogged | roller brush: brushroll | not charging: contact battery | battery dies: runtime capacity ' +
  'discharge | keeps getting stuck: obstacle threshold barrier | back to base: station docking return | blows ' +
  'cold air: heating defrost temperature fan | blows warm air: cooling refrigerant filter | outside unit: ' +
  'outdoor condenser | inside unit: indoor evaporator | water from aircon: condensate drain leakage | dry the ' +
  'air: dehumidify humidity | air direction: louvre louver vane swing | bottled gas: lpg propane butane ' +
  'cylinder | gas bottle: cylinder lpg propane regulator | exhaust pipe: flue duct | hot water tank: cylinder ' +
  'storage dhw | lower at night: setback reduction | on holiday: absence vacation | long time unused: storage ' +
  'prolonged decommission inactivity | for the winter: winterize frost storage | protect from frost: ' +
  'antifreeze freezing | frozen pipe: frost freezing thaw | in the rain: moisture waterproof wet ip | pull ' +
  'cord: starter recoil rope | engine not starting: ignition spark fuel choke | rubber bulb: primer | cutting ' +
  'height: mowing adjustment | grass catcher: collector bag | blunt blade: sharpen dull replace | blade spins: ' +
  'rotate brake | safety glasses: goggles protective eyewear | ear protection: hearing protective protector | ' +
  'loose chain: tension tighten | flickering light: dimmer compatible led | hollow wall: plasterboard drywall ' +
  'anchor cavity | space around: clearance ventilation distance | how far away: clearance distance minimum | ' +
  'where to put: location placement site position | built in: integrated recessed installation | under ' +
  'counter: undercounter worktop integrated | on its side: horizontal upright transport | move house: ' +
  'transport relocate | missing parts: incomplete contents delivery supplied | part number: article order ' +
  'reference | buy new filter: replacement order accessory cartridge | wears out: worn replace | throw away: ' +
  'dispose disposal discard | model number: nameplate rating designation | sticker with number: nameplate ' +
  'rating serial label | error number: code fault | stopped working: fault malfunction failure | acting up: ' +
  'fault malfunction troubleshooting | start over: reset restart | allowed to repair: qualified authorised ' +
  'technician | round turning thing: knob dial rotary selector | empty water tank: refill reservoir level | ' +
  'not turning on: power mains supply fuse fault | by hand: manual manually | cut off: interrupt interruption ' +
  'cutout | shut off: close valve stop | set up: installation install commissioning mount | put in: insert ' +
  'install load | put back: refit reinstall replace | coolant gas: refrigerant | rubber ring: gasket seal ' +
  'washer | serial number: nameplate rating plate | error message: fault code display | comes with: supplied ' +
  'scope delivery included | spare part: replacement accessory genuine | dust container: dustbin bin ' +
  'receptacle | power went out: outage failure interruption | extension cord: cable lead | power strip: socket ' +
  'multiple extension | not cold enough: temperature cooling thermostat | clothes still wet: spin drying load ' +
  'residual | night mode: setback quiet silent | quick wash: short programme | top basket: upper rack | worn ' +
  'out: wear replace | two stroke: mixture oil ratio | stones fly: thrown projectile object | door not ' +
  'opening: lock latch unlock interlock | self cleaning: pyrolytic catalytic pyrolysis | smells burnt: ' +
  'overheating residue odour | meat thermometer: probe core temperature | care label: symbol textile fabric | ' +
  'how loud: noise level decibel | how big: dimension width height depth | how heavy: weight mass | how much ' +
  'power: rating wattage consumption | flame goes out: thermocouple burner failure ignition | baby bottle: ' +
  'sterilise teat feeding';
