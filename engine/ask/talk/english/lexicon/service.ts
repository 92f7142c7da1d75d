/** What manuals print for what people say of vehicles and machines at work, and of buying, mounting, mending and rules; see `talk.ts`. */
export const SERVICE =
  'buy: purchase order | seller: dealer retailer vendor distributor | repairman: technician service specialist ' +
  '| fix: repair remedy rectify | mend: repair | broken: defective damaged faulty malfunction | wrecked: ' +
  'damaged defective | worn: abraded deteriorated replace | bin: dispose disposal waste | garbage: waste ' +
  'disposal | junk: waste scrap disposal | hotline: support contact helpdesk | helpline: support hotline ' +
  'contact | size: dimension length width height | measurement: dimension size | big: dimension size large | ' +
  'heavy: weight mass load | thick: diameter gauge | loud: noise sound volume decibel | voltage: supply rated ' +
  'mains | electricity: power energy mains supply | juice: power battery charge | mileage: odometer distance ' +
  'consumption range | speedometer: speed display | gauge: indicator meter | dial: knob gauge indicator | ' +
  'needle: pointer indicator gauge | horn: signal warning | hooter: horn | blinker: indicator turn signal | ' +
  'winker: indicator turn signal | headlight: headlamp light beam | taillight: rear lamp light | windscreen: ' +
  'windshield | trunk: luggage tailgate boot | flat: puncture deflated discharged | puncture: tube tire tyre ' +
  'repair | refuel: fuel tank filler | refill: replenish fill top | gearbox: transmission gear | gearstick: ' +
  'shift lever selector | shifter: derailleur gear lever | throttle: accelerator speed | gas pedal: ' +
  'accelerator throttle | accelerator: throttle pedal | handlebar: steering grip stem | kickstand: stand ' +
  'parking | mudguard: fender | fender: mudguard | wrench: spanner torque tool | sputter: misfire irregular ' +
  'ignition | backfire: misfire ignition exhaust | jerk: irregular judder hesitation | wobbly: unstable loose ' +
  'play level | shake: vibration vibrate | rattle: loose vibration noise | squeak: noise lubricate grease | ' +
  'grind: noise friction wear | clunk: knock noise | hum: noise buzz vibration | caster: castor wheel swivel | ' +
  'trolley: cart carriage | anchor: mooring windlass | dinghy: tender inflatable boat | outboard: engine motor ' +
  'propeller | propeller: prop impeller blade | rudder: steering helm | lifejacket: flotation pfd buoyancy | ' +
  'drunk: alcohol impaired intoxicated | kid: child minor | baby: infant child | toddler: child infant | ' +
  'pensioner: elderly | disabled person: impaired disability reduced | pacemaker: implant interference medical ' +
  '| allergic: irritation sensitivity skin | itchy: irritation skin | pulse: heart bpm | sugar: glucose | ' +
  'fever: temperature thermometer | doctor: physician healthcare medical | nurse: caregiver healthcare staff | ' +
  'armband: cuff strap | wristband: strap band bracelet | treadmill: belt deck running | workout: exercise ' +
  'training | slimming: weight training calorie | scales: weight weigh balance | burn: scald heat hot | shock: ' +
  'electrocution voltage electric | zap: shock electrostatic discharge | fumes: vapor vapour exhaust gas | ' +
  'smoke: fume overheat fire | stink: odor odour smell | smell: odor odour | dangerous: hazard danger risk ' +
  'warning | unsafe: hazard danger risk | careful: caution warning precaution | legal: law regulation ' +
  'compliance permitted | illegal: prohibited regulation law | allowed: permitted permissible authorized | ' +
  'forbidden: prohibited restricted | ban: prohibit restriction | guarantee: warranty | refund: return ' +
  'reimbursement credit | reimburse: refund | receipt: invoice proof purchase slip | cash: banknote coin ' +
  'currency | coin: acceptor changer cash | checkout: register payment pos | cashier: operator clerk | ' +
  'voucher: coupon certificate | takings: sales turnover total | turnover: sales revenue | barcode: scanner ' +
  'code scan | photocopier: copier printer multifunction | shred: cutter destroy | crumple: crease jam wrinkle ' +
  '| smudge: smear stain toner | streak: stripe line | faint: light pale density | faded: light pale density | ' +
  'toner: cartridge ink | boss: supervisor administrator manager | worker: operator personnel staff | ' +
  'employee: staff personnel operator user | colleague: user staff | login: authentication credential password ' +
  'sign | logbook: log record maintenance | amount: quantity total sum | yearly: annual | often: interval ' +
  'frequency regularly | lifespan: life lifetime durability | expire: validity elapse | outdated: expired ' +
  'obsolete | spare: replacement part | accessory: optional attachment | extra: optional accessory additional ' +
  '| shipping: delivery transport freight | parcel: package shipment | packet: package carton | box: carton ' +
  'package | carton: box packaging | unwrap: unpack packaging remove | unbox: unpack packaging content | ' +
  'styrofoam: packaging polystyrene foam | missing: absent incomplete | incomplete: missing content scope | ' +
  'dent: damage deformation | bent: deformed damaged | crack: damage fracture | scratch: abrasion damage ' +
  'surface | rust: corrosion oxidation | leak: seal gasket escape | drip: leak seal | seep: leak seal | ' +
  'dismantle: disassemble remove | hang: mount suspend wall | fasten: tighten secure attach | loosen: unscrew ' +
  'slacken release | tighten: torque fasten screw | tight: torque secure | crooked: misaligned level uneven | ' +
  'tilt: incline angle | slope: incline gradient inclination | hill: gradient incline climb | uneven: level ' +
  'unlevel adjust | gap: clearance distance | ground: floor earth surface | floor: ground surface | wet: ' +
  'moisture humidity water | damp: moisture humidity | rain: weather waterproof moisture | waterproof: ip ' +
  'watertight protection | winter: frost storage cold temperature | grease: lubricate lubricant | lube: ' +
  'lubricate lubricant grease | earmuff: hearing protection | goggles: eye protection glasses | glove: ' +
  'protective ppe | throw away: dispose disposal discard waste | get rid of: dispose remove delete | send ' +
  'back: return | send in: return shipment service | money back: refund return | what it costs: price charge ' +
  'fee | how much: quantity amount dosage price | how many: quantity number maximum capacity | how long: ' +
  'duration length time | how often: interval frequency schedule | how far: distance range | how fast: speed ' +
  'maximum | how heavy: weight mass | how big: dimension size | how high: height maximum | how loud: noise ' +
  'sound decibel | how old: age minimum manufacture | how steep: slope gradient incline | how strong: strength ' +
  'torque power rating | at most: maximum limit | at least: minimum | no more than: maximum limit | too much: ' +
  'excessive overload maximum | too heavy: weight overload load | too many: excess maximum limit | too fast: ' +
  'speed excessive | too loud: volume noise level | too tight: overtighten torque tension | too low: minimum ' +
  'insufficient height level | too high: maximum excessive exceed | once a year: annual yearly | every year: ' +
  'annual | first time: initial commissioning setup | first ride: initial commissioning preparation | before ' +
  'using: prior preparation check inspection | long break: storage decommission shutdown | not used: unused ' +
  'storage idle inactive | put away: store storage stow | over winter: storage decommission | put together: ' +
  'assemble assembly install | take apart: disassemble dismantle | take off: remove detach | take out: remove ' +
  'extract withdraw | put in: insert install load | put on: attach fit mount wear | put back: reinstall refit ' +
  'replace reattach | put up: mount install erect | pull out: remove withdraw extend disconnect | plug in: ' +
  'connect socket mains | screw on: fasten attach tighten | drill hole: bore template | on the wall: mount ' +
  'bracket mounting | hang up: mount suspend wall | wall plug: anchor dowel outlet | set up: install configure ' +
  'commission | fold up: collapse stow | fold out: unfold extend deploy | slide in: insert push rail | snap ' +
  'in: engage latch click lock | come off: detach loose separate | fall off: detach loose | fall over: topple ' +
  'stability overturn | tip over: topple stability | lean on: load support stability | stand straight: level ' +
  'upright align | stand on: step load | what is included: content package supplied delivery | in the box: ' +
  'content package supplied included | comes with: included supplied content | left over: remaining residual ' +
  'surplus | part missing: incomplete content supplied | not in box: missing optional accessory | sold ' +
  'separately: optional accessory | spare part: replacement component | wearing part: consumable wear ' +
  'replacement | order number: part article reference | part number: article reference order | serial number: ' +
  'nameplate label identification | type plate: nameplate rating label | name plate: rating label type | ' +
  'customer service: support contact helpdesk | who to call: contact support service | who repairs: technician ' +
  'authorized service | who may: authorized qualified personnel | who can use: intended user qualified | not ' +
  'allowed: prohibited forbidden restricted unauthorized | am i allowed: permitted authorized | against the ' +
  'law: illegal prohibited regulation | on the road: traffic public registration | road legal: homologation ' +
  'approval registration traffic | driving licence: license category permit | age limit: minimum child | ' +
  'weight limit: maximum load capacity | speed limit: maximum | carry people: passenger capacity | second ' +
  'person: passenger helper | two people: assistance helper lift | carry load: payload capacity cargo | power ' +
  'cut: outage failure interruption | power failure: outage interruption blackout | power cord: cable mains ' +
  'supply | power brick: adapter charger supply | uses electricity: consumption power energy | power hungry: ' +
  'consumption energy watt | energy use: consumption power | fuse box: breaker circuit distribution | blown ' +
  'fuse: replace rating circuit | trips breaker: overload rcd fuse short | battery empty: discharged low ' +
  'charge depleted | battery full: charged charge | battery dead: discharged deep defective replace | how far ' +
  'battery: range capacity | jump start: booster cable | wont start: ignition battery crank | engine light: ' +
  'warning malfunction indicator | check light: warning indicator lamp | warning light: indicator lamp ' +
  'telltale | little lamp: led indicator | red light: led indicator fault warning | oil change: drain filter ' +
  'lubricant interval | fill up: refill fuel top | top up: refill replenish fill level | run dry: empty ' +
  'lubrication low | pump up: inflate pressure | let air out: deflate bleed vent valve | flat tyre: puncture ' +
  'deflated tube | air pressure: inflation bar psi | spare wheel: jack tire tyre | brake handle: lever | ' +
  'brakes squeal: pad rotor disc noise | brakes weak: pad wear bleed braking | brakes soft: bleed air fluid | ' +
  'slow down: brake decelerate braking | speed up: accelerate acceleration | chain falls off: derailleur ' +
  'tension adjustment | change gear: shift transmission | push mode: walk assistance | pedal help: assist ' +
  'assistance support | goes uphill: gradient incline climb | back light: rear tail lamp | steering wheel: ' +
  'helm | hand brake: parking | parking brake: handbrake | seat belt: restraint harness | child seat: isofix ' +
  'restraint anchorage | glove box: compartment storage | cruise control: speed adaptive acc | keyless entry: ' +
  'remote fob proximity | lock up: secure theft | bike computer: display speedometer cyclocomputer | training ' +
  'wheel: stabilizer | kill switch: lanyard emergency stop | life vest: flotation pfd buoyancy | take on ' +
  'water: bilge pump flooding | get wet: moisture splash waterproof | fell in water: immersion submerge ' +
  'moisture | salt water: corrosion rinse flush | blood pressure: systolic diastolic hypertension | blood ' +
  'sugar: glucose | heart rate: pulse bpm | arm band: cuff strap | chest belt: strap transmitter sensor | ' +
  'finger prick: lancet lancing puncture | test strip: reagent | hearing aid: earmold dome receiver | ' +
  'breathing mask: respirator cushion cpap | step counter: pedometer activity | burn calories: energy ' +
  'expenditure training | feel dizzy: vertigo faint discontinue | side effect: adverse reaction ' +
  'contraindication | who should not: contraindication precaution | germ free: sterile disinfect sterilize | ' +
  'kill germs: disinfect sterilize disinfection | wipe down: clean disinfect cloth | paper stuck: jam misfeed ' +
  '| paper jam: misfeed clear tray | paper runs out: empty load tray | both sides: duplex double | two sided: ' +
  'duplex double | paper drawer: tray cassette | cash drawer: till | cash register: pos till | card machine: ' +
  'terminal reader payment | card reader: terminal slot chip | card declined: rejected denied authorization | ' +
  'card stuck: jam eject reader | pay by card: credit debit terminal | pay by phone: contactless nfc | secret ' +
  'number: pin passcode code | give money back: refund reimbursement | end of day: closing settlement batch | ' +
  'day total: report closing turnover | add up: sum total calculate | proof of purchase: receipt invoice | ' +
  'coin stuck: jam acceptor mechanism | takes no coins: acceptor validator reject | takes no notes: validator ' +
  'banknote reject | out of stock: empty sold unavailable | drinks machine: vending dispenser beverage | snack ' +
  'machine: vending dispenser | big red button: emergency stop | emergency button: stop estop | stop at once: ' +
  'emergency immediately | get caught: entangle entanglement pinch trap | squeeze fingers: pinch crush ' +
  'crushing | cut yourself: sharp laceration injury edge | sharp edge: cut injury burr | electric shock: ' +
  'electrocution voltage | catch fire: flammable ignite ignition | blow up: explosion explosive burst inflate ' +
  '| safety gear: ppe protective equipment | ear protection: hearing earmuff | safety glasses: goggles eye ' +
  'protective | run hot: overheat temperature | production line: conveyor machining process | assembly line: ' +
  'conveyor production | air hose: pneumatic compressed | oil hose: hydraulic pressure | out of true: ' +
  'alignment runout misaligned | wear out: abrasion deteriorate replace | use by date: expiry expiration shelf ' +
  '| exchange: replace replacement | tyre: tire wheel pressure | tire: tyre wheel pressure | windshield: ' +
  'windscreen | petrol: gasoline fuel | spanner: wrench torque | licence: license registration authorization | ' +
  'trash: waste disposal dispose | rubbish: waste disposal | scrap: waste recycling disposal | outlet: socket ' +
  'receptacle mains | cable: cord lead conductor | engine: motor | wheel: caster castor tire | tow: trailer ' +
  'hitch coupling | boat: vessel craft hull | rope: line mooring | cuff: armband sleeve inflate | sweat: ' +
  'perspiration moisture | hurt: injury pain harm | danger: hazard warning risk | inspection: check ' +
  'maintenance | hoist: lift crane sling | tax: vat rate | price: cost charge fee | discount: reduction rebate ' +
  'markdown | money: cash payment amount currency | invoice: billing receipt | shredder: document cutter | ' +
  'photocopy: copy duplicate | misuse: improper unintended abuse | kerb: curb | pothole: uneven road surface | ' +
  'crash: accident collision impact | pavement: sidewalk footpath | medicine: medication drug dose | pill: ' +
  'tablet medication | germ: bacteria pathogen disinfect | electrician: qualified specialist technician | ' +
  'pram: stroller pushchair | owner: operator user | liable: liability responsibility | insurance: liability ' +
  'cover | plumber: qualified installer specialist | collide: collision impact | inhale: breathe vapour ' +
  'nebulizer | sidewalk: pavement footpath | recycle point: disposal collection weee | fork lift: truck pallet';
