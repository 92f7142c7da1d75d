/** Everyday words, English; see `words/common-words.ts`. */
export const EVERYDAY =
  'abbreviation abbreviated acronym lady ladies gentleman gentlemen lad bloke scream screaming shout shouting yell moan moaning cry crying ' +
  'monday tuesday wednesday thursday friday saturday sunday tonight yrs everybody nobody mad okay cos theres ' +
  'shes hes theyre youre wed weve ive id able absolutely accidentally act actually add afternoon again ago ' +
  'ahead all allow alone along already alright also although always annoying another anybody anymore anyone ' +
  'anything anyway anywhere apparently around ask aunt away awful awfully back bad because become before begin ' +
  'behind believe beside best better big bit bloody boss both bought boyfriend bring brother bunch calm care ' +
  'case cause certain chance cheers clear clearly close colleague come common complete completely constantly ' +
  'correct correctly couple course crazy currently dad daddy damn daughter day deal difference different ' +
  'directly down dunno during each early easily easy either else end enough entire especially even evening ' +
  'ever every everyone everything everytime everywhere exact exactly example expect explain extra fact family ' +
  'far father feel few finally fine first five flatmate follow forever four free friend fully funny general ' +
  'girlfriend give given go goes going gone gonna good gotta gotten grandfather grandma grandmother grandpa ' +
  'granny great guess guest guy half happen hard hardly hear hello help here hey hi high hit honestly hope ' +
  'horrible horribly huge husband idea important inside instant instead involve job keep kid kind kinda know ' +
  'last late later least leave less life like likely line literally little live loads long look lot low main ' +
  'make many matter may maybe mean meant mention mind minute mom moment more morning most mother much mum ' +
  'mummy must myself nasty near nearly never new next nice normal normally now nowhere number obviously odd ' +
  'often ok okay old once one only ordinary other otherwise out outside over own part particular past people ' +
  'perfectly perhaps person pick place plain please pls plus plz point possible possibly prefer pretty ' +
  'previous probably proper properly purchased put question quickly quite rather reach real really reason ' +
  'recent recently regular related ridiculous ridiculously right roommate run same say seem seen seriously ' +
  'several show side similar simple simply since single sister sit small somebody somehow someone something ' +
  'sometimes somewhere son soon sorry sort special specific stand start stay still straight strange stuff ' +
  'stupid such suddenly supposed sure take talk tell ten term terrible terribly thanks thing think though ' +
  'thought three through throughout thx time tiny today together told tons totally tried trouble true try two ' +
  'type unbelievable uncle under understand unless until up upon usual usually various very wait wanna way ' +
  'week weird well went whatever whatsoever whenever whether while whole wife wish within without wonder word ' +
  'work works world worry worth yeah year yes yesterday yet';
