import { stemsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';

/**
 * Words that nearly every manual holds, whatever it is about: a question that shares only these with a manual may as well
 * be about another product.
 */
const WORDS =
  'ability above accept access accord accurate action active adapter addition address adjust advance affect after ' +
  'against alternate amount app appear applicable apply appropriate area assign associate assume attach attempt ' +
  'automatic available avoid base basic basis below between block bottom box break build built button call called ' +
  'capable center change check choice choose chosen clean click code collect combine command communicate compatible ' +
  'component computer condition configure connect consider consist console contain content continue control convert ' +
  'copy correspond count cover create custom daily damage data date default define definition degree delete depend ' +
  'describe description design desired detail detect determine develop device directory disable disconnect display ' +
  'distribute document double download draw due edit effect electronic element empty enable enhance ensure enter ' +
  'equal equivalent error event except execute exist exit experience extend extension extern factor fail family ' +
  'fast feature field file filter final find fit fix form format found front full function further generate group ' +
  'header high hold host however identify image implement imply improve include increase indicate individual info ' +
  'inform initial input insert install instruction intend interact interface internal interpret issue item itself ' +
  'large latest layout left length level library limit link list load local locate log long low machine made ' +
  'maintain major manage manual map mark match material max maximum measure menu message method minimum minor miss ' +
  'mode model modify move multi multiple name necessary needs note nothing notice obtain occur offer offset old ' +
  'open operate optim option order origin output overall override overview package page pair panel parameter ' +
  'perform period power prepare present press prevent problem procedure process produce product program project ' +
  'protect provide purpose range ready receive recognize recommend record reduce refer register release remain ' +
  'remove repeat replace report represent require reset resource respect response rest restore result return ' +
  'revised sample save scale screen second section secure see select send separate service set setup short shown ' +
  'sign simultaneous site size skip slight slow solution source space specify speed standard state static status ' +
  'step stop store success suit suitable summary supply support switch system table taken task test text tool top ' +
  'total transfer turn typical unit update usage use user util valid value verify version view visible warn wide ' +
  'work write written wrong zero';

const manualStems = whenNeeded(() => stemsOf(WORDS, languageOf('en')));

/** Whether an English index term is a word of manuals in general. */
export function isManualWord(term: string): boolean {
  return manualStems().has(term);
}
