import { languageOf } from '../../index/language.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { WORD_FORMS } from '../words/synonyms.ts';

/**
 * English words that can be put for one another in a question without asking something else. Narrower than the synonyms of
 * search, which only have to lead to the right page ("defrost" leads to "freeze").
 */
const ALWAYS =
  'replace change swap exchange renew | set adjust change modify alter configure | repair mend | photo picture image | ' +
  'warranty guarantee | erase delete | dispose discard scrap | buy purchase order | allow permit | forbid prohibit | ' +
  'phone smartphone mobile cellphone | tv television telly | handbook manual guide | begin start | child kid | ' +
  'dimension size measurement | error fault | fill refill | wifi wlan | notebook laptop | scale limescale | ' +
  'frequent often | big large | small little tiny | fast quick | max maximum | min minimum | kilo kg kilogram | show say | ' +
  'dangerous unsafe hazardous risky | mend fix repair | put go goes';

/** As above, unless the manual uses both: a manual that says "rinse" and "clean" tells the two apart. */
const UNLESS_TOLD_APART =
  'clean wash wipe rinse scrub | start launch run | stop end cancel quit abort | connect attach hook join link | ' +
  'disconnect detach unplug unhook | turn rotate spin twist | press push hit tap | lid cover cap hood | ' +
  'housing case casing enclosure body | tap faucet | hose pipe tube tubing | key button | knob dial | ' +
  'tank reservoir container | jug carafe pitcher | froth foam | fuse breaker | socket outlet receptacle | ' +
  'cable cord lead | filter strainer sieve | seal gasket | drain empty | leak drip | noise sound | noisy loud | ' +
  'smell stink odor | blink flash flicker | light lamp led bulb | screen display | fit install mount | ' +
  'tighten fasten secure | loosen undo unscrew | store keep | transport ship carry | lock block | unlock unblock | ' +
  'room space clearance gap | draw consume use | shop dealer retailer | manufacturer maker | battery accumulator | ' +
  'charge recharge | password passcode passphrase | reset restore | cupboard cabinet closet | ' +
  'bin trash garbage rubbish waste | broken defective faulty damaged | drink beverage | grease lubricate | ' +
  'descale decalcify delime | brew make prepare | grid mains | unpack unbox | choose select pick | ' +
  'check verify inspect | volume loudness | mute silence | support helpdesk service | price cost | movie film video | ' +
  'folder directory | document file | remove delete erase | location position place | dirt residue grime | ' +
  'tray drawer | wrong incorrect | moist damp wet | insert add | electrician technician engineer | ' +
  'ring gasket | steamer frother | pc computer | save store | see view | terminate end | receive get | transmit send';

type Partners = ReadonlyMap<string, ReadonlySet<string>>;

const { stem } = languageOf('en');
const always = whenNeeded(() => partnersOf([...groupsOf(ALWAYS), ...WORD_FORMS]));
const unlessToldApart = whenNeeded(() => partnersOf(groupsOf(UNLESS_TOLD_APART)));

/** Whether two English stems mean the same; `isToldApart` says whether the manual uses both. */
export function isSameMeaning(a: string, b: string, isToldApart: boolean): boolean {
  if (always().get(a)?.has(b)) return true;
  return !isToldApart && unlessToldApart().get(a)?.has(b) === true;
}

/** Whether an English stem is that of a word in the lists here, and so no misspelling of another. */
export const isOrdinary = (term: string): boolean => always().has(term) || unlessToldApart().has(term);

function groupsOf(list: string): string[][] {
  return list.split(' | ').map((group) => group.split(' '));
}

function partnersOf(groups: readonly (readonly string[])[]): Partners {
  const partners = new Map<string, Set<string>>();
  for (const group of groups.map((words) => words.map(stem))) {
    for (const word of group) partners.set(word, new Set([...(partners.get(word) ?? []), ...group]));
  }
  return partners;
}
