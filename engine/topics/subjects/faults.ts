/** What goes wrong with any device. */
export const FAULTS = `
noise noisy loud louder loudly hum humming buzz buzzing rattle rattles rattling squeak squeaks squeaky squeal squeals squealing screech grind grinding clunk click clicking clicks clatter bang banging whistle whistling whine whining knock knocking hiss hissing creak creaking thump roar roaring gurgle gurgling tick ticking decibel decibels db scraping crunching chirping grating racket din; sound sounds vibration quiet silent cracking popping crackle weird
vibrate vibration vibrations vibrates shake shakes shaking wobble wobbles wobbling wobbly unbalanced imbalance unstable walks wanders rocks; moves level jump jumps floor feet
smell smells smelly smelling stink stinks stinking odor odour stench musty mouldy moldy mould mold mildew foul reek reeks rotten fumes stale pong scent whiff; burning plastic sour fresh
mould mold mouldy moldy mildew fungus bacteria germs slime slimy biofilm; black smell spots clean
leak leaks leaking leaky leakage drip drips dripping puddle seep seeps seeping overflow overflows overflowing spill spills dribble dribbles trickle trickles pool; water wet floor underneath bottom drops soaked running runs
-water wet soaked flooded flood liquid gets-wet got-wet; leak drain floor drip moisture
condensation condensate condensed moisture humid humidity fogged foggy fog steamed damp droplets; wet drops water window
overheat overheats overheated overheating smoke smoking smokes scorched melted burnt sparks sparking; hot burning warm burn heat fire
-hot warm lukewarm tepid heat heats heated heating boil boiling scald warmer hotter temperature degrees; thermostat reach enough cold cool
dead lifeless unresponsive boot boots booting power not-turn-on not-switch-on not-power-on not-come-on not-go-on no-power; start starts switch turn react respond reaction nothing anymore sign life
-nothing reacts react reaction respond responds responding response unresponsive ignores not-work not-start not-react not-respond not-do; happens press button dead
outage outages blackout brownout power-cut power-failure power-loss without-power power-fails electricity-fails no-electricity; power cut electricity failure failed after hours without
-stops stopped abort aborts aborted halts quits pauses halfway midway suddenly cuts shuts interrupted interrupts stall stalls by-itself on-its-own cuts-out cuts-off shuts-off shuts-down not-stay-on; off fails stop middle again itself minutes turns-off switches-off goes-off
crash crashes crashed crashing hang hangs hung freeze freezes frozen froze unresponsive reboot reboots rebooting restart restarts loop bricked hangs-up locks-up freezes-up; error react app stuck
jam jams jammed jamming stuck block blocks blocked blockage clog clogs clogged clogging obstruct obstructed obstruction wedged seized seize tangled tangle trapped wrap wraps wrapped; feed remove caught stick sticks free
-slow slowly sluggish takes forever slower speed laggy; long fast minutes hours
-weak weaker weakly powerless feeble poor; strong power low little pressure
-broken broke crack cracks cracked snapped snap torn tear bent dented dent chipped split peeling scratched scratch damaged damage shattered falls-apart breaks-off broke-off; fell part loose hole
-loose loosened falls fell fall wobbly detached came falls-off fell-off falls-out comes-off came-off comes-loose came-loose hangs-down; tighten screw off
rust rusts rusty corroded corrosion corrode; metal spots
worn wear wears blunt thin tired lifespan durable wears-off; replace change new how
stain stains stained streak streaks streaky smear smears smeared smudge smudges spots spotted marks residue residues film deposit deposits; white dirty grey cloudy
-fault faults error errors code codes malfunction message warning error-message; display means mean shows
reset resets resetting factory default defaults initialise initialize wipe scratch start-over original-settings; delete settings original restore erase start all clear over
calibrate calibration calibrating recalibrate accuracy accurate inaccurate precise deviation; wrong adjust measure reading
-measure measurement measurements measuring reading readings value values result results inaccurate; wrong sensor normal
shock shocks shocked tingle tingling static electrocuted; touch electric earth
bug bugs insects ants spider spiders mouse mice rodents; inside
hole holes leak puncture; torn
scratched scratch scratches polish dull; surface
`;
