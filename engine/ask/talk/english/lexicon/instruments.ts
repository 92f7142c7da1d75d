/** What manuals print for what people say of electronics, instruments, radios and tools; see `talk.ts`. */
export const INSTRUMENTS =
  'dead: unresponsive off defective | fried: damaged burnt overvoltage destroyed | zap: electrostatic esd ' +
  'discharge shock | plug: connector socket jack mains | wire: lead conductor cable wiring | cord: cable lead ' +
  'power | prong: pin contact terminal | leg: pin lead terminal | knob: dial encoder potentiometer control | ' +
  'lamp: led indicator luminaire light | bulb: lamp led luminaire | brightness: intensity luminance dimming ' +
  'backlight | dim: dimming brightness intensity backlight | blink: flash led indicator status | flicker: ' +
  'flash ripple pwm unstable | screen: display lcd oled monitor | beep: buzzer tone alarm signal | chirp: beep ' +
  'alarm buzzer | hum: noise ground loop interference ripple | buzz: noise hum vibration interference | hiss: ' +
  'noise squelch static | squeal: feedback noise oscillation | whine: noise coil pwm | rattle: vibration loose ' +
  'noise | quiet: volume low level silent mute | muffled: distortion filter treble equalizer | mute: silence ' +
  'disable attenuate | mic: microphone input | lag: latency delay | stutter: dropout buffer underrun latency | ' +
  'garble: distortion corrupted encoding interference | reception: signal antenna sensitivity rssi | aerial: ' +
  'antenna | dish: antenna reflector parabolic satellite | mast: tower pole mount antenna | ham: amateur radio ' +
  'operator | wavelength: frequency band | coordinate: position latitude longitude waypoint | location: ' +
  'position coordinates gps fix | compass: heading magnetometer bearing | height: altitude elevation | tilt: ' +
  'inclination angle pitch roll | speed: velocity rpm rate baud | clock: time rtc oscillator timer | accuracy: ' +
  'tolerance error uncertainty precision | wrong: error incorrect inaccurate fault | drift: offset stability ' +
  'calibration deviation | jumpy: unstable fluctuating noise | noisy: noise ripple interference jitter | ' +
  'spike: surge transient peak overvoltage | outage: failure blackout interruption mains | blackout: outage ' +
  'failure power | brownout: undervoltage sag low | brick: adapter supply psu | bricked: recovery bootloader ' +
  'unresponsive reflash firmware | drain: discharge depletion consumption | juice: power charge capacity | ' +
  'runtime: autonomy capacity duration discharge | swell: bulge swollen battery gas | puffy: swollen bulging ' +
  'lipo | leak: seal drip electrolyte | wattage: power rating watt consumption | amp: current ampere amplifier ' +
  'rating | amperage: current ampere rating | volt: voltage supply rated | ohm: resistance impedance | short: ' +
  'circuit overcurrent | trip: breaker shutdown protection activate overcurrent | earth: ground protective ' +
  'grounding | spark: arc discharge | overheat: overtemperature thermal temperature shutdown | dust: ' +
  'contamination debris particle dirt | splash: ingress ip water | rust: corrosion oxidation | corrode: ' +
  'corrosion oxidation contact | wobbly: loose unstable play | loose: slack tighten play | slack: backlash ' +
  'tension play belt | sloppy: backlash play tolerance | spanner: wrench tool | wrench: spanner tool torque | ' +
  'stick: adhere adhesion attach | glue: adhesive bond | solder: reflow joint | breadboard: prototype ' +
  'prototyping | chip: ic microcontroller mcu processor | brain: controller microcontroller processor cpu | ' +
  'shield: expansion addon | hat: expansion shield board | daughterboard: mezzanine expansion shield | sketch: ' +
  'program code firmware | burn: program flash write | reboot: restart reset cycle | freeze: hang unresponsive ' +
  'lockup | crash: fault failure watchdog exception collision | wake: wakeup interrupt resume | sleep: standby ' +
  'idle suspend | pair: bind bluetooth | remote: controller transmitter handset | wifi: wlan wireless network ' +
  '| dongle: adapter usb receiver | joystick: stick lever gimbal | flyaway: failsafe gps rth | claw: gripper ' +
  'effector | sluggish: slow performance response | stiff: friction binding tight | stuck: jammed blocked ' +
  'seized | backwards: reversed polarity direction inverted | clog: blockage blocked obstruction nozzle | ' +
  'stringing: retraction ooze temperature | warp: deform adhesion curl | carve: engrave mill machining | ' +
  'shaving: chip swarf | sawdust: dust chip extraction | shake: vibration oscillate agitate | airlock: venting ' +
  'priming air bleed | suck: suction intake draw | hose: pipe tube tubing line | pipe: tube line hose | ' +
  'button: key pushbutton switch | keypad: keyboard membrane keys | slider: fader potentiometer | alert: alarm ' +
  'warning notification | thermometer: temperature thermocouple probe | fog: condensation humidity | movement: ' +
  'motion pir detection | weigh: load balance scale | zero: tare offset null | scope: oscilloscope | graph: ' +
  'trend chart plot curve | plot: graph chart trend | wiggle: waveform oscillation | beat: tempo rhythm bpm | ' +
  'loop: repeat sequence | spotlight: luminaire beam fixture | colour: rgb hue color | color: rgb hue ' +
  'chromatic | guarantee: warranty | spare: replacement part | swap: replace exchange | throwaway: disposal ' +
  'weee recycle | bin: disposal dispose recycle | case: housing enclosure | casing: housing enclosure | ' +
  'unplug: disconnect mains isolate | tinny: bass equalizer frequency | loud: volume gain level | echo: reverb ' +
  'delay feedback | hang: freeze unresponsive watchdog | lever: handle switch | blow: fuse overcurrent | ' +
  'shock: electric hazard electrocution | static: electrostatic esd noise squelch | smoke: overheating burning ' +
  'fire | hot: overheat temperature thermal | cap: capacitor cover | waterproof: ingress ip sealed protection ' +
  '| wobble: vibration runout play backlash | squeaky: lubrication bearing noise | screwdriver: torx phillips ' +
  'hex tool | propeller: rotor blade prop | drone: aircraft uav quadcopter multirotor | stall: jam overload ' +
  'locked | reverse: direction backward inverted | kickback: recoil rebound | prime: bleed fill | multimeter: ' +
  'dmm meter | gauge: meter indicator | logger: datalogger recorder | weight: mass load payload | motion: ' +
  'movement pir accelerometer | pedal: footswitch sustain expression | octave: transpose shift | strobe: flash ' +
  'shutter | bracket: mount mounting rail | lid: cover cap | stand: base tripod mount | strap: lanyard harness ' +
  '| broken: defective damaged faulty | repair: service servicing maintenance | grease: lubricant lubrication ' +
  '| microcontroller: mcu controller processor | upload: flash program download | gpio: pin input output | ' +
  'estop: emergency stop | sterilize: autoclave disinfect decontaminate | moisture: humidity condensation | ' +
  'bit: cutter endmill drill | jam: blocked stuck obstruction | tune: adjust frequency calibrate | takeoff: ' +
  'launch arming | geofence: restriction limit boundary | scratch: abrasion surface damage | solar: ' +
  'photovoltaic pv panel | gibberish: baud encoding corrupted | glove: ppe protective | goggles: eyewear ' +
  'protective fpv | thumbscrew: knurled knob | stylus: touchscreen pen | sag: undervoltage dip droop | choppy: ' +
  'dropout latency interrupted | blurry: focus resolution | focus: sharpness lens | slowdown: deceleration ' +
  'derating | weaken: attenuate attenuation | strengthen: amplify gain | lifespan: lifetime endurance service ' +
  '| bent: deformed damaged straighten | crack: damage fracture | melt: overheat temperature deform | wipe: ' +
  'clean cloth erase | undo: revert restore cancel | gunk: deposit residue contamination clean | knock: impact ' +
  'shock hit | sideways: lateral horizontal orientation | spotty: intermittent interference reception | ' +
  'grainy: noise resolution | tangle: kink twist cable | pinch: crush clamp squeeze | hurt: injury hazard | ' +
  'danger: hazard warning risk | dangerous: hazardous hazard warning | notch: slot groove detent key | clunk: ' +
  'noise backlash bearing | forget: unpair delete volatile | little lamp: led indicator | little light: led ' +
  'indicator status | red light: led fault alarm indicator | green light: led status indicator ready | warning ' +
  'light: indicator led alarm fault | blinking light: led flash indicator status | light stays on: led ' +
  'indicator lit | keep blinking: flash led fault status | blank screen: display contrast backlight | black ' +
  'screen: display backlight boot | screen too dark: brightness backlight contrast | screen light: backlight ' +
  'brightness | cannot read display: contrast backlight brightness | thing to press: button key pushbutton | ' +
  'tiny switch: dip jumper selector | row of switches: dip | row of pins: header connector | tiny hole: ' +
  'pinhole reset | plug shape: connector type socket | what plug: connector type | plug in: connect insert ' +
  'attach | pull out: remove disconnect unplug | hook up: connect connection wiring | wire up: connect wiring ' +
  'terminal | which wire: wiring terminal assignment | which pin: pinout assignment | wrong way round: reverse ' +
  'polarity orientation | plus and minus: polarity positive negative | mixed up wires: polarity reversed ' +
  'miswiring | red wire: positive | black wire: negative ground | loose wire: terminal connection contact | ' +
  'cable length: distance maximum | how far: range distance | how fast: speed rate maximum | how exact: ' +
  'accuracy tolerance resolution | how loud: spl volume decibel sound | how often: interval frequency schedule ' +
  '| battery life: runtime capacity endurance autonomy | how long last: lifetime runtime endurance | battery ' +
  'empty: discharged low depleted | battery low: undervoltage discharged cutoff | battery dies fast: capacity ' +
  'degraded aging consumption | battery full: charged | coin battery: cr button cell backup | swollen battery: ' +
  'bulging damaged lipo | flat battery: discharged depleted | stop charging: cutoff terminate full | not ' +
  'charge: charging fault charger | top up: recharge refill charge | power brick: adapter supply psu | wall ' +
  'wart: adapter supply | wall socket: mains outlet receptacle | wall power: mains ac | power cut: outage ' +
  'failure mains | power loss: outage failure blackout | power goes out: outage failure blackout | power ' +
  'hungry: consumption current | save power: sleep standby economy consumption | use less power: sleep ' +
  'consumption standby | how much power: consumption wattage rating | how much current: ampere rating ' +
  'consumption | how many volts: voltage rated input supply | too much voltage: overvoltage exceed maximum | ' +
  'too much current: overcurrent overload limit | voltage too high: overvoltage | constant current: cc | ' +
  'constant voltage: cv | keep tripping: overcurrent overload breaker residual | blown fuse: replace ' +
  'overcurrent | turn on: power switch start enable | turn off: power shutdown switch disable | will not ' +
  'start: startup power fault troubleshooting | refuse to start: supply startup troubleshooting | shuts itself ' +
  'off: shutdown auto overtemperature protection | turns itself off: auto shutdown timeout standby | keeps ' +
  'restarting: reset reboot watchdog brownout | keep rebooting: reset watchdog brownout | cut out: dropout ' +
  'shutdown interruption protection | cut off: disconnect shutdown cutoff isolate | off switch: power ' +
  'disconnect isolator | kill switch: emergency stop disarm | panic button: emergency stop | emergency button: ' +
  'estop stop | factory settings: default reset restore | start over: reset restart default | from scratch: ' +
  'reset default initialize | wipe everything: erase reset format | lost password: reset recovery credential | ' +
  'error code: fault alarm message | error screen: fault alarm message | error number: fault code | clear the ' +
  'error: acknowledge reset fault | make quiet: mute silence volume | stop beeping: mute silence alarm buzzer ' +
  '| three beeps: beep buzzer alarm | strange noise: vibration bearing abnormal | humming noise: ground hum ' +
  'interference | burning smell: overheating smoke | smells burnt: overheating burning smoke | gets hot: ' +
  'overheat temperature thermal heatsink | too hot: overheat overtemperature thermal | too bright: brightness ' +
  'dimming intensity | too dark: brightness illumination exposure | too loud: volume gain level | too slow: ' +
  'speed rate acceleration | not working: fault troubleshooting malfunction | not detected: recognized driver ' +
  'enumerate | not recognized: detect driver usb | computer not see: driver usb detect port | no connection: ' +
  'communication link disconnected | lose connection: disconnect timeout link dropout | no signal: reception ' +
  'input antenna lost | bad reception: signal antenna interference sensitivity | weak signal: rssi reception ' +
  'gain sensitivity | no sound: audio output mute volume | sound delay: latency buffer | distorted sound: ' +
  'clipping distortion overload gain | turn up: increase volume gain | spins wrong way: direction reverse ' +
  'rotation phase | garbage text: baud encoding | garbage on serial: baud parity framing | strange characters: ' +
  'baud encoding parity | comm speed: baud rate bitrate | talk to computer: serial usb interface communication ' +
  '| connect to phone: bluetooth pairing app | phone app: mobile android ios | over the air: ota wireless ' +
  'update | other name: alias designation | model number: type nameplate designation | sticker on back: ' +
  'nameplate label rating | new software: firmware update | load program: upload download flash | put program ' +
  'on: upload flash download | programming cable: jtag usb isp programmer | failed update: recovery bootloader ' +
  'firmware | boot mode: bootloader dfu | rescue mode: recovery bootloader dfu | plug on board: shield ' +
  'expansion header addon | add on board: shield expansion module | memory card: sd microsd storage | lost ' +
  'data: retention erased nonvolatile memory | save settings: store memory eeprom preset | copy settings: ' +
  'backup export clone parameter | remember setting: store memory retain nonvolatile | push to talk: ptt ' +
  'transmit | talk button: ptt | call sign: callsign | radio channel: frequency memory | find station: tune ' +
  'scan search | noise blocker: squelch blanker filter | antenna match: swr impedance tuner | point the dish: ' +
  'align azimuth elevation | aim antenna: azimuth elevation align | where am i: position location coordinates ' +
  'gps | find satellites: acquisition fix almanac | gps slow: fix acquisition ttff cold | wrong location: ' +
  'position accuracy fix gps | come back home: rth return | fly back: rth return home | fly away: failsafe rth ' +
  '| spinning blade: propeller rotor | no fly zone: geofence restricted airspace | drone drift: calibrate imu ' +
  'compass gps | wont take off: arming arm prearm | pair remote: bind pairing | dead zone: deadband | move ' +
  'sideways: strafe lateral roll | shaky picture: gimbal vibration stabilization | robot hand: gripper ' +
  'effector | by hand: manual manually | start position: home origin reference | zero point: origin datum ' +
  'reference offset | end of travel: limit endstop | end switch: limit endstop | skipped step: motor current ' +
  'stall | shifted layer: belt acceleration motor | stringy print: retraction temperature ooze | print not ' +
  'sticking: adhesion bed leveling | plastic wire: filament | out of filament: runout sensor | lines on print: ' +
  'banding vibration flow | cutting tool: cutter endmill bit | hold down: clamp fixture secure | dust bag: ' +
  'extraction collector | metal shavings: chip swarf | change bit: chuck collet replace | stuck bit: chuck ' +
  'collet jammed | soft start: ramp inrush acceleration | run dry: cavitation protection | air in pump: bleed ' +
  'venting priming | no water: priming suction dry | blocked pump: clogged impeller obstruction | water gets ' +
  'in: ingress seal ip | use outdoors: ip weatherproof outdoor environment | in the rain: ip weatherproof ' +
  'ingress moisture | under water: submersible immersion ip | trip point: threshold setpoint limit | target ' +
  'value: setpoint reference | measure again: repeat measurement | wrong reading: calibration error offset | ' +
  'reading jumps: unstable noise fluctuating averaging | smooth reading: averaging filter | test lead: probe | ' +
  'measure current: ammeter ampere clamp | beep test: continuity buzzer | freeze reading: hold | set to zero: ' +
  'tare null offset | picture of signal: waveform trace | stop the picture: trigger hold run | motion sensor: ' +
  'pir occupancy | mood light: rgb scene | light show: dmx sequence chase | light desk: console dmx controller ' +
  '| color change: rgb fade hue | round knob: dial encoder potentiometer rotary | thing you turn: knob dial ' +
  'encoder | wheel on side: encoder jog | little screw thing: trimmer potentiometer | metal fin: heatsink | ' +
  'tingling when touched: leakage ground earth insulation | buy spare part: replacement accessory order | ' +
  'throw away: dispose disposal weee recycle | put on wall: mounting bracket installation | stop shaking: ' +
  'vibration damping stabilization | fader: slider | goggles: glasses | crate: packaging box | crocodile ' +
  'clip: alligator clamp';
