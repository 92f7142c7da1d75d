/**
 * Words that people and manuals use for the same thing about devices and the software on them, one group a line.
 * A group counts once for a passage, by its best member, so a long group does no harm; a word that belongs to two
 * groups takes the members of both. Single words only, any inflection is found by stemming.
 */
const GROUPS = `
delete remove erase clear wipe uninstall discard
add register create insert new
change modify edit adjust set customize configure alter setting
fix repair troubleshoot resolve solve remedy cure
problem issue trouble fault malfunction error failure defect wrong broken
photo picture image
connect pair link attach hook plug join wire
disconnect unpair unplug detach
start launch open run begin initiate activate boot
enable activate allow
stop end cancel quit exit close abort terminate interrupt
disable deactivate
view see check display show watch look inspect
find search locate discover
phone smartphone mobile cellphone handset
tv television
volume loudness loud
sound audio noise
silent mute quiet
internet network online web
wireless wifi wlan
password pin passcode passphrase
app application program software
install setup download mount
fit mount fasten install
update upgrade firmware flash
reset restore initialize default factory
brightness backlight bright dim
subtitle caption
record capture
enlarge magnify zoom bigger
shrink minimize reduce smaller
reduce decrease lower less
increase raise higher more
move transfer copy send
share send
turn switch power
movie video film clip
music song track
allow permit enable
block lock restrict prevent forbid
schedule timer plan program
battery accumulator cell
charge recharge
cable wire cord lead
button key knob
clean wipe wash rinse cleaning
dirt dust debris residue
replace swap exchange renew change
fast quick rapid speed
slow lag sluggish delay
use operate utilize
require need must necessary requirement
buy purchase order obtain
feature function option capability
guide manual instruction handbook documentation
rename name call title
screen display monitor panel lcd
fail unable cannot failure
light lamp led indicator bulb
blink flash flicker
beep buzzer beeper alarm acoustic
alert notification warning message alarm
shop store dealer retailer reseller
manufacturer vendor maker supplier
support service helpdesk
hibernate suspend sleep standby
computer pc laptop host desktop notebook
windows microsoft
linux unix
cost price fee
size dimension measurement
weight mass heavy
length long
width wide
height high tall
temperature heat hot warm thermal
cool cold
freeze frost ice defrost
maximum max limit highest biggest largest upper
minimum min lowest smallest lower
allowed permitted permissible acceptable
range limit
voltage volt
current ampere amp
power wattage watt consumption
frequency hertz
memory ram storage
disk drive hdd ssd
folder directory
file document
print printout
paper sheet media
jam stuck block clog
tray cassette
ink cartridge toner
port socket connector jack outlet receptacle
plug connector
pin terminal
ground earth gnd
fuse breaker
water liquid fluid moisture
leak drip spill
hose pipe tube tubing
tap faucet valve
drain empty discharge
fill refill top
smell odor odour
noise noisy rattle vibration loud
vibrate shake
tighten fasten screw secure
loosen release unscrew undo
lid cover cap hood
door hatch flap
case housing enclosure body casing
handle grip
wheel caster
filter strainer sieve
oil lubricant grease lubricate
dispose disposal recycle discard waste
child kid children infant
danger dangerous hazard risk unsafe
safe safety
damage destroy harm break ruin kill
injury hurt injure harm
burn fire scald ignite
shock electrocute
warranty guarantee
unpack unbox
box package carton
contents included supplied
assemble assembly build put
transport carry ship
store storage keep
place position location put
upright vertical
flat horizontal level
wall mount bracket
remote controller
login signin logon authenticate
logout signout
account user profile
sync synchronize
backup save
restore recover recovery
language locale
clock time date
time duration long
automatic automatically auto
manual manually hand
list overview summary
calibrate calibration align adjust
measure reading measurement
sensor probe detector
accuracy precision error
output out
input in
speed rate
version release revision
compatible support supported work
supported compatible
example sample
interval period frequency often
often frequency interval regularly
crash freeze hang stuck unresponsive
restart reboot
shutdown off
verify check confirm test
test try
choose select pick
press push hit tap click
hold keep
wait pause delay
save store keep
load import read
export write output
send transmit
receive get
wrong incorrect invalid
missing lost absent
empty blank
full complete
permission privilege root administrator rights
forgot forgotten lost
hidden invisible
upside inverted
rotate turn spin
speaker loudspeaker
headphone headset earphone
microphone mic
camera webcam
webpage website page
link url address
default standard factory preset
colour color
black dark
`;

/** The groups as lists of lower-case words. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));
