/**
 * Words that people and manuals use for the same thing about devices and the software on them, groups set apart by
 * bars, with words of talk that no manual prints ("telly", "dead", "hook"). A group counts once for a passage, by its
 * best member, so a long group does no harm; a word that belongs to two groups takes the members of both. Single words
 * only, any inflection is found by stemming.
 */
export const SYNONYMS =
  'delete remove erase clear wipe uninstall discard | add register create insert new | change modify edit ' +
  'adjust set customize configure alter setting | fix repair troubleshoot resolve solve remedy cure | problem ' +
  'issue trouble fault malfunction error failure defect wrong broken | photo picture image pic snapshot | ' +
  'connect pair link attach hook plug join wire | disconnect unpair unplug detach | start launch open run ' +
  'begin initiate activate boot | enable activate allow | stop end cancel quit exit close abort terminate ' +
  'interrupt | disable deactivate | view see check display show watch look inspect | find search locate ' +
  'discover | phone smartphone mobile cellphone handset | tv television telly | volume loudness loud | sound ' +
  'audio noise | silent mute quiet | internet network online web net | wireless wifi wlan | password pin ' +
  'passcode passphrase | app application program software | addon plugin extension module | install setup download mount | fit mount fasten ' +
  'install | update upgrade firmware flash | reset restore initialize default factory | brightness backlight ' +
  'bright dim | subtitle caption | record capture | enlarge magnify zoom bigger | shrink minimize reduce ' +
  'smaller | reduce decrease lower less | increase raise higher more | move transfer copy send | share send | ' +
  'turn switch power | main mains power | movie video film clip footage | music song track | allow permit ' +
  'enable | block lock restrict prevent forbid | schedule timer plan program | battery accumulator cell | ' +
  'charge recharge | cable wire cord lead | button key knob | clean wipe wash rinse cleaning | dirt dust ' +
  'debris residue | replace swap exchange renew change | fast quick rapid speed | slow lag sluggish delay | ' +
  'use operate utilize | require need must necessary requirement | buy purchase order obtain | feature ' +
  'function option capability | guide manual instruction handbook documentation | rename name call title | ' +
  'screen display monitor panel lcd | fail unable cannot failure | light lamp led indicator bulb | blink flash ' +
  'flicker | beep buzzer beeper alarm acoustic | alert notification warning message alarm | shop store dealer ' +
  'retailer reseller | manufacturer vendor maker supplier brand shop | support service helpdesk hotline ' +
  'helpline contact | hibernate suspend sleep standby | computer pc laptop host desktop notebook | windows window | windows ' +
  'microsoft | linux unix | cost price fee | size dimension measurement | weight weigh mass heavy | length ' +
  'long | width wide | height high tall | temperature heat hot warm thermal | cool cold | freeze frost ice ' +
  'defrost | winter frost cold | outside outdoor outdoors | frother wand steamer | maximum max limit highest ' +
  'biggest largest upper | minimum min lowest smallest lower | allowed permitted permissible acceptable | ' +
  'range limit | voltage volt | current ampere amp | power wattage watt consumption | frequency hertz | memory ' +
  'ram storage | disk drive hdd ssd | folder directory | file document | print printout | paper sheet media | ' +
  'jam stuck block clog | tray cassette | ink cartridge toner | port socket connector jack outlet receptacle | ' +
  'plug connector | pin terminal | ground earth gnd | fuse breaker | water liquid fluid moisture | leak drip ' +
  'spill | hose pipe tube tubing | tap faucet valve | drain empty discharge | fill refill top | smell odor ' +
  'odour | noise noisy rattle vibration loud | tighten fasten screw secure | loosen release unscrew undo | lid ' +
  'cover cap hood | door hatch flap | case housing enclosure body casing | handle grip | wheel caster | filter ' +
  'strainer sieve | oil lubricant grease lubricate | dispose disposal recycle discard waste | child kid ' +
  'children infant | danger dangerous hazard risk unsafe | safe safety | damage destroy harm hurt break ruin ' +
  'kill | injury hurt injure harm | burn fire scald ignite | shock electrocute | warranty guarantee | unpack ' +
  'unbox | box package carton | contents included supplied | assemble assembly build put | transport carry ' +
  'ship | store storage keep | place position location put | upright vertical | flat horizontal level | wall ' +
  'mount bracket | remote controller | login signin logon authenticate | logout signout | account user profile ' +
  '| sync synchronize | backup save | restore recover recovery | language locale | clock time date | time ' +
  'duration | automatic automatically auto | manual manually hand | list overview summary | calibrate ' +
  'calibration align adjust | measure reading measurement | sensor probe detector | accuracy precision error | ' +
  'output out | input in | speed rate | version release revision | compatible support supported work | example ' +
  'sample | interval period frequency often | often frequency interval regularly schedule | crash freeze hang ' +
  'stuck unresponsive | restart reboot | shutdown off | verify check confirm test | test try | choose select ' +
  'pick | press push hit tap click | hold keep | wait pause delay | save store keep | load import read | ' +
  'export write output | send transmit | receive get | wrong incorrect invalid | missing lost absent | empty ' +
  'blank | full complete | permission privilege root administrator rights | forgot forgotten lost | hidden ' +
  'invisible | upside inverted | speaker loudspeaker | headphone headset earphone | microphone mic | camera ' +
  'webcam | webpage website page | link url address | default standard factory preset | colour color | black ' +
  'dark | remote clicker zapper | part component element piece | gadget device unit appliance product ' +
  'apparatus instrument | kit equipment gear hardware | unhook unplug disconnect detach | pc notebook laptop ' +
  'machine | tick check mark select enable | untick uncheck deselect clear disable | blown burned damaged ' +
  'defective | faulty defective fault broken damaged | brick unresponsive dead unusable | dead fail off | die ' +
  'fail stop | hang freeze stall unresponsive respond | kill stop terminate end | fry burn destroy damage ' +
  'overload | beefy powerful multicore | quick soon early | huge large big | tiny small little | slightly bit ' +
  '| cope handle support process | handle support accept | eat accept consume support | deliver supply provide ' +
  'drive source | pull draw consume source sink | feed supply power | juice power charge | socket terminal | ' +
  'hole opening inlet slot | spin rotate turn revolve rotation | wobble shake vibrate oscillate | gap distance ' +
  'space clearance | hum buzz noise | smoke burn | stink smell odor | overheat hot temperature | burn hot heat ' +
  '| moisture humid damp wet rain | sunlight sun | mend repair fix | crack damage | scratch damage | rid ' +
  'remove delete uninstall | ditch remove delete | scrap dispose discard recycle | throw dispose discard | bin ' +
  'trash garbage waste rubbish dispose | grab download obtain fetch get capture | pop insert | shove insert ' +
  'push | stick insert put attach | slot insert | yank pull remove | twist turn rotate | crank turn increase | ' +
  'tweak adjust modify change tune | fiddle adjust modify | flip switch turn toggle | talk communicate connect ' +
  '| speak communicate | listen hear receive | peek view | monitor watch observe track | log record | replay ' +
  'play | snap photo capture | graph plot chart curve draw | glow light lit | lit light illuminate | figure ' +
  'determine | identify tell distinguish determine detect recognize | guess estimate | function work operate | ' +
  'act function operate emulate serve | behave operate | admin administrator root superuser | drawer tray | ' +
  'adapter charger brick psu supply | plugged external | mains outlet grid ac | spare replacement accessory | ' +
  'extra additional optional spare | garbled corrupt garbage scrambled gibberish | backwards reverse | reverse ' +
  'backward polarity invert | sideways landscape horizontal | portrait vertical | newest latest recent current ' +
  '| old previous earlier former | wake resume | asleep sleep standby hibernate nap doze | distance range ' +
  'reach far | beside adjacent next near | middle center | top upper | bottom lower base | back rear | edge ' +
  'border margin | trim cut crop | strip remove delete | scrub clean wash | grime gunk dirt residue deposit | ' +
  'scale limescale descale lime chalk calcium | rust corrosion corrode | tank reservoir container | jug carafe ' +
  'container | froth foam frothy foamy | satellite sat | cpu processor core | stick usb thumb | pcb board | ' +
  'chip ic microcontroller mcu processor | code program sketch firmware script software | program flash burn ' +
  'write upload | option argument flag switch parameter | row line | column field | table list | dump read ' +
  'output export | baud bitrate | daemon service background | mail email | text sms message | notify inform ' +
  'tell alert warn | nag notify warn | outage blackout | duplex | resolution dpi quality sharp | blurry ' +
  'blurred sharp | faint light pale | smear smudge | streak stripe band line | tint hue color shade | ' +
  'monochrome grayscale gray | own separate dedicated | hours runtime duration | snag problem issue | hiccup ' +
  'problem error | glitch problem error fault | refuse fail reject | complain error warn message | moan error ' +
  'complain warn | bug error problem defect | spot find locate recognize | hide conceal hidden | squeeze ' +
  'compress | zip compress archive pack | unzip extract decompress | unpack extract | bundle package | wonky ' +
  'misaligned skewed | crooked misaligned skewed | stretch scale enlarge | shift move offset | jump skip | ' +
  'leap jump | loop repeat cycle | again repeat | undo revert restore cancel | rollback downgrade revert | ' +
  'older downgrade previous | lend share | borrow share | guest visitor | nickname name alias | label name ' +
  'mark tag | secret password key | crypt encrypt | scramble encrypt | encrypt secure ssl tls | safe secure | ' +
  'hack attack | snoop monitor spy | agent solution detergent cleaner chemical substance | compile build make ' +
  '| console terminal shell prompt command | gui graphical window interface frontend | gasket seal washer ring ' +
  '| electricity power mains supply current | room space clearance distance | amount quantity dose portion | ' +
  'volume dose quantity litre liter | save program memorize preset | store program preset | fuel petrol ' +
  'gasoline gas diesel | engine motor | tyre tire wheel | windscreen windshield | bonnet hood | spanner wrench ' +
  '| torch flashlight | fridge refrigerator | stove hob cooktop burner | laundry clothes garment | hoover ' +
  'vacuum | soap detergent | blade knife cutter | strap belt band | bolt screw nut | shaft axle spindle | ' +
  'heater heating radiator boiler | vent ventilation airflow | fan blower | headlamp headlight lamp | ' +
  'accelerator throttle | vivid saturation intense | swivel rotate turn | squeak noise creak | grind mill | ' +
  'stir mix agitate | chop cut slice | bake cook roast | thaw defrost melt | chill cool refrigerate | moisten ' +
  'wet dampen | soak immerse | splash spray spill | stain spot mark dirt | mould mold mildew | baby infant ' +
  'child | pacemaker implant | swallow ingest | explode burst | flammable combustible inflammable | toxic ' +
  'poisonous harmful | forbidden prohibited | compulsory mandatory required | expire expiry expiration | ' +
  'annual yearly | refund reimburse | technician electrician specialist | workshop garage service | lemon ' +
  'citric | dial knob gauge | restaurant cafe hotel office shop commercial business | vehicle van camper ' +
  'caravan motorhome truck lorry boat | pet dog cat animal | steal stolen stole theft thief nick burglar | ' +
  'hill slope steep incline gradient | pack packing packaging carton | tone beep chime signal | icon symbol ' +
  'pictogram | soaking soaked drenched wet damp | puddle pool water leak | smear smudge streak film spot stain ' +
  'haze | bubble foam suds froth lather | rusty rust corrosion corrode | clog block blockage obstruct | unclog ' +
  'unblock clear clean | rack basket shelf grid | tab tablet pod capsule | gritty sandy residue grit | muck ' +
  'gunk grime filth slime dirt residue deposit | dish crockery tableware plate | silverware cutlery flatware | ' +
  'mug cup | pan pot cookware | greasy grease fat | bang knock rattle thump thud clunk clatter noise | squeal ' +
  'screech creak squeak whine noise | hiss whistle noise | stench stink reek smelly odour smell whiff | stiff ' +
  'tight tension | slam fall drop | uneven tilt slant level wonky | straight level align upright | cupboard ' +
  'cabinet furniture | recess niche alcove opening | rubber seal gasket | spike prong tine | programme cycle ' +
  'course | intensive strong heavy heavily | delicate gentle fragile sensitive | eco economy economical saving ' +
  '| quick short express fast | cheap economical tariff | litre liter volume consumption | orange amber yellow ' +
  '| purple violet magenta | steady solid continuous constant permanently lit | flash blink pulse flicker | ' +
  'sticker label nameplate plate | specs specification technical | lifespan lifetime life durability endurance ' +
  '| worn wear | abroad foreign country travel | garage cellar basement shed | balcony terrace patio outdoors ' +
  '| altitude elevation | dock base station cradle | yard garden lawn | peg stake staple | nozzle jet outlet ' +
  'spout | lever handle arm | latch catch clasp lock | foot feet leg | hinge joint | brush bristle roller | ' +
  'cloth rag wipe | abrasive scouring scourer | lint fluff hair fuzz | vinegar acid | bleach chlorine | spirit ' +
  'alcohol solvent | glove protective | goggles protective | toddler infant child | elderly impaired | earbud ' +
  'earphone headphone | crawl slow | throughput bandwidth speed rate performance | throttle limit restrict | ' +
  'cap limit maximum quota | nightly daily night | lockout locked block | ban block | router gateway | cert ' +
  'certificate ssl https | passkey key password | degraded failed | rebuild resync | blackout outage power | ' +
  'log journal protocol history | verbose debug detail | exclude skip ignore omit except | wildcard pattern ' +
  'mask | restore retrieve recover | undelete restore recover recycle | dedupe deduplication | offsite cloud ' +
  'remote | vpn tunnel | cli command terminal shell | config configuration conf settings | retry attempt ' +
  'repeat | licence license subscription | renew extend | repairman technician service | instantly immediate ' +
  'immediately | postpone delay defer later | simultaneous parallel together | resume continue | halt stop ' +
  'pause | fragile sensitive delicate | sturdy stable robust | suck suction vacuum | sharp sharpen blade | ' +
  'blunt dull worn | bend bent deform | snap break broken | torn tear damage | peel detach loose | wobbly ' +
  'loose unstable | reception signal coverage | buffering slow loading | pixelated quality resolution | echo ' +
  'feedback | crackle crackling noise distortion interference | static interference noise | mumbled unclear | ' +
  'postcode zip region | timezone clock region | currency price | parcel package delivery shipment | courier ' +
  'shipping transport carrier | owner ownership user | steam vapour vapor | lukewarm warm cool | chilly cold | ' +
  'sweat condensation moisture | fog mist condensation | drip drop | trickle flow drip | gush overflow leak | ' +
  'flood overflow leak | spurt spray splash | overflow overfill | tube pipe hose | ip address | static fixed ' +
  'permanent | mac macos apple | win windows | mirror replicate replication duplicate | mix combine different ' +
  'unequal | howl roar whine loud noise | bar block ban lock refuse | ransomware malware virus extortion | ' +
  'virus malware antivirus | occupancy usage space full | scramble encrypt | shout warn complain warning | ' +
  'simulate preview dry | hdd drive disk | ssd solid-state drive | gone missing lost vanish disappear | vanish ' +
  'missing disappear hidden | vid video clip | hidden secret invisible | night dark darkness dusk | catch ' +
  'stuck trap | hotspot wifi tether | unreachable reachable respond | bricked dead unresponsive | reject ' +
  'refuse accept deny | deny refuse block | wipe erase format delete | format erase initialise | spare reserve ' +
  'replacement | hot-plug hot swap | overnight night | hourly hour interval | weekly week interval | monthly ' +
  'month interval | retain keep retention | purge delete remove | thumbnail preview picture | duplicate copy ' +
  'double | favourite favorite bookmark star | unlock open release | lock secure close | mute silent quiet | ' +
  'vibrate vibration silent | ringtone tone sound | sim card | hook-up connection | hose tubing pipe | elbow ' +
  'bend angle | washer gasket ring | nut bolt screw fastener | rod bar shaft | spanner wrench key | allen hex ' +
  'key | drill screwdriver tool | ladder height | spill leak pour | dribble drip leak | seep leak | sieve ' +
  'filter strainer | mesh filter screen | sediment deposit residue | stagnant standing water | flush rinse ' +
  'wash purge | descale decalcify limescale | decalcify descale | mobile telephone | flush purge | pavement ' +
  'street sidewalk road public | kitten cat animal pet | human person people | ping notify notification alert ' +
  'push | ding dong chime bell doorbell | cam camera | accu battery | angle field view | nr number | glue ' +
  'adhesive stick tape | tape adhesive | swollen swell bulge puff deform | muffled dull quiet | sd card ' +
  'microsd memory | screw fasten mount | roof ceiling eave | porch eave roof | drier dryer | gauge pressure ' +
  'indicator | airline hose line | thickness diameter cross-section | trunking duct hose | isolator switch ' +
  'disconnector | gully drain sewer | sink drain | reel drum spool | crane hoist lift | pallet forklift lift | ' +
  'truck forklift | grounded earthed | three-phase phase | apprentice trainee | mechanic technician service | ' +
  'lads operator personnel | excluded exclude except | humming hum buzz | groan noise | stall stop jam | sooty ' +
  'soot dust abrasion | powder dust | milky cloudy emulsion water | emulsion milky water | froth foam air | ' +
  'oily oil | tighten slack tension | slack loose tension | squeaky squeak noise | rev speed rpm | trip ' +
  'tripped fuse breaker | reboot restart | relocate move transport | lawful legal law permitted | gdpr privacy ' +
  'data protection | neighbour neighbouring adjacent | visitor guest person | doorbell bell chime | yard ' +
  'garden outdoors | wall mount mounting | rain weather waterproof | weatherproof rain water outdoors | snow ' +
  'frost ice | sunny sun sunlight | shade shadow sun | dusk night dark | blurry blurred sharp focus | fuzzy ' +
  'blurred unclear | grainy noise quality | choppy stutter jerky freeze delay | jerky stutter choppy | laggy ' +
  'delay slow | timestamp time date clock | daylight summer dst | roommate member | invite share guest member ' +
  '| hang mount | article item | smtp email mail | imap email mail | ntp time clock | powercut outage failure ' +
  '| brown brownish discoloured | practise training demo | bookkeeper accountant accounting | gmail email | ' +
  'slip receipt | karcher pressure jet | slat fin lamella | racket noise loud | hedge shrub bush | needle ' +
  'pointer gauge | rad radiator | faint pale light | stripe line streak | whirr hum noise | babysitter guest ' +
  'visitor | login account user sign-in | dispute complaint objection | freeze frost | deposit reserve ' +
  'reservation | discount rebate reduction | gas refrigerant fuel | cylinder tank | shower draw-off tap | ' +
  'bookkeeping accounting | tap contactless | logo image graphic | undo reverse cancel reversal | prune cut | ' +
  'siri alexa | bill receipt | waiter operator | bookkeeper accountant';
