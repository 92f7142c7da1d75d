/** How people tell of emergencies in Germanic languages; forms as in kinds.ts. */
import type { WordsByKind } from '../kinds.ts';

export const GERMANIC: Readonly<Record<string, WordsByKind>> = {
  en: {
    fire:
      "smok(?:e|es) * (?:com(?:es?|ing)|came|pour(?:s|ing|ed)|ris(?:es?|ing)|everywhere|out of|from (?:the|my|its?|inside|behind|under|this))|(?:is|it's|its|are|was|started|starts|begins|began) (?:smoking|smouldering|smoldering)|(?:the|a|my|this|it) (?:\\p{L}+ )?smokes|(?:black|white|grey|thick|lots of|full of|see|saw|there is|there's|emits|emitting) smoke|smoke and (?:a )?(?:bang|smell|flames?|sparks?)|(?:bang|noise|flash) and (?:then )?smoke|fire (?:won't|doesn't|does not) go out|" +
      "caught (?:on )?fire|catch(?:es|ing) fire|(?:is|it's|its|was|set|went) on fire|on fire(?: help)?|(?:is|it's|there is|there's|there was|started) (?:a )?(?:small )?fire|fire (?:in|inside|at|from) (?:the|my)|burst into flames|flames? (?:are |is |were )?(?:com(?:es?|ing)|came|inside|out of|from|shoot)|(?:see|saw|there are) flames|in flames|is (?:it )?burning\\?+|burning (?:in there|inside)|" +
      'smell\\w* * (?:burnt|burned|burning|burn|scorched|singed|smoke|smoky|melting)|(?:burnt?|burning|burned|scorched|smoky) (?:\\p{L}+ )?(?:smell|odou?r|stench|stink)|stinks * (?:burnt|burning|burned)|' +
      "sparks?!+|sparks? (?:fly|flew|flying|com(?:es?|ing)|came|from|at|in|out|are|behind)|(?:is|it's|its|are|was|started) sparking|sparked|(?:see|saw|there are|with|makes|making|throws|throwing) sparks|" +
      '(?:cable|cord|wire|plug|plastic|adapter|charger|casing|socket|housing|fuse box) * (?:melting|melted|melts|glowing)|exploded|blew up|has exploded|just exploded',
    gas: 'smell\\w* (?:of |like )?(?:the )?gas|gas (?:smell|odou?r|leak|escap(?:es|ing)|is (?:leaking|escaping|coming out))|leaking gas|gas is leaking|smell\\w* (?:of )?(?:propane|butane)|(?:carbon monoxide|co) (?:alarm|detector) (?:is |has |just )?(?:going off|gone off|went off|goes off|sounding|beeping like)|(?:propane|butane) (?:smell|odou?r|leak)|hiss\\p{L}* * gas (?:pipe|line)|refrigerant (?:is )?(?:leak(?:s|ing|ed)?|escap(?:es|ing))|leaking refrigerant',
    shock:
      '(?:electric|electrical) shock (?:from|off|by|when)|(?:got|get|gets|getting|had|received|felt|gave (?:me|him|her|us)|gives (?:me|you|us)|giving (?:me|us)) (?:an? )?(?:little |small |mild |nasty |static |slight |bad |huge ){0,2}(?:electric(?:al)? )?(?:shocks?|zap|jolt)|electrocuted|(?:it )?(?:zapped|shocked) (?:me|him|her|my|us)|(?:housing|case|casing|metal|body|chassis|tap|door|handle) (?:is|was|seems) (?:live|electrified)|tingl(?:e|es|ing) * (?:touch|metal|case|housing|hand)|(?:hand|finger|fingers|arm) tingles?|(?:current|electricity|voltage) (?:is )?on the (?:\\p{L}+ )?(?:case|casing|housing|body|metal)|water * (?:in|into|on) (?:the )?(?:socket|outlet|electrics|plug)',
    battery:
      'batter(?:y|ies) (?:\\p{L}+ )?(?:is|are|has|was|has been|looks?|seems?|started|got) (?:\\p{L}+ )?(?:leak(?:ing|ed|y)|swollen|bulg(?:ing|ed)|puff(?:ed|y)|bloated|burst|smoking|hissing|on fire|too hot|extremely hot|very hot|really hot|burning|boiling hot|exploded|overheating|deformed)|batter(?:y|ies) (?:leaks?|leaked|burst|exploded|swelled|hiss(?:es)?|too hot|very hot|smokes)|(?:leaking|swollen|bulging|bloated|burst|puffy|hot) batter(?:y|ies)|(?:fluid|liquid|acid) * (?:out of|from) the batter(?:y|ies)|battery (?:acid|fluid)',
    chemical:
      "(?:in|into|in to) (?:my|his|her|the|our|their|one|both|somebody's)(?: \\S+)? eyes?|some in my eye|eyes? (?:is|are) (?:burning|stinging)|eyes? (?:burns?|stings?) (?:from|after|because)|(?:acid|cleaner|descaler|detergent|bleach|chemical|chemicals|solution|powder|toner|fluid|refrigerant|coolant|liquid|salt) (?:\\p{L}+ )?(?:on|onto|over|all over) (?:my|his|her) (?:skin|hands?|arms?|face|legs?|feet|foot)|skin (?:is )?(?:burns|burning|itching) (?:after|from|because)|fumes * (?:cough|dizzy|sick|breathe)|skin * (?:burns|burning|itches|irritated|red) * (?:cleaner|descaler|detergent|solution|acid|bleach|powder|fluid)|(?:breathed in|inhaled|inhaling) * (?:fumes|vapou?rs?|dust|powder|gas|smoke|cleaner|chemicals?|bleach|descaler)",
    swallowed:
      '(?:swallowed|ingested|gulped down|has swallowed)|(?:drank|drunk|drink\\w*) (?:some |the |a |from |of |up |by accident |accidentally ){0,3}(?:descaler|rinse aid|detergent|cleaner|cleaning|bleach|acid|coolant|antifreeze|battery|chemical|dishwasher|solution|fuel|oil|fluid)|(?:ate|eaten|chewed|bit into) (?:some |the |a |an |one |up ){0,3}(?:batter\\w*|detergent|dishwasher|cleaning|descal\\w*|tab|tabs|tablet|capsule|silica|pod|pods|magnet|screw|toner|pellets?)|(?:drank|drunk|drink\\w*) * with (?:the |some )?(?:cleaning|cleaner|descaler|detergent)|(?:cleaner|descaler|detergent|bleach|solution) * (?:was|got|been) drunk|put (?:a|the) (?:button cell|battery) in (?:his|her|its) mouth|poisoned',
    injury:
      "(?:burn(?:ed|t)|scald(?:ed)?|cut|hurt|injured|crushed|pinched|trapped) (?:myself|himself|herself|themselves)|(?:burn(?:ed|t)|scald(?:ed)?|cut|hurt|injured|crushed|pinched|trapped|lost|broke|sliced|smashed|caught) (?:my|his|her) (?:\\p{L}+ )?(?:hands?|fingers?|arms?|face|foot|feet|legs?|toes?|thumb|skin|eyes?|mouth|tongue|wrist)|(?:finger|hand|arm|hair|foot|toe|sleeve|tie|leg|thumb)s? (?:is|are|got|gets|has got|was|were) (?:\\p{L}+ )?(?:stuck|trapped|caught|crushed|jammed|bleeding|cut off|severed|bleeding)|(?:i'm|i am|is|he's|she's|it's) bleeding|bleed(?:s|ing) (?:a lot|heavily|badly|bad)|unconscious|passed out|fainted|(?:can't|cannot|cant|can not|hard to) breathe|(?:someone|somebody|person|he|she|employee|colleague|worker) (?:is|was|got|has been) (?:hurt|injured|burn(?:ed|t))|need first aid|call an ambulance|burns? (?:my|his|her) (?:finger|hand|skin|arm)s?|splashed (?:on|onto|in) (?:my|his|her)|(?:laser|beam) hit (?:my|his|her) eyes?|ran over (?:my|his|her)|scalded",
    child:
      "(?:child|kid|toddler|baby|son|daughter|boy|girl|cat|dog|pet|kids|children) (?:is |are |got |has got |was |has |who is )?(?:\\p{L}+ )?(?:stuck|trapped|locked (?:in|inside|himself|herself)|inside the (?:\\p{L}+ )?(?:drum|machine|washer|dryer|fridge|freezer|oven|washing)|chok(?:ing|es?)|suffocat\\w+|strangl\\w+|crawled (?:in|into)|climbed (?:in|into|inside))|(?:around|round) (?:my |the |his |her )?(?:child|kid|baby|toddler|son|daughter)?(?:'s)? ?neck|fingers? (?:stuck )?in the (?:\\p{L}+ )?(?:gap|door|hinge) * scream\\p{L}*|bag over (?:his|her|its) head|(?:kid|child|baby|toddler|cat|dog) in the (?:drum|washer|dryer|freezer|running)",
  },
  de: {
    fire:
      'es raucht|raucht es|(?:kommt|steigt|dringt|quillt|tritt|zieht) (?:\\S+ ){0,3}(?:rauch|qualm)|gluht (?:was|etwas|es)|rauch(?:t|te)? * (?:heraus|raus|aus|auf|hinten|vorne|drin|drinnen|innen)|(?:gerat|maschine|motor|stecker|kabel|netzteil|ladegerat|akku|ofen|ding|sie|er) (?:raucht|qualmt|schmort|brennt)(?! nicht)|rauch (?:kommt|steigt|entwick\\p{L}*|aus|im|in der|quillt)|voll(?:er)? rauch|rauchentwicklung|es qualmt|qualmt|brennt es(?! nicht)|qualm(?:t|en)? (?:aus|hinten|heraus|raus|kommt|stark)|es brennt(?: !|!|$| hilfe| im| in)|in flammen|steht in flammen|flammen?(?:bildung)? (?:schlagen|schlagt|kommen|aus|im|in)|stichflamme|feuer gefangen|hat gebrannt|brennt (?:ja |da )?(?:was|etwas)|feuer (?:im|in der|aus|ausgebrochen)|' +
      '(?:riecht|stinkt|roch|stank|riechts|gerochen|rieche) * (?:verbrannt\\p{L}*|verschmort\\p{L}*|angebrannt\\p{L}*|angesengt\\p{L}*|verkokelt\\p{L}*|angeschmort|schmorend\\p{L}*|rauch|brand|verkohlt|versengt)|brandgeruch|schmorgeruch|(?:verbrannter|angebrannter|verschmorter|brenzliger) geruch|brenzlig|' +
      '(?:spruht|spruhen|schlagt|fliegen|kommen|gibt|macht|sehe|es gab) funken|funken (?:gespruht|geflogen|geschlagen|an|am|aus|spruhen|fliegen|im|beim|in der|schlagen)|es funkt (?:wenn|beim|an|am|aus|im|in der)|(?:kabel|stecker|plastik|gehause|steckdose|netzteil) * (?:schmilzt|geschmolzen|schmort|gluht|angeschmort|verschmort)|explodiert|glimmt|kokelt',
    gas: 'riecht * gas|gasgeruch|stinkt * gas|rieche gas|gas (?:tritt aus|ausgetreten|entweicht|stromt aus)|gasleck|gasaustritt|gasleitung * (?:undicht|zischt|leck)|kohlenmonoxid(?:melder|alarm)? * (?:alarm|piept|ausgelost)|co(?: |-)?(?:melder|warner) * (?:piept|alarm|lost aus|ausgelost|schlagt)|kaltemittel * (?:aus|tritt|undicht|entweicht)',
    shock:
      '(?:strom|elektro)(?:schlag|schock)|stromschlage|(?:eine?n? )?(?:gewischt|gescheuert|geschossen) (?:ge)?(?:kriegt|bekommen)|(?:krieg|kriege|bekomme|bekommt|kriegt|gekriegt|bekommen) * (?:einen|eine|nen) (?:schlag|gewischt)|(?:einen|nen) schlag (?:gekriegt|bekommen)|unter strom|strom auf (?:dem|der)|kribbelt * (?:anfasse|beruhr\\p{L}*|metall|finger\\p{L}*|hand)|wasser * (?:in|an) (?:der|die) steckdose|elektrisiert',
    battery:
      '(?:akku|batterie|batterien|akkus|knopfzelle) * (?:ausgelaufen|lauft aus|laufen aus|aufgeblaht|geplatzt|gequollen|ausgebeult|raucht|zischt|explodiert|brennt|undicht|extrem hei(?:ß|ss)|gluhend|zu hei(?:ß|ss)|sehr hei(?:ß|ss)|heiss gelaufen|kochend)|(?:ausgelaufene|aufgeblahte|geplatzte) (?:batterie|akku)\\p{L}*|(?:flussigkeit|saure) * (?:aus|von) (?:der|dem) (?:batterie|akku)|batteriesaure|batterieflussigkeit',
    chemical:
      '(?:ins|in die|in den|im|in mein|in meine|in meinen|in beide|in sein|in ihr|in ihre|in beiden) auge?n?|augen? (?:brennt|brennen|tranen)|(?:entkalker|reiniger|saure|lauge|spulmittel|waschmittel|toner|chemikalie|kaltemittel|klarspuler|losung|pulver)\\p{L}* * auf (?:der|die|meine|meiner|den) (?:haut|hand|hande|handen|arm|gesicht)|haut (?:brennt|juckt|gerotet)|(?:dampfe?|tonerstaub|staub|rauch|pulver) * eingeatmet|veratzt|veratzung',
    swallowed:
      'verschluckt(?! sich)|(?:entkalker|klarspuler|spulmittel|waschmittel|reiniger|reinigungs\\p{L}*|chemie|saure|frostschutz|kuhlmittel|lauge|losung)\\p{L}* * (?:getrunken|geschluckt|verschluckt|gegessen)|(?:getrunken|gegessen|gefressen|geschluckt) * (?:entkalker|klarspuler|reiniger|batterie|tab|tablette|knopfzelle)|(?:tab|tablette|reinigungstablette|spulmaschinentab|pod|caps|batterie|knopfzelle|silicagel|trockenmittel)s? (?:gegessen|gefressen|geschluckt|im mund)|vergiftet',
    injury:
      '(?:habe?|hat|hab) (?:ich )?(?:mich|mir|sich|dich) * (?:verbrannt|verbruht|geschnitten|verletzt|gequetscht|eingeklemmt|gebrochen|geklemmt)|(?:hand|finger|arm|gesicht|fu(?:ß|ss)|zunge|haut) (?:ist |sind )?(?:\\p{L}+ )?(?:verbrannt|verbruht|eingeklemmt|gequetscht|abgetrennt|verletzt|geschnitten)|(?:finger|hand|arm|haare?|fu(?:ß|ss)|armel) * (?:steckt? fest|klemmt? fest|eingeklemmt|hangt? fest|hangen (?:im|in))|finger eingeklemmt|blutet|blute stark|bewusstlos|ohnmachtig|bekomme? keine luft|(?:jemand|mitarbeiter|kollege|person) * verletzt|uber (?:den|meinen|die) (?:fu(?:ß|ss)|hand)|verbrannt was tun|verbruht|erste hilfe',
    child:
      '(?:kind|kleinkind|baby|sohn|tochter|kleine[rs]?|katze|hund|kinder|enkel) * (?:eingesperrt|eingeschlossen|sich im (?:\\p{L}+ )?eingeschlossen|steckt * fest|steckt drin|eingeklemmt|gefangen|bekommt keine luft|erstickt|in der (?:trommel|maschine|waschmaschine|truhe)|kommt nicht (?:mehr )?raus)|kind in der trommel',
  },
  nl: {
    fire: 'er komt * rook|rook (?:uit|komt)|(?:het|hij|ie|de motor|de stekker|apparaat) rookt|vol rook|staat in brand|in brand (?:gevlogen|staat)|vlam(?:men)? * (?:uit|in)|vat vlam|brandt van binnen|(?:ruikt|stinkt|rook|ruik|stonk) * (?:verbrand|aangebrand|brand|geschroeid|schroei\\p{L}*)|brandlucht|schroeilucht|brandgeur|vonken? (?:uit|bij|in|aan|achter|komen|spatten)|(?:zie|komen|er zijn|slaan) vonken|vonkt|vonken!*$|(?:kabel|stekker|plastic|snoer) (?:is )?(?:smelt|gesmolten|gloeit)|ontploft|geexplodeerd',
    gas: 'ruik\\p{L}* (?:hier )?(?:naar )?gas|(?:stinkt|ruikt|rook|stonk) * naar gas|gaslucht|gaslek|gasgeur|gas (?:lekt|ontsnapt)|er lekt gas|koolmonoxide(?:melder|alarm)? * (?:gaat af|piept|alarm)|co(?: |-)?melder * (?:gaat af|piept)',
    shock:
      '(?:kreeg|krijg|kregen|kreg|geeft|gaf) * (?:schok|schokken|stroomstoot|opdonder)|elektrische schok (?:gekregen|gehad)|onder stroom|geelektrocuteerd|tintelt * (?:aanraak|metaal)',
    battery:
      '(?:accu|batterij|batterijen) * (?:lekt|lekken|gelekt|opgezwollen|bol|gloeiend heet|te heet|zo heet|gebarsten|rookt|sist|ontploft)|lekkende (?:accu|batterij)|vloeistof * (?:accu|batterij)|accuzuur|batterijzuur',
    chemical:
      '(?:in|in mijn|in zijn|in haar|in de|in het) (?:mijn |een )?o(?:og|gen)|ogen (?:prikken|branden)|(?:zuur|ontkalker|schoonmaakmiddel|reiniger|afwasmiddel|koudemiddel) * op (?:mijn|de) (?:huid|hand|handen|arm)|dampen? * ingeademd|huid (?:brandt|prikt)',
    swallowed:
      'ingeslikt|(?:ontkalker|glansspoelmiddel|schoonmaakmiddel|afwasmiddel|reinigingsmiddel|wasmiddel|zuur|reiniger)\\p{L}* * (?:gedronken|ingeslikt|gegeten)|(?:gedronken|opgegeten|gegeten) * (?:ontkalker|glansspoelmiddel|batterij|vaatwastablet|tablet)|(?:vaatwastablet|batterij|tablet) (?:op)?gegeten|vergiftigd',
    injury:
      '(?:heb|heeft) (?:ik )?(?:me|mij|zich|mijn|haar|zijn) * (?:verbrand|gesneden|bezeerd|gebrand|gewond|geklemd|opengehaald)|(?:vinger|hand|arm|haar|voet) (?:zit|zitten) (?:klem|vast)|(?:hand|vinger|arm) verbrand|bloedt|bewusteloos|iemand is gewond|verbrand aan|kan niet ademen|over mijn voet',
    child:
      '(?:kind|baby|peuter|zoon|dochter|kat|hond) * (?:opgesloten|zit vast|klem|zit (?:vast )?in de (?:trommel|machine)|stikt|krijgt geen lucht)|kind in de trommel',
  },
  sv: {
    fire: 'det (?:ryker|brinner)|ryker (?:det )?(?:ur|fran|om)|kommer * rok|rok (?:ur|fran|kommer)|(?:luktar|lukt) * (?:brant|branns|rok)|brandlukt|(?:den|maskinen|det) brinner|fattat eld|lagor|gnistor|gnistrar|(?:sladden|kabeln|kontakten) * smalt\\p{L}*|exploderade',
    gas: 'luktar * gas|gaslukt|gaslacka|gas lacker',
    shock: '(?:fick|far|ger) * (?:stot|elchock|stotar|elstot)',
    battery: 'batteri(?:et)? * (?:lacker|uppsvallt|svallt|for varmt|jattevarmt|sprack|ryker)',
    chemical: 'i (?:ogat|ogonen)|(?:syra|avkalkning\\p{L}*|rengoring\\p{L}*) * pa huden',
    swallowed: 'svalt|svalde|(?:drack|druckit) * (?:avkalk\\p{L}*|rengoring\\p{L}*|spolglans|diskmedel)',
    injury:
      'branne? mig|brande mig|skar mig|skarit mig|sitter fast * (?:fingret|handen)|(?:fingret|handen|haret) (?:sitter|fastnade) ?(?:fast)?|bloder|medvetslos',
    child: 'barn(?:et)? * (?:instangt|sitter fast|instangd|i trumman)',
  },
  da: {
    fire: 'det (?:ryger|brænder)|(?:den|maskinen) (?:ryger|brænder)|kommer * røg|røg (?:ud|fra)|lugter * (?:brændt|røg)|brandlugt|gået ild|i brand|flammer|gnister|(?:ledningen|stikket) * smelt\\p{L}*|eksploderede',
    gas: 'lugter * gas|gaslugt|gaslæk|gas (?:siver|lækker)',
    shock: '(?:fik|far|fået|giver) * (?:stød|elektrisk stød)',
    battery: 'batteri(?:et)? * (?:lækker|opsvulmet|bulet|for varmt|meget varmt)',
    chemical: 'i (?:øjet|øjnene)',
    swallowed: 'slugt|slugte|(?:drak|drukket) * (?:afkalk\\p{L}*|rengøring\\p{L}*|opvask\\p{L}*)',
    injury:
      'brændt mig|skaret mig|skåret mig|sidder fast * (?:fingeren|hånden)|(?:fingeren|hånden) sidder|bløder|bevidstløs',
    child: 'barn(?:et)? * (?:lukket inde|sidder fast|i tromlen)',
  },
  no: {
    fire: 'det (?:ryker|brenner)|(?:den|maskinen) (?:ryker|brenner)|kommer * røyk|røyk (?:ut|fra)|lukter * (?:brent|svidd|røyk)|brannlukt|tatt fyr|flammer|gnister',
    gas: 'lukter * gass|gasslekkasje',
    shock: '(?:fikk|far|gir) * (?:støt|elektrisk støt)',
    battery: 'batteri(?:et)? * (?:lekker|oppsvulmet|for varmt)',
    chemical: 'i (?:øyet|øynene)',
    swallowed: 'svelget|svelga',
    injury: 'brent meg|skaret meg|skåret meg|fingeren sitter|blør',
    child: 'barn(?:et)? * (?:innelast|innelåst|sitter fast)',
  },
};
