import { within } from '../complaint.ts';
import { beside, instead, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

const CAN = '(?:can|could|do|may|must|shall|should|would)';
const IT =
  '(?:it|one|them|this|that|(?:my|our|the|this)(?: old| whole)? (?:appliance|device|machine|product|robot|thing|unit))';
const NOT_USED = ['not used', 'not in use', 'out of use', 'not being used', 'longer period', 'long period'];

/** English; in this order. */
export const SAYINGS: readonly Saying[] = [
  // "How can I tell whether it is charged?" asks neither who is told nor for somebody who knows.
  {
    said: /(?<=\bhow (?:can|could|do|does|will|would|should) (?:[^\s.?!]{1,20} ){1,3})(?:tell|know|see|notice)(?= (?:if|whether|when)\b)/i,
    written: ['[detect]', '[indicate]'],
  },
  // "How many times a minute does it turn" is a speed; what blinks or is sampled has a frequency.
  {
    said: wholeWords`how (?:many times|often) (?:an?|per|each|every|in an?|in one) (?:second|minute)`,
    written: ['speed', 'frequency'],
  },
  {
    said: wholeWords`how (?:big|large) (?:is|are) ${IT}(?=\W*$)`,
    written: ['dimensions', 'width'],
  },
  {
    said: wholeWords`who ${CAN} (?:i|we) (?:ask|call|contact|phone|ring|speak to|talk to|turn to|write to)|where ${CAN} (?:i|we) (?:get|have|send|take) ${IT} (?:fixed|mended|repaired|for repair)|who (?:can )?(?:fix(?:es)?|mends?|repairs?) ${IT}`,
    written: ['what is the telephone number of the [service]', 'how can I contact [support]'],
  },
  {
    said: wholeWords`what (?:else )?(?:comes?|came|should come|do (?:i|we) get|did (?:i|we) get) (?:with|in|inside) (?:it|this|that|the [\p{L}]+)|what(?: is|['’]?s| should be) (?:in|inside) the (?:box|package|packaging|parcel)`,
    written: [
      'what is in the box',
      'in the box',
      'scope of delivery',
      'scope of supply',
      'package contents',
      'what is supplied',
      'what is included',
      'parts supplied',
      'supplied parts',
    ],
  },
  beside(
    wholeWords`(?:is|are)(?= (?:an? |the )?(?:\p{L}+ ){1,3}(?:included|supplied|in the box))|does it come with`,
    'in the box | scope of delivery | scope of supply | package contents',
  ),
  // Not "can I put it on the floor".
  {
    said: /(?<=\b(?:coffee|fluid|ink|liquid|milk|oil|puddle|water)\b[^.?!]{0,20} )(?:all over|on|over) the (?:carpet|counter|floor|table|worktop)\b/i,
    written: ['[leaks] under the machine'],
  },
  beside(
    wholeWords`(?:fits?|goes)(?: in| into| inside)?(?: (?:it|there))?(?=\W*$)`,
    'capacity | tank | volume',
  ),
  beside(
    wholeWords`how (?:far|close)(?= .{0,200}(?:wall|furniture|cupboard|ceiling)s?)|how (?:far|close) from(?= the wall)|how much (?:free |empty )?(?:space|room)(?= (?:above|around|at|behind|beside|do|does|is|must|next|should|to))`,
    'clearances | clearance | distance | free space | minimum space',
  ),
  beside(
    wholeWords`(?:next to|beside|near|close to) (?:an? |my |the )?(?:cooker|fire|heater|hob|oven|radiator|stove)`,
    'hobs, ovens | heat sources | sources of heat | radiator | heat',
  ),
  {
    said: wholeWords`(?:go|going|are|am|be|being|while|when)(?: we| i)? (?:away|on (?:a )?(?:holidays?|vacation|trip))|(?:don['’]?t|not|won['’]?t|without) (?:be )?(?:use|using|need)(?:ing)?(?: ${IT})?|unused`,
    written: NOT_USED,
  },
  {
    said: wholeWords`over (?:the )?winter|(?<!not used )for (?:a )?(?:long(?:er)? (?:time|while|period)|(?:few|couple of|several) days|(?:\d+|few|couple of|several|two|three|four|five|six|eight) (?:weeks|months))`,
    written: NOT_USED.map((phrase) => `$& [${phrase}]`),
  },
  {
    said: wholeWords`(?:it|(?:my|our|the) (?:display|machine|panel|screen)) (?:always |just |keeps |now |only |still )*(?:is saying|is showing|reads|saying|says|showing|shows|tells me)`,
    written: ['message', 'display'],
  },
  {
    // What is told before names something else than the product: "it shows a padlock, how do I get rid of it".
    said: wholeWords`(?<!.{30})(?:get(?:ting)? rid of|throw(?:ing)?(?: away| out)?|scrap(?:ping)?|bin|recycl(?:e|ing)) ${IT}(?: away| out)?|(?:put|throw) ${IT} in(?:to)? the (?:bin|garbage|rubbish|trash|dustbin|household waste)`,
    written: ['disposal', 'dispose of', 'disposing', 'recycling'],
  },
  {
    said: wholeWords`(?:stor(?:e|ing)|put(?:ting)?) ${IT}(?= (?:away|for|over|during))|put(?:ting)? ${IT} away`,
    written: ['[storage] of it', '[storing] it'],
  },
  beside(
    wholeWords`(?:i['’]?m|we['’]?re|when(?: i| we)?|before) mov(?:e|ing)(?: house| home| out)?|moving (?:house|home)|take ${IT} (?:with me|with us|along|in the car)`,
    'transport | transporting',
  ),
  {
    said: wholeWords`(?:enter|open|get (?:in)?to|go (?:in)?to|call up|bring up|access|find|reach)(?: in)?(?: the)? (?:menu|settings?(?: menu)?|setup(?: menu)?)`,
    written: [
      'change a setting',
      'changing a setting',
      'changing settings',
      'change the settings',
      'changing the settings',
    ],
  },
  beside(
    wholeWords`(?:turn|switch|start|come|go|power) (?:itself )?(?:on |up )?(?:by itself|automatically|on its own)(?: in the mornings?)?|(?:by itself|automatically) in the mornings?`,
    'wake-up time | switch-on time | delayed start | start delay | timer | automatic start | schedule | by itself',
  ),
  beside(
    wholeWords`(?:turns|switches|shuts|goes|turn|switch|shut) (?:itself )?(?:off|down)(?: (?:itself|by itself|automatically|on its own|after))|(?:goes|go|going|fall|falls) (?:to sleep|asleep)`,
    'standby | automatic switch-off | auto off | automatic shut-off | auto power off | power-saving | sleep mode',
  ),
  {
    said: wholeWords`(?:stop|turn off|switch off|mute|silence|disable|get rid of|kill)(?: (?:it|the|that|this|these|those|all|annoying))* (?:beep(?:s|ing)?|sounds?|tones?|noises?|chimes?)|(?:beep(?:s|ing)?|sounds?|tones?) off|make it (?:quiet|silent)|(?:without|no) (?:beep(?:s|ing)?|sounds)(?=\W*$)`,
    written: [
      'signal tone',
      'key tones',
      'key tone',
      'audible signal',
      'acoustic signal',
      'buzzer',
      'beeper',
      'beep',
      'volume',
    ].map((tone) => `set the [${tone}] to off`),
  },
  {
    said: wholeWords`(?:display|light|screen)(?: is| are)?(?: way| much)? too (?:bright|dark|dim)|too bright|(?:dim|dimmer|brighter|darker)(?=\W*$)|dim(?= the)`,
    written: ['[brightness] of the display', '[display light]', '[backlight]'],
  },
  instead(
    wholeWords`how long(?= .{0,200}(?:heat(?:ing)? up|warm(?:ing)? up|get (?:hot|warm|ready)|ready|(?:start|boot)(?: up)?|before i can|until i can))`,
    'how long ',
    'time until ready | until ready | warm-up time | heating-up time | warm-up | heat-up | preheat',
  ),
  instead(
    wholeWords`(?:does it (?:have|need|require)|do i need|is there)(?: (?:a|an|any|extra|external|its own|separate|own))*(?: power)? (?:adapt[eo]r|charger|power supply)|how is it powered|what powers it|what does it run on`,
    '',
    'powered by | power supply | power source',
  ),
  beside(
    wholeWords`who (?:can|may|must|should|is allowed to)(?= (?:open|remove|repair|replace|service))`,
    'qualified electrician | qualified | authorised | authorized | technician',
  ),
  beside(
    wholeWords`(?:what|where) (?:do|can|should|must|could) (?:i|we) (?:have to |need to )?(?:buy|get|order)(?= (?:for|new|a new|spare|replacement|more|another|extra))`,
    'accessories | consumables | spare parts | replacement parts | order number',
  ),
  {
    said: wholeWords`(?:from|at) (?:what|which) age|how old`,
    written: ['from what [years]', 'years and', 'aged', 'years'],
  },
  {
    said: wholeWords`(?:start(?:ing)? (?:over|again from|from) scratch|reset everything|(?:wipe|delete) everything)`,
    written: ['factory reset', 'factory settings', 'factory setting', 'default settings'],
  },
  {
    said: wholeWords`where (?:can|do|must|should|shall) (?:i|we) (?:place|put|set up|stand) ${IT}|where (?:can|should) ${IT} (?:be put|go|stand)`,
    written: [
      'choosing the place',
      'choosing a place',
      'choosing a location',
      'place of installation',
      'installation site',
      'installation location',
      'location',
    ],
  },
  beside(
    wholeWords`alone|on my own|by myself|single[- ]handed(?:ly)?`,
    'two people | two persons | second person',
  ),
  beside(
    wholeWords`(?:get|be|become|is it|gets) wet|in the rain|water ?proof`,
    'protection against water | splash | rain | waterproof | water jet',
  ),
  { said: wholeWords`how heavy`, written: ['what [weight]', 'what [mass]'] },
  instead(
    wholeWords`how (?:loud|noisy|quiet)`,
    'what ',
    'sound pressure | sound power | noise level | noise emission | sound level | noise',
  ),
  instead(wholeWords`how steep`, 'maximum ', 'slope | gradient | incline | inclination'),
  instead(
    wholeWords`how (?:much|many) (?:electricity|energy|power|current|watts|juice)`,
    'what ',
    'power consumption | energy consumption | electricity consumption | rated power | power input',
  ),
  instead(
    wholeWords`(?:am i|are we|is it)(?: still)? (?:covered|under (?:guarantee|warranty))|still (?:covered|under (?:guarantee|warranty))`,
    '',
    'warranty | guarantee',
  ),
  instead(
    wholeWords`how (?:long|many hours)(?= .{0,200}(?:on (?:one|a|a full|a single|each) charge|before (?:it['’]?s|it is|the battery is|it goes) (?:dead|empty|flat)|battery last))`,
    'how long ',
    'battery life | run time | running time | operating time | runtime',
  ),
  instead(
    wholeWords`how long(?= .{0,200}(?:to (?:fully )?(?:re)?charge|until ${IT} (?:is )?(?:full|charged)|till ${IT} (?:is )?(?:full|charged)))`,
    'how long ',
    'charging time | charge time',
  ),
  instead(
    wholeWords`(?:bring|get|have|hook|put) (?:it|this|(?:my|our|the|this) \p{L}+)(?: back| up)? (?:in|into|on|onto|to)(?: (?:my|our|the))? (?:internet|network|wi-?fi|wlan)|(?:be|bring|come|get|go|have|stay)(?: (?:it|this|(?:my|our|the|this) \p{L}+))?(?: back)? online|back online`,
    'connect to the ',
    'wi-fi | wifi | wlan | network',
  ),
  beside(
    wholeWords`(?:from|on|through|via|with) (?:an?|my|the) (?:cell|iphone|mobile|phone|smartphone|tablet)|(?:when|while) i['’]?m (?:at work|away|not (?:at )?home|out)|remotely`,
    'remote start | remotely | app',
  ),
  beside(
    wholeWords`(?:begin|come on|go on|run|start|switch on|turn on)(?: \p{L}+){0,2} (?:at (?:\d+|night|noon)|in (?:\d+|a few|an|three|two) hours?|when (?:electricity|power) is cheap\p{L}*|overnight)`,
    'delayed start | delay start | start delay | start time | timer | schedule',
  ),
  beside(
    wholeWords`(?:giv(?:e|ing)|pass(?:ing)?|sell(?:ing)?) (?:it|this|(?:my|our|the|this) \p{L}+)(?: away| on)?|second[- ]?hand|new owner`,
    'change of ownership | new owner | passing on | factory reset | factory settings | factory setting',
  ),
  beside(
    wholeWords`(?:best|good|ideal|right) (?:location|place|position|spot) (?:for|to)`,
    'choosing the location | choosing a location | choosing the place | installation site | location',
  ),
  beside(
    wholeWords`stop (?:it|everything|the \p{L}+)?(?: at once| fast| immediately| in an emergency| quick(?:ly)?| right (?:away|now))`,
    'emergency stop | emergency | stop button',
  ),
  beside(
    wholeWords`(?:cable|cord|lead)(?: is)?(?: available)? (?:longer|not long enough|too short)|longer (?:cable|cord|lead)`,
    'extension cable | extension cord | extension lead',
  ),
  beside(
    wholeWords`where(?= .{0,200}(?:model|serial|type) (?:no|number)\b)`,
    'rating plate | type plate | nameplate | type label | rating label',
  ),
  beside(
    wholeWords`(?<=\b(?:code|default|language|passphrase|password|pin|settings?)\b[^.?!]{0,40})(?:brand new|from the factory|out of the box|when new)`,
    'factory setting | default | delivered',
  ),
  beside(
    wholeWords`(?:can['’]?t remember|don['’]?t (?:know|remember)|forgot(?:ten)?|lost)(?: \p{L}+){0,3} (?:code|login|passphrase|password|pin)`,
    'reset the password | resetting the password | reset password | password reset | forgotten',
  ),
  beside(
    wholeWords`(?:in|into|speaks?|to) (?:chinese|danish|dutch|english|french|german|italian|japanese|polish|portuguese|russian|spanish|swedish|turkish)`,
    'language',
  ),
  beside(
    wholeWords`(?:ring|call|phone|reach|speak to|talk to) (?:anybody|anyone|somebody|someone|you)|number (?:i|we) can (?:call|phone|ring)`,
    'customer service | service | hotline | support',
  ),
  instead(
    wholeWords`opening hours|when are you open|are you open|is any(?:body|one) there`,
    'hours of the ',
    'customer service | service | support',
  ),
  instead(
    wholeWords`how high(?: up)?(?= (?:must|should|do|does|can) )`,
    'what ',
    'mounting height | installation height | height',
  ),
  instead(
    wholeWords`how (?:cold|hot|warm) (?:can|may|must|should) (?:it|the room) (?:be|get)(?: in the room| outside| in there)?`,
    'what ',
    'ambient temperature | room temperature | operating temperature',
  ),
  beside(
    wholeWords`(?:give|let|allow) (?:her|him|my [\p{L}]+|somebody(?: else)?|someone(?: else)?|others?) (?:access|look|see|to|use|watch)`,
    'share access | sharing | invite | additional users | other users | user accounts',
  ),
  beside(
    wholeWords`(?:back )?(?:to|like|as) (?:how )?(?:(?:it|when it) came from the (?:factory|shop|store)|new|day one)`,
    'factory settings | factory setting | factory reset | default settings',
  ),
  beside(
    wholeWords`(?:had|have|there (?:is|was)) no (?:electricity|power)|power ?cut|power (?:went |is )?(?:out|gone)`,
    'power failure | power outage | power cut | mains failure',
  ),
  beside(
    wholeWords`between \d+ ?(?:am|pm)? and \d+ ?(?:am|pm)?|(?:during|in) the night|at night`,
    'schedule | quiet hours | night mode | quiet mode',
  ),
  beside(wholeWords`(?:part|order|article|item) (?:numbers?|nos?)`, 'spare parts | accessories'),
  beside(
    wholeWords`(?:give|get|want|wants|have|send|sent)${within(4)} (?:money|cash) back`,
    'refund | refunds',
  ),
  beside(wholeWords`\d+[ -]?(?:yrs?|years?)[ -]olds?`, 'children | aged'),
  beside(
    wholeWords`(?:pick up|answer) the phone|(?:open|reach you|there) (?:on|at)(?: the)? (?:saturdays?|sundays?|weekends?)`,
    'service hours | hotline | customer service | service',
  ),
  beside(
    wholeWords`(?:double|twice) (?:charged|paid)|(?:charged|paid|took${within(3)}) twice`,
    'charged twice | double',
  ),
];
