/** Verbs that headings of manuals begin with. */
const BASE_FORMS =
  'access activate add adjust align apply arrange assemble assign attach avoid back begin bind block boot build buy ' +
  'calibrate call cancel care change charge check choose clean clear close combine compile configure connect control ' +
  'convert copy create customize cut deactivate debug define delete descale disable disconnect discharge display ' +
  'dispose download drain edit empty enable enter erase exchange exit export extend fasten fill find fit fix flash froth ' +
  'format generate get handle identify import inspect insert install keep launch level lift load locate lock log ' +
  'lower lubricate maintain manage measure modify monitor mount move mute navigate obtain open operate order pack ' +
  'pair pause perform place plan play plug position power prepare press prevent print program protect pull push put ' +
  'raise read receive record recover recycle reduce refill register release remove rename repair replace reset ' +
  'restart restore resume retrieve return rotate run save scan schedule search select send set share shut solve ' +
  'start stop store submit switch test tighten transfer transport troubleshoot tune turn understand uninstall unlock ' +
  'unpack update upgrade upload use verify view wash watch wire work write zoom';

/** Verbs whose last letter is doubled before "-ing". */
const DOUBLING =
  /^(?:begin|cut|fit|get|log|plan|plug|program|put|reset|run|scan|set|shut|stop|submit|transfer|unplug)$/;

/** Base form and "-ing" form → base form, lower case. */
export const VERBS: ReadonlyMap<string, string> = new Map(
  BASE_FORMS.split(' ').flatMap((verb) => [
    [verb, verb],
    [toGerund(verb), verb],
  ]),
);

/** Verbs of instructions that headings seldom begin with. */
export const FURTHER_VERBS: ReadonlySet<string> = new Set(
  (
    'allow bend bring brush click compare compress compute confirm consult continue count cover cross decide decrypt detach determine ' +
    'distinguish double-click drag draw drill drive dry eject encrypt ensure execute expand extract fire fold follow gently give go ' +
    'grip guide hang heat hide highlight hit hook ignite ignore immerse increase inject install invoke join leave let line link listen ' +
    'look make mark merge minimize mix mirror mount note observe park pick pinch point pour predict proceed provide quit ' +
    're-enter reach reboot reconnect refer refit reinstall reinsert repeat replay rinse route screw scroll seal secure ' +
    'separate shake show shrink simulate simply slide snap split squeeze strip swap switch sync take tap tear tell tick tie ' +
    'tilt touch trim try twist type unclip uncheck undo unfold unhook unplug unscrew unzip wait warm wipe wrap'
  ).split(' '),
);

function toGerund(verb: string): string {
  if (DOUBLING.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${verb.replace(/e$/, '')}ing`;
}
