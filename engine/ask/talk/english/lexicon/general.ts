/** What manuals print for what people say of what they do, see and want with any product; see `talk.ts`. */
export const GENERAL =
  'fix: repair troubleshoot resolve correct rectify | mend: repair service | broken: faulty defective damaged ' +
  'failure | dead: unresponsive off faulty power | knackered: worn faulty defective | stuck: jammed blocked ' +
  'seized hang | jam: blockage obstruction clog | freeze: hang unresponsive lockup | crash: abort failure ' +
  'terminate exception | glitch: malfunction fault error | bug: defect error issue | mistake: error incorrect ' +
  'invalid | wrong: incorrect invalid improper error | problem: fault issue malfunction troubleshooting | ' +
  'trouble: fault malfunction troubleshooting | weird: abnormal unexpected unusual | strange: abnormal unusual ' +
  'unexpected | odd: abnormal unusual | flaky: intermittent unreliable unstable | wonky: misaligned unstable ' +
  'uneven | wobbly: unstable loose vibration | shaky: unstable vibration | crooked: misaligned skewed tilted | ' +
  'bent: deformed warped | crack: fracture damage | leak: seal drip | slow: performance latency delay | ' +
  'sluggish: slow performance latency | laggy: latency delay performance | quick: fast rapid speed | wait: ' +
  'delay pause timeout | start: launch begin initialize activate | begin: start initiate commence | stop: halt ' +
  'terminate cancel abort | quit: exit close terminate | finish: complete end conclude | kill: terminate stop ' +
  'abort | restart: reboot reset reload | undo: revert restore rollback | change: modify edit adjust alter | ' +
  'tweak: adjust modify customize configure tune | alter: modify change edit | swap: replace exchange ' +
  'substitute | fetch: retrieve download obtain | grab: obtain retrieve capture | stick: attach insert adhere ' +
  '| pop: open insert remove | yank: pull remove disconnect | ditch: discard remove delete | scrap: discard ' +
  'dispose delete | bin: discard dispose delete | chuck: discard dispose | erase: delete clear wipe | wipe: ' +
  'erase clear clean | lose: missing lost | find: locate search discover | look: view search appearance ' +
  'inspect | watch: monitor observe view | peek: preview view inspect | show: display view present | hide: ' +
  'conceal invisible suppress | hidden: invisible concealed | notice: detect observe | hear: audible sound ' +
  'audio | smell: odor odour | stink: odor odour | stench: odor odour | noise: sound vibration loud | racket: ' +
  'noise loud vibration | loud: noise volume decibel | quiet: silent noise mute | squeal: squeak noise ' +
  'friction | blink: flash indicator | flicker: flash unstable | dark: dim brightness | bright: brightness ' +
  'luminosity | blurry: focus unclear sharpness | fuzzy: blurred unclear | hot: overheat temperature heat | ' +
  'wet: moisture damp water | dirty: contamination clean soil | filthy: contamination clean dirt | sticky: ' +
  'adhesive residue | tight: tension secure | loose: unsecured slack tighten | stiff: rigid resistance | ' +
  'bendy: flexible | heavy: weight mass load | big: large size maximum | huge: large | tiny: small minimum ' +
  'miniature | little: small | wide: width | tall: height | long: length duration | deep: depth | thick: ' +
  'thickness | far: distance range remote | beside: adjacent next | underneath: below bottom under | inside: ' +
  'internal interior within | backward: reverse | upright: vertical | sideways: horizontal lateral landscape | ' +
  'slanted: inclined tilt angle | middle: center centre | corner: edge | lid: cover cap | hole: opening port ' +
  'aperture | slot: opening compartment bay | gap: clearance spacing space | knob: dial control rotary | lamp: ' +
  'indicator led light | screen: display monitor | drawing: diagram figure illustration | wire: cable lead ' +
  'conductor | cord: cable lead | juice: power charge battery | bit: part component | piece: part component ' +
  'segment | chunk: segment block portion | bunch: group set batch multiple | lots: multiple many | several: ' +
  'multiple | enough: sufficient adequate | plenty: sufficient | spare: replacement reserve backup | extra: ' +
  'additional optional accessory | leftover: residue remaining residual | whole: entire complete full | ' +
  'almost: nearly approximately | roughly: approximately | exact: precise accurate | often: frequency ' +
  'frequently interval | rarely: infrequent | sometimes: intermittent occasionally | forever: permanent ' +
  'indefinitely infinite | again: repeat retry | nonstop: continuous | later: subsequent delay | beforehand: ' +
  'prerequisite prior preparation | afterwards: subsequent following | suddenly: unexpected abrupt | latest: ' +
  'current recent version | old: previous legacy obsolete | outdated: obsolete deprecated legacy | why: cause ' +
  'reason | mean: indicate definition | need: require requirement necessary | must: required mandatory | let: ' +
  'allow enable permit | forbid: prohibit deny restrict | ban: prohibit block deny | allowed: permitted ' +
  'authorized permissible | permission: authorization access privilege right | prefer: preference | choose: ' +
  'select option | pick: select choose | choice: option selection | check: verify inspect test | test: check ' +
  'verify diagnostic | compare: difference comparison | same: identical equal | different: distinct various | ' +
  'match: correspond compatible | fit: compatible suitable install | join: connect merge combine | merge: ' +
  'combine join | glue: adhesive bond attach | hook: attach connect hang | hang: mount suspend | fasten: ' +
  'secure attach tighten | split: divide separate | copy: duplicate clone backup | move: transfer migrate ' +
  'relocate | spin: rotate rotation | flip: invert rotate reverse | twist: rotate turn | push: press | ' +
  'squeeze: compress press | shrink: reduce compress | shorten: reduce truncate | stretch: extend expand | ' +
  'boost: increase enhance | cut: trim reduce | tidy: organize clean arrange | sort: order arrange | keep: ' +
  'retain store maintain preserve | remember: save store memory | forget: reset recover | learn: tutorial ' +
  'introduction guide training | teach: train | newbie: introduction basics beginner tutorial | beginner: ' +
  'introduction basics tutorial overview | expert: advanced | basics: introduction fundamentals overview | ' +
  'tip: hint recommendation | howto: procedure instruction guide | instruction: procedure step | step: ' +
  'procedure instruction | recipe: procedure example | sample: example | default: factory preset standard | ' +
  'setup: configuration installation | warning: caution alert | beep: alarm alert signal tone | safe: safety ' +
  'secure | harmful: hazardous toxic | warranty: guarantee | cost: price fee | lifespan: durability life | ' +
  'help: support assistance | hotline: support contact | name: label identifier designation | nickname: alias ' +
  'name | lingo: terminology glossary | jargon: terminology glossary | leeway: tolerance margin clearance | ' +
  'cutoff: threshold limit | shortcoming: limitation restriction | drawback: limitation disadvantage | rattle: ' +
  'vibration loose noise | crackle: interference static noise | hiccup: intermittent fault error | snag: ' +
  'limitation issue | look at: view inspect examine | peek at: preview view inspect | look up: search find ' +
  'reference | look for: search locate find | look into: investigate examine diagnose | look after: maintain ' +
  'maintenance care | take care of: maintain maintenance | figure out: determine identify diagnose | work out: ' +
  'calculate determine | make sense of: interpret meaning understand | make out: distinguish recognize discern ' +
  '| tell apart: distinguish differentiate identify | mix up: confuse interchange | set up: configure install ' +
  'setup | hook into: integrate connect attach extend | plug in: connect insert | unplug it: disconnect power ' +
  '| put together: assemble assembly combine | take apart: disassemble dismantle | take off: remove detach | ' +
  'put off: postpone delay defer | fill up: refill full | top up: refill replenish | run out: empty deplete ' +
  'exhaust | use up: consume consumption deplete | wear out: worn deteriorate | break down: failure ' +
  'malfunction fault | fall off: detach loose | come off: detach loose | come loose: tighten detach | give up: ' +
  'abort cancel | play up: malfunction fault | go wrong: error fail failure | mess up: corrupt damage error | ' +
  'go bad: deteriorate spoil expire | go off: trigger activate alarm | switch on: enable activate power | turn ' +
  'on: enable activate power | switch off: disable deactivate shutdown | turn off: disable deactivate shutdown ' +
  '| shut down: shutdown power off | does nothing: unresponsive inactive | nothing happens: unresponsive ' +
  'respond fail | no reaction: unresponsive respond | stops halfway: interrupted abort incomplete | half way: ' +
  'partial intermediate midpoint | cut off: truncate disconnect interrupt | cut out: interrupt intermittent | ' +
  'slow down: reduce decelerate performance | speed up: accelerate performance optimize | make faster: ' +
  'accelerate performance optimize | make smaller: reduce shrink compress | make bigger: enlarge increase ' +
  'expand | make quieter: reduce volume noise | make louder: increase volume | double check: verify confirm | ' +
  'keep track of: monitor log record | keep an eye: monitor supervise | keep away: distance avoid | carry ' +
  'over: transfer migrate retain | carry out: perform execute | get rid of: remove delete eliminate dispose | ' +
  'get started: introduction quickstart setup | get used to: familiarize | get along with: compatible | get ' +
  'around: bypass workaround avoid | get past: bypass skip | throw out: discard dispose | throw away: discard ' +
  'dispose disposal | boot someone out: remove disconnect terminate | lock out: lockout block deny | let in: ' +
  'allow admit access | let go: release | hand out: distribute assign issue | pass on: forward transfer | give ' +
  'permission: authorize grant allow | leave out: omit exclude skip | skip over: omit bypass ignore | sort ' +
  'out: resolve organize | line up: align alignment | out of line: misaligned alignment | out of date: ' +
  'obsolete outdated expired | out of order: faulty defective sequence | out of reach: inaccessible range | ' +
  'out of sync: synchronization synchronize | too many: exceed maximum limit excessive | too much: excessive ' +
  'exceed maximum | too little: insufficient low | not enough: insufficient inadequate | too loud: noise ' +
  'volume | too hot: overheat temperature | takes forever: slow delay timeout | how long: duration time period ' +
  '| how often: frequency interval | how many: number quantity maximum | how much: quantity amount | how big: ' +
  'size dimension | how far: distance range | how come: cause reason | what happens if: effect consequence ' +
  'result | less often: frequency interval reduce | more often: frequency interval | every so often: periodic ' +
  'interval regularly | on and off: intermittent | on its own: automatic automatically spontaneous | by ' +
  'itself: automatic automatically unattended | by hand: manual manually | by accident: accidental ' +
  'unintentional inadvertent | on purpose: intentional deliberately | all at once: simultaneous bulk batch | ' +
  'at once: immediate simultaneous | in a row: consecutive sequential successive | next to each: adjacent side ' +
  '| side by side: adjacent parallel | on top: above upper | at the back: rear | upside down: inverted ' +
  'inversion rotate | inside out: inverted reverse | back to front: reverse reversed inverted | wrong way ' +
  'round: reversed polarity orientation | other way round: reverse inverse | back and forth: alternate ' +
  'reciprocating | in the meantime: during meanwhile | ahead of time: advance beforehand | in advance: ' +
  'beforehand prior | straight away: immediately instantly | at least: minimum | at most: maximum | from ' +
  'scratch: initial new | start over: restart reset reinitialize | back to normal: restore reset default | ' +
  'time limit: timeout deadline expiry | goes first: priority precedence order | works with: compatible ' +
  'compatibility support | go together: compatible combine | backup plan: redundancy fallback failover | ' +
  'safety net: backup fallback redundancy | wiggle room: tolerance clearance margin | give or take: tolerance ' +
  'approximately accuracy | a bit off: inaccurate deviation calibration | not allowed: prohibited forbidden ' +
  'denied | allowed to see: permission access visibility | is it safe: safety hazard precaution | can it ' +
  'handle: support capacity maximum | how to write: syntax format notation | small print: term disclaimer ' +
  'condition | fine print: term disclaimer condition | cheat sheet: reference summary overview | quick guide: ' +
  'quickstart overview | walk me through: procedure step tutorial guide | step by step: procedure tutorial ' +
  'instruction | show me how: tutorial procedure example | big picture: overview architecture | short name: ' +
  'abbreviation alias | part that spins: rotor rotary wheel | thing to hold: handle grip | thing to press: ' +
  'button key | little light: led indicator lamp | little door: flap cover hatch | little picture: icon symbol ' +
  'thumbnail | little wheel: roller castor caster | bar on top: toolbar menu header | bar at bottom: statusbar ' +
  'status footer | three lines: menu | greyed out: disabled unavailable inactive | grayed out: disabled ' +
  'unavailable inactive | garbage text: encoding charset corrupt | hear nothing: sound audio mute volume | ' +
  'black screen: blank display | gone missing: lost | show up: appear display visible | pop up: appear dialog ' +
  'notification | light up: illuminate indicator | burning smell: overheat smoke odor odour | gets hot: ' +
  'overheat temperature heat | set off: trigger activate | caused by: cause reason | wear and tear: ' +
  'deterioration | in one go: single batch bulk | add on: extension accessory plugin | built in: integrated ' +
  'internal | have to: required mandatory must | good idea: recommended recommendation | be careful: caution ' +
  'warning precaution | watch out: caution warning precaution | warm up: preheat heat | clear out: empty purge ' +
  '| switch over: changeover toggle failover | undo everything: revert reset rollback | make my own: custom ' +
  'customize create | not working: malfunction fault fail | not turn on: power start fail | not react: ' +
  'unresponsive respond | not fit: incompatible size dimension | not show up: missing undetected visible | ' +
  'cannot do: limitation restriction unsupported | cannot read: illegible unreadable | all the time: ' +
  'continuous permanent constantly | as long as: maximum duration while | am i allowed: permission permitted ' +
  'authorized | what i need: prerequisite requirement | need beforehand: prerequisite requirement preparation ' +
  '| out of nowhere: unexpected spontaneous | round thing: knob dial wheel | little lamp: led indicator light ' +
  '| red light: led indicator alarm error | list on left: sidebar navigation menu pane | thing that spins: ' +
  'rotor fan wheel rotary | one after another: sequential consecutive successive | one by one: individual ' +
  'sequential | waiting line: queue | for dummies: beginner introduction basics | glossary words: terminology ' +
  'definition | error screen: message fault | other name: alias synonym | boot out: remove disconnect ' +
  'terminate | see nothing: blank display visible | by mistake: accidental unintentional inadvertent | way ' +
  'around: workaround bypass alternative | more important: priority precedence | far right: rightmost edge | ' +
  'far left: leftmost edge | kick out: remove disconnect expel | what is new: changelog release feature | ' +
  'booking: reservation | dearer: price rate | assign: map mapping';
