/** Setting, timing, locking and looking after any device. */
export const OPERATION = `
timer timers schedule schedules scheduled scheduling weekly weekday weekdays weekend daily calendar preset preselect start-time end-time delayed-start start-later; delay clock program start automatically time day days hour hours pm am later tomorrow sunday
-clock time date summertime daylight timezone; wrong set winter
-delay later tomorrow; start timer hours morning overnight
-duration minutes lasts long shorter takes; program cycle how time
-setting settings adjust adjustment configure mode modes menu; set option turn change
-program programs programme programmes cycle cycles; which choose start cancel right
-cancel abort interrupt pause; program middle stop running
language languages german english french spanish polish italian dutch turkish russian chinese translation; change set menu voice
km kilometres kilometers miles mile mph kmh celsius fahrenheit unit units metric imperial ounces; display switch change instead
beep beeps beeping peep peeps beeper chirp chirps buzzer tone tones melody jingle chime; sound mute silent alarm signal noise loud off
alarm alarms alert siren; beep sound off tone goes-off
mute silent silence silently; quiet beep sound noise volume quieter off
night sleep sleeping bedtime bedroom; quiet silent mode dark quieter
-volume louder quieter quiet turn-up turn-down; sound turn up max low loud
child children kid kids baby toddler daughter son infant childproof; lock seat safe age
childlock lock locked unlock child-lock child-safe child-proof key-lock button-lock; child key symbol buttons panel
dog dogs cat cats pet pets puppy animal animals hair hairs fur; safe
-safe safety dangerous danger hazard risk poisonous flammable toxic harmful; allowed may
-clean cleans cleaned cleaning cleaner wash washed washing wipe wiping rinse rinsing scrub dirty dirt grime mud dust dusty sponge cloth hygiene hygienic disinfect sanitize sanitise alcohol soap; residue pressure brush hose glue spray steam often grease
dishwasher; clean wash safe may parts
descale descaling descaler limescale scale lime limestone calcium calcify calcified citric vinegar hardness decalcify chalk chalky; hard water white tablets
hardness softener softening hard soft; water lime salt level set
filter filters sieve strainer cartridge cartridges lint mesh hepa; clean change replace reminder dust
-oil oils oiled oiling lubricate lubricating lubricant lubrication lube grease greasing wd40 greased; dry spray
-maintenance service serviced inspection annual overhaul; often interval check year
winter storage overwinter store stored storing season garage shed cellar outside outdoors; frost cold months leave
transport transported transporting move moved moving carry carried carrying tilt tilted upright lying relocate van removal lying-down lay-down on-its-side; bolts house side flat lift delivery lie
install installs installing installation installed mount mounts mounted mounting bracket brackets drill drilling wall ceiling; hole holes screws height technician fit distance high screw
-clearance distance gap space ventilation ventilated spacing beside next-to; next stand wall behind sides cm between minimum built cupboard
levelling leveling feet foot uneven crooked; level adjust stand floor wobbles wobble tilt straight
-built-in cabinet cupboard niche integrated undercounter worktop kitchen panel; fit height install space
assemble assembly assembling bolt bolts nut nuts spanner wrench screwdriver allen; parts tighten loose torque screws
-size sizes dimension dimensions width wide height depth length diameter narrow cm mm inch inches format formats; large small long high tall short maximum fit custom
-weight heavy weigh weighs kilos kilo kg; load lift carry rider max much maximum
-capacity litres liters litre volume; fit full many large big holds load
-lock locks locked locking unlock unlocks unlocking latch bolt; door open key stuck emergency
key keys keyring fob; lock spare lost second number
-door doors hatch flap not-close not-shut not-open; open opens close closes shut lock latch
-lid lids cover covers hood cap; open close off broken
-reverse reversed reversing hinge hinges swap wrong-way other-side; door side left right opening wrong way other
seal seals gasket gaskets o-ring sealing rubber; leak door torn mouldy replace close
-button buttons knob knobs dial press pressed switch; react touch broken stuck
touch tap taps tapping double-tap swipe gesture gestures touchpad; control controls button press react skip pause volume
remote controller handset clicker zapper; battery batteries button lost control
-sensor sensors detect detects detected detection probe; clean wrong
-handle handles grip; loose broken off
-wheel wheels castor castors caster; stuck roll broken
-temperature temperatures degrees thermostat coldest warmest hottest; level dial setting set recommended hot cold best
-speed speeds gear faster slower rpm; set turn fast slow
-symbol symbols icon icons meaning; mean means display key light
holiday holidays vacation absence absent weeks go-away; off leave long away
`;
