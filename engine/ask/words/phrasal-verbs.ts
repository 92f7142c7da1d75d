import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import type { QueryTerm } from '../base/query.ts';
import { addMeaning } from './add-meaning.ts';

/**
 * Verbs that people use with a particle, and the one word by which manuals say the same, English: "put the tank in" is
 * "insert". Alone the verb says little, and what it means changes with the particle.
 */
const PHRASAL_VERBS =
  'phone number: service support hotline | telephone number: service support hotline | ' +
  'put in: insert install fit | put on: attach fit mount install | put back: refit reinstall reassemble insert | ' +
  'put together: assemble | put away: store | put up: mount install | put out: extinguish | put down: lower place | ' +
  'take out: remove extract | take off: remove detach | take apart: disassemble dismantle | take away: remove | ' +
  'take down: remove dismount | pull out: remove unplug extract | pull off: remove detach | pull up: lift raise | ' +
  'plug in: connect insert | slide in: insert | push in: insert press | ' +
  'push down: press lower | hold down: press hold | press down: press | screw in: tighten fasten | ' +
  'screw on: tighten fasten attach | do up: fasten tighten | turn up: increase raise | turn down: decrease reduce lower | ' +
  'turn over: flip reverse | turn around: reverse flip rotate | set up: install configure setup | throw away: dispose discard | ' +
  'throw out: dispose discard | clean out: clean | wash out: rinse clean | wipe off: clean | wipe down: clean | ' +
  'fill up: refill fill | top up: refill fill | pour out: empty drain | ' +
  'hook up: connect | look up: find search | find out: determine identify check | work out: calculate determine | ' +
  'figure out: determine | shut up: silence mute quiet | shut off: close stop | shut down: shutdown stop | go off: sound trip | ' +
  'come off: loosen detach | come loose: loosen | go out: extinguish | run out: empty | break down: fail fault | ' +
  'cut off: disconnect interrupt | cut out: stop interrupt | log in: login | log on: login | sign in: login | ' +
  'log out: logout | log off: logout | sign out: logout | sign up: register | back up: backup | start up: start boot | ' +
  'boot up: boot start | speed up: accelerate fast | slow down: reduce slow | print out: print | write down: note record | ' +
  'pick up: lift receive | carry on: continue | give up: cancel | call up: open display | bring up: open display | ' +
  'pop up: appear display | come up: appear start | swap out: replace exchange | switch over: change select | ' +
  'leave out: omit skip | join up: connect | play back: replay | wind up: roll | wake up: wake resume | keep out: protect | ' +
  'put off: delay postpone | get down: lower | get out: remove extract | get in: insert | get off: remove detach | ' +
  'chuck away: dispose discard | chuck out: dispose discard | pour in: fill | come on: start light | go on: start light | ' +
  'blow up: explode burst | mess up: fail | clog up: block | kick off: start | kick out: remove disconnect | ' +
  'lock out: lock block | sort out: solve fix remedy | heat up: heat preheat | cool down: cool | dry out: dry | ' +
  'pass on: transfer hand | hand over: transfer | send back: return | bring back: return restore | get back: restore recover return | ' +
  'roll back: restore revert | set off: start trigger | hang up: end suspend | let in: allow | switch round: swap reverse | ' +
  'kick in: start | cut in: start | pick up: detect lift receive | black out: hide mask | hand on: transfer';

/** "put in a new filter": what was there before is replaced. */
const NEW_THING = /^(?:put|fit|install|insert|mount|attach|screw)$/;
const REPLACING: readonly string[] = ['replace', 'change', 'exchange'];

/** Words that may stand between a verb and its particle: "put the water tank in". */
const MAX_BETWEEN = 3;

/** Verb (stem) → particle → stems of what it means. */
const particlesOfVerbs = whenNeeded(readMeanings);

function readMeanings(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const { stem } = languageOf('en');
  const meanings = new Map<string, Map<string, readonly string[]>>();
  for (const entry of PHRASAL_VERBS.split(' | ')) {
    const [phrase = '', words = ''] = entry.split(': ');
    const [verb = '', particle = ''] = phrase.split(' ');
    const particles = meanings.get(stem(verb)) ?? new Map<string, readonly string[]>();
    particles.set(particle, words.split(' ').map(stem));
    meanings.set(stem(verb), particles);
  }
  return meanings;
}

/** Gives each verb of a question that stands with a particle what the two mean together. English. */
export function addPhrasalMeanings(
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  if (!index.languages.includes('en')) return;
  const { stem } = languageOf('en');
  tokens.forEach(({ term: word }, at) => {
    const verb = terms.get(stem(word));
    if (verb === undefined) return;
    const behind = tokens.slice(at + 1, at + 2 + MAX_BETWEEN).map(({ term }) => term);
    const particles = particlesOfVerbs().get(stem(word));
    const particle = behind.find((other) => particles?.has(other));
    const isNew = NEW_THING.test(word) && behind.includes('new');
    const meant = [...(particles?.get(particle ?? '') ?? []), ...(isNew ? REPLACING.map(stem) : [])];
    for (const other of meant) addMeaning(index, verb, other);
  });
}
