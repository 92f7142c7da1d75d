/** Batteries, mains and what they feed. */
export const POWER = `
battery batteries accumulator accumulators cell cells lithium mah runtime playback hold-charge; charge charging lasts last empty flat drain drains hours life percent percentage power low
charge charges charging charged recharge recharging dock cradle plug-in wireless-charging; battery charger cable plugged plug usb full fully percent
-empty flat drained drains drain runtime lasts last life overnight discharged runs-out ran-out run-down runs-flat goes-flat went-flat goes-dead; runs battery hours quickly hour fast faster days
charger chargers adapter adaptor psu; charge charging buy spare second cable plug
-plug plugs plugged socket sockets outlet mains; power cord cable wall
extension cord lead multiplug multiway strip; cable plug socket longer short power
voltage volt volts fuse fuses amp amps ampere breaker circuit trips tripped earth earthed grounded 110 230 rcd; power mains plug blows
electricity consumption kwh energy consume consumes watts watt wattage standby bill much-power use-power power-use running-costs; power costs cost class use uses eco expensive hour year much
eco economy saving economical efficient efficiency; mode energy power save
indicator blinks blinking blink flash flashes flashing lit steady solid amber pulsing lights-up; light led lamp red orange green blue purple yellow white lights
-light lights lamp lamps bulb bulbs lighting illumination headlight torch; dark flicker flickers bright replace led inside
-display screen lcd panel monitor touchscreen; blank black dark shows showing brightness letters digits backlight nothing dim
-blank black dark off; display screen nothing stays
-bright brightness dim dimmer dimmed dimming backlight glare; display night light dark
-standby sleep sleeps wakes wake hibernate autooff; off automatically itself minutes
solar photovoltaic inverter sun sunshine panels; power battery
generator inverter camper caravan boat motorhome; power run
-motor engine drive assist assistance; power stops cuts turn
starter pull-cord ignition spark choke carburettor carburetor fuel petrol gasoline; start starts engine
voltage abroad foreign travel country usa plug; adapter
`;
