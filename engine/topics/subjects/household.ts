/** Kitchen, laundry, cleaning and air. */
export const HOUSEHOLD = `
taste tastes tasting bitter sour aroma flavour flavor flavourless metallic acidic tasteless burnt; weak strong water plastic bad
-weak strong stronger thin watery strength intense intensity diluted; taste coffee tea flavour
foam froth frothing frothed foamy frother foams bubbles bubbly; milk much no
milk cappuccino latte macchiato dairy oat soy almond plant-based barista; froth foam hot steam
crema espresso; thin foam no
steam steaming steamer wand nozzle; hot milk pressure water
grind grinder grinds grinding coarse coarser coarseness fine finer fineness; setting adjust beans stuck ground
beans bean hopper roast roasted; grinder oily empty which
ground powder preground pre-ground scoop decaf; coffee instead chute
pod pods capsule capsules nespresso; compatible fit jam
-cup cups mug mugs glass glasses pot jug carafe tumbler; size full fill volume ml small tall
cup-size amount ml shot double single lungo ristretto; more less change program coffee
grounds puck pucks dregs; wet tray empty container sludge
drip-tray tray bucket bin; empty full wet overflow
-tank reservoir container; empty full fill water leak light
brew brews brewing brewed extraction infuser infusion; unit slow stops group
kettle kettles boil boils boiling; lime water off
pump pumps prime priming airlock air-lock vent bleed; water noise draw
drain drains draining drainage outflow siphon waste-pipe waste-water; hose water pump pipe blocked hole
-hose hoses pipe pipes tubing; water length longer connection
tap taps faucet inlet valve plumbing stopcock aquastop water-tap water-supply water-inlet; water hose pressure
detergent powder pods pod capsules tablets tabs liquid bleach gel; drawer dosage compartment amount
softener conditioner rinse-aid fabric; drawer compartment water
-amount dose dosage dosing dosed quantity spoon spoons ml grams overdosed; much full half many detergent
laundry clothes garment shirts shirt towels bedding jeans underwear; wash spin programme cycle wet
wool woollen woolen jumper jumpers sweater pullover silk cashmere delicate delicates; wash programme shrank
-spin spins spinning rpm centrifuge; loud noise wet speed drum
-drum tub; turn noise hole
lint fluff fluffy fibres fibers; filter dryer clothes
iron ironing soleplate creases wrinkles crumpled; steam water
dishes plates cutlery forks spoons pans pots glasses; dirty wet clean basket
-dry drying dries dryer damp wet not-dry too-wet; still long program clothes
salt salts saline regenerating; fill dishwasher light
arm arms sprayer; spray turn blocked
ice iced icing icy frost frosty frosted snow; cold layer thick build
-frozen freeze freezes freezing froze too-cold; cold ice solid back burst
-cooling cools cooled cool cold colder warm warmer lukewarm; enough reach temperature room degrees stays rising fresh spoil
defrost defrosting defrosts thaw thawing thawed; ice how often
cubes icemaker ice-maker crushed dispenser ice-cube; ice water jam
-food foods meat vegetables fruit salad fresh spoil spoils spoiled goes-off went-off gone-off goes-bad went-bad gone-bad not-fresh; milk rotten mouldy store keep long days goes
-shelf shelves rack racks drawer drawers basket baskets; spare broken order glass
fridge freezer compartment crisper; temperature cold warm
oven bake baking baked grill roasting broil cake pizza bread dough crust loaf; temperature hot
-burnt burns burned raw undercooked uneven unevenly brown browning pale; food cake side
hob cooktop induction burner burners ring rings pan pans; hot pot turn
microwave popcorn turntable plate; turn heat metal
-recipe recipes cook cooking fry frying; time how
blender blend blending mixer mix mixing knead whisk juice smoothie; blade stuck lid
oil fat grease greasy; clean change filter
hood extractor fan; grease filter
suction vacuum vacuums vacuuming hoover sucks suck dustbin nozzle; dust bag weak hair
-brush brushes bristles roller; hair tangled replace clean turn
-bag bags dustbag pouch; full order change
mop mopping mops pad floor; water wet
carpet carpets rug rugs furniture sofa; drives over stuck
stairs cliff fall falls edge ledge; sensor
map maps mapping zone zones room rooms area no-go virtual; save split lost
obstacle obstacles bump bumps collide collides collision; sensor avoid
station dock docking base; find charge returns back return home
robot lost wanders circles; drives around
fan fans airflow vent vents blow blows blowing draught draft; air weak direction
louvre louver louvres flap flaps fins vane vanes swing lamella lamellas slats; direction air left right
-direction angle sideways upwards; left right air
heat heater heating heats radiator radiators warmth boiler; winter warm
-outside outdoor; temperature unit
refrigerant coolant gas freon r32 r290 r410 r410a r600a; refill recharge top leak
humidity humidifier dehumidifier humidify mist; water tank
-air purifier pollen allergy allergies dust particles ozone; filter clean
-pressure bar psi; low water
pilot flame ignite ignition ignites gas burner; light off
chimney flue exhaust; smoke
legionella hygiene; water hot
not-cold not-cool too-warm stays-warm still-warm not-fresh; cold cool cools cooling warm warmer lukewarm goes-off rising spoil spoils sour
not-hot not-warm not-heat too-cold stays-cold still-cold goes-cold not-boil; cold colder lukewarm tepid heat heats heating warm
`;
