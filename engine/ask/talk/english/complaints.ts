import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

const NOT = String.raw`(?:not|never|cannot|no longer|\p{L}+n['’]t|(?:ca|wo|do|does|did|is|are|was)nt|fail(?:s|ed)? to|refuses? to|unable to|stopped)`;
/** Without an object of its own: what does not "start auto-drying" may well be running. */
const START = String.raw`(?:start|boot|wak)\p{L}*(?!-?\s(?!(?:after|again|and|at|automatically|by|correctly|even|if|immediately|it|on|or|properly|the|up|when|with)\b)\p{L})`;
const DEAD = 'no power|(?:stays?|remains?) (?:dark|off|dead|blank)|dead';
const WILL_NOT_START = wholeWords`${NOT}${within(2)} (?:turn|switch|power|start|boot|come on)(?:ing|s)?(?: (?:it|up))?(?: on)?|nothing(?: at all)? happens|(?:completely|is|looks|seems|totally) dead|no (?:power|sign of life|life)|does nothing`;

/** English. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:display|screen|lcd|monitor|panel)${within(3)} (?:black|blank|dark|dead|empty|off)|nothing on the (?:display|screen)`,
    written: wholeWords`(?:display|screen|lcd|monitor|panel)${within(4)} (?:black|blank|dark|dead|empty|off|${NOT})|no (?:display|picture|image)`,
    isNamed: true,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:hot|warm)|(?:too|stays|still|stone|only) cold|lukewarm|${NOT}${within(2)} heat(?:s|ing)?(?: up)?`,
    written: wholeWords`${NOT}${within(3)} (?:hot|warm|heat\p{L}*)|cold|lukewarm|no heat|temperature${within(2)} (?:too )?low`,
  },
  {
    said: wholeWords`too (?:hot|warm)|overheat(?:s|ed|ing)?|(?:burning|very|really|so) hot`,
    written: wholeWords`too (?:hot|warm)|overheat\p{L}*|hot|temperature${within(2)} too high`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:cold|cool(?:s|ing)?)`,
    written: wholeWords`${NOT}${within(3)} (?:cold|cool\p{L}*)|too warm|temperature${within(2)} too high`,
  },
  {
    said: wholeWords`leak(?:s|ed|ing|y)?|drip(?:s|ping)|puddles?|(?:water|oil|fluid|liquid)${within(2)} (?:underneath|under|below|all over|on)(?: the \p{L}+)?|wet floor`,
    written: wholeWords`leak\p{L}*|puddle\p{L}*|drip\p{L}*|overflow\p{L}*|runs? (?:out|over|past)|escap\p{L}*|water${within(2)} (?:under|underneath|below|on)`,
  },
  {
    said: wholeWords`(?<!how )(?:loud|strange|weird|funny|awful|terrible|horrible|grinding|rattling|banging|squeaking|humming|buzzing)(?: (?:noises?|sounds?))?|noisy|(?:too much|lots? of|so much|making|makes) (?:a )?nois\p{L}*|(?:rattl|squeak|squeek|squeal|screech|bang|knock|rumbl|thump|thud|clunk|clank|clatter|whin|hiss)(?:e|es|s|ing)?|(?:hum|buzz|click|whistl|tick)(?:es|s|m?ing)`,
    written: wholeWords`nois\p{L}*|loud\p{L}*|sounds?|(?:rattl|squeak|squeal|screech|bang|humm|buzz|knock|rumbl|click|grind|whistl|hiss)\p{L}*`,
  },
  {
    said: wholeWords`(?:smell(?:s|y|ing)?(?: (?:bad|awful|funny|strange|of \p{L}+|like \p{L}+))?|stinks?|stinky|odou?rs?)(?!${within(3)} (?:burn\p{L}*|scorch\p{L}*|smok\p{L}*|gas))`,
    written: wholeWords`smell\p{L}*|odou?r\p{L}*`,
  },
  {
    said: wholeWords`(?:shak|vibrat|wobbl)(?:es?|ing|y)|(?:walks|moves|jumps|dances) (?:around|about)|unsteady`,
    written: wholeWords`(?:vibrat|shak|wobbl|unstable|unsteady|uneven|rock)\p{L}*|moves`,
  },
  {
    said: wholeWords`(?:only|just)(?: a)?(?: few| little)? (?:drops|drips|trickles?)|(?:very |too |so )?slowly|too slow|${NOT}${within(2)} com(?:e|es|ing) (?:out|through)|nothing comes (?:out|through)|no (?:flow|water)`,
    written: wholeWords`drips|slow\p{L}*|no (?:flow|water|coffee)|${NOT}${within(3)} (?:flow|come|dispens|fill)\p{L}*|${NOT}${within(1)} water|(?:low|reduced|weak|insufficient) (?:flow|water)`,
  },
  {
    said: wholeWords`water (?:stays|left|standing|stands|remains|sits)${within(3)}|${NOT}${within(2)} (?:drain|empty|pump)(?:s|ing)?(?: out)?`,
    written: wholeWords`${NOT}${within(3)} (?:drain|pump|empt)\p{L}*|water${within(3)} (?:remains|left|stands|standing)|(?:remaining|residual|standing) water`,
  },
  {
    said: wholeWords`${NOT}${within(3)} clean|(?:still|comes? out|came out|all) dirty|(?:white|grey|gr?easy|sticky) (?:stuff|marks|film|powder|spots|residue|coating)|stain(?:s|ed)|spots|streaks|smears|smudges|cloudy|milky|gritty|grubby|(?:bits|rests) of (?:food|\p{L}+) on`,
    written: wholeWords`${NOT}${within(3)} clean|dirty|stain\p{L}*|spots?|streaks?|residue\p{L}*|film|deposits?|cloud\p{L}*|coating|marks|smear\p{L}*`,
  },
  {
    said: wholeWords`${NOT}${within(3)} dry|(?:still|all|comes? out|came out) (?:wet|damp|soaked|soaking)|soaking(?: wet)?|drenched`,
    written: wholeWords`${NOT}${within(3)} (?:dry|dried)|wet|damp|drying`,
  },
  {
    said: wholeWords`${NOT}${within(2)} charg(?:e|es|ing)|battery${within(3)} (?:dead|dies|empty|flat|drains|low|last)|(?:dies|drains|runs out) (?:so |too |very )?(?:fast|quickly|soon)|charg(?:er|ing)\b[^.?!]{0,30}\bstill (?:dead|empty|flat)`,
    written: wholeWords`${NOT}${within(3)} charg\p{L}*|battery${within(4)} (?:flat|empty|discharg\p{L}*|low|short\p{L}*|life|weak|drain\p{L}*|run\p{L}*)|(?:run|running|operating) time|charging (?:error|fault|fail\p{L}*|problem)`,
  },
  {
    said: wholeWords`${NOT}${within(2)} (?:connect|pair|find|see|reach)(?:s|ed|ing)?|(?:lost|loses|losing|no) (?:connection|signal|wi-?fi|internet|bluetooth)|(?:wi-?fi|connection|signal|bluetooth|internet)${within(2)} (?:drops?|dropping|cuts out|comes and goes|flaky|unstable|weak|gone)|(?:keeps? )?disconnect(?:s|ed|ing)|offline`,
    written: wholeWords`${NOT}${within(4)} (?:connect|pair|found|find|reach|respond)\p{L}*|(?:lost|no|weak|poor) (?:connection|signal|network)|connection${within(3)} (?:fail|lost|poor|weak|interrupt|problem|${NOT})\p{L}*|disconnect\p{L}*|offline`,
  },
  {
    said: wholeWords`(?:gets?|got|getting|keeps getting|is|are) (?:stuck|jammed|trapped|blocked)|jams`,
    written: wholeWords`stuck|jam\p{L}*|block\p{L}*|trapped|caught`,
  },
  {
    said: wholeWords`(?:door|lid|cover|flap)${within(1)} ${NOT}${within(2)} (?:close|shut|lock)|${NOT}${within(2)} (?:close|shut|lock) the (?:door|lid|cover|flap)`,
    written: wholeWords`(?:door|lid|cover|flap)${within(2)} ${NOT}${within(2)} (?:close|shut|lock)\p{L}*|${NOT}${within(2)} (?:close|shut|lock) the (?:door|lid|cover|flap)`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:door|lid|cover|flap)${within(1)} ${NOT}${within(2)} (?:open|unlock)|${NOT}${within(2)} (?:open|unlock) the (?:door|lid|cover|flap)`,
    written: wholeWords`(?:door|lid|cover|flap)${within(2)} (?:${NOT}${within(2)} (?:open|unlock|releas)\p{L}*|locked|jammed|stuck)|${NOT}${within(2)} (?:open|unlock) the (?:door|lid|cover|flap)`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:buttons?|keys?|keypad|touch ?screen|controls?|panel)${within(1)} ${NOT}${within(1)} (?:work|respond|react|do)(?:s|ing)?(?: anything)?`,
    written: wholeWords`(?:buttons?|keys?|keypad|touch ?screen|controls?|panel)${within(3)} (?:${NOT}|locked|no)|(?:key|child) ?lock`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:(?:keeps )?stop(?:s|ped|ping)(?: \p{L}+)?|cuts out|quits|gives up|(?:turns|switches|shuts|shut)(?: itself)?(?: off| down)) (?:by itself|suddenly|half ?way|midway|in the middle|all the time|during|while)|(?:suddenly|keeps) (?:stop|turn|switch|shut)(?:s|ped|ping|ting|ing)?(?: off| down)?`,
    written: wholeWords`stop\p{L}*|switch\p{L}* (?:itself )?off|shuts?\p{L}*|turns? (?:itself )?off|abort\p{L}*|interrupt\p{L}*`,
  },
  {
    said: wholeWords`(?:bubbles|foam|suds)(?= .{0,200}(?:door|everywhere|floor|front|out|over))|(?:foam(?:s|ing)?|froth(?:s|ing)?) over|too (?:many|much) (?:bubbles|foam|suds)`,
    written: wholeWords`(?:foam|froth|suds)\p{L}*`,
  },
  {
    said: wholeWords`rust(?:y|s|ed|ing)?|corroded|corrosion`,
    written: wholeWords`(?:rust|corro)\p{L}*`,
  },
  {
    said: wholeWords`(?:blew|blown|blows?|trip(?:s|ped)?)${within(2)} (?:breaker|electrics|fuse|rcd)|(?:breaker|electrics|fuse|rcd)${within(3)} (?:blew|blown|blows|goes|out|trip(?:s|ped|ping)?)`,
    written: wholeWords`(?:breaker|fuse|rcd|residual current)\p{L}*`,
  },
  {
    said: wholeWords`(?:no|none of the) (?:lamps?|leds?|lights?)(?: at all| on)?|(?:lamps?|leds?|lights?)${within(1)} ${NOT}${within(1)} (?:come|go|light|on|work)(?: on| up)?`,
    written: wholeWords`(?:lamp|led|light|indicator)\p{L}*${within(4)} (?:dark|off|${NOT})|no (?:lamp|light)\p{L}*`,
  },
  {
    said: WILL_NOT_START,
    written: wholeWords`${NOT}${within(3)} (?:${START}|(?:switch|turn|power|come)\p{L}*)|${DEAD}`,
  },
  {
    // Where the manual heads no fault so: "Machine does not work".
    said: WILL_NOT_START,
    written: wholeWords`${NOT}${within(3)} (?:operat|run|work|respond|react)\p{L}*|no (?:function|display|reaction|operation)`,
  },
];
