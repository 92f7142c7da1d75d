/** Vehicles, garden, tools, house and body. */
export const OUTDOORS = `
tyre tyres tire tires tube tubes inner; air flat wheel pressure bar
puncture punctures punctured flat deflated patch; air tyre tire repair losing hole
-pressure bar psi inflate pump; tyre tire tyres air
-wheel wheels hub spoke spokes axle rim; rear front off
-rear back front; wheel light
brake brakes braking disc discs caliper; pads squeal
-pads pad worn; brake replacement new change
chain gear gears derailleur sprocket shifting shift; oil
saddle seat seatpost handlebar handlebars pedal pedals suspension fork; height adjust
frame; number size crack
trailer tow towing hitch coupling; pull dog child
seat carrier rack basket pannier luggage bag; child fit mount
range kilometres kilometers distance far; charge battery winter km
hill hills slope slopes slopy steep uphill downhill incline inclines gradient climb climbs bank; degrees slip slips percent
lawn grass turf mow mows mowing mown meadow; cut height tall long
mowing-height height short long tall stubble; grass cut set
blade blades knives disc; replace sharp change worn blunt
-wire cable boundary loop perimeter fence; broken cut repair break buried signal
border edge edges corner corners fence strip uncut unmown; mow grass close
-stuck trapped mud stranded slip slips slipping bogged; wheel wheels hole free again
rain rains raining rainy weather storm thunderstorm lightning wet hail; sensor stop leave outside
garden lawns zones zone areas second narrow passage passages corridor; mow two separate
island islands flower bed beds pond tree trees roots; around
-holes bare patches yellow brown tracks ruts; grass lawn
waterproof splashproof rainproof rain shower swim swims swimming sweat sweaty sweating submerge submerged ip67 ip68 ipx4 ipx7 weatherproof gets-wet got-wet; wet water rated rating toilet sea pool
pressure-washer jet jets hose steam high-pressure; water clean wash
hedgehog hedgehogs animals cat; safe night
theft alarm pin; stolen
snow ice frost; winter
saw chainsaw saws bar; chain sharpen oil
drill drilling bit bits chuck screwdriver torque; stuck change
vibration recoil kickback; safe
tank fuel petrol diesel mix mixture two-stroke; oil fill
exhaust emission smoke; black
car cars vehicle truck boot trunk parking garage; fit carry
plane planes flight airport airline luggage; take allowed battery
gate garage blinds shutter shutters awning opener; open close stuck
doorbell bell ring chime; hear visitor
intercom entry lock code fingerprint; open
shave shaver beard stubble foil trimmer hair; blade skin
teeth tooth toothbrush gums bristles; brush head
skin rash irritation allergic; red
blood cuff arm pulse systolic; pressure reading
scale scales weighing; weight wrong
needle thread stitch stitches bobbin sewing; breaks tension
treadmill belt incline; slips speed
mattress bed pillow; hard soft
chlorine pool algae ph; water clean
fish aquarium; pump water
extrude filament bed layer nozzle 3d; print clog level
-sand gravel stones stone; stuck
ladder roof height; reach
`;
