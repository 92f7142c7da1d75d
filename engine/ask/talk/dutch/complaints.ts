import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

const NOT = '(?:niet|nooit|niets|niks|geen|nauwelijks|amper)';
const NOISES =
  'bromm?|piep|kraa?k|rammel|ratel|tikk?(?=[te])|knars|fluit|suis|zoem|gorgel|borrel|brul|gier|loei|knetter|bonk|rinkel';
const DOOR = '(?:deur|deurtje|klep|klepje|deksel|kap|lade|luik)';
const LINK = '(?:verbinding|wifi|wi-fi|wlan|netwerk|internet|signaal|bluetooth|ontvangst|bereik)';

/** Dutch. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:display|scherm|schermpje|beeldscherm)${within(4)} (?:zwart|donker|leeg|dood)|(?:display|scherm|schermpje|beeldscherm) (?:is|blijft|valt|gaat)${within(2)} uit|(?:niets|niks) (?:op|in) (?:het |de )?(?:display|scherm|beeldscherm)|(?:display|scherm|beeldscherm)${within(3)} ${NOT}`,
    written: wholeWords`(?:display|scherm|beeldscherm|uitlezing)\p{L}*${within(4)} (?:zwart|donker|leeg|uit|gedoofd|${NOT})|geen (?:weergave|beeld|aanduiding|displayweergave)`,
    isNamed: true,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:heet|warm)|(?:te|blijft|nog|steeds|maar) koud|ijskoud|lauw|(?:verwarmt|warmt)${within(3)} ${NOT}|${NOT}${within(2)} (?:opwarmen|verwarmen|opgewarmd)`,
    written: wholeWords`${NOT}${within(3)} (?:heet|warm|verwarm\p{L}*|opgewarmd|opwarm\p{L}*)|(?:verwarmt|warmt)${within(3)} ${NOT}|(?:te )?koud|lauw|temperatuur${within(2)} (?:te )?laag`,
  },
  {
    said: wholeWords`(?:te|heel|erg|zo|super|gloeiend|kokend|bloedje) (?:heet|warm)|(?:gloeiend|bloed|kokend|snik)heet|oververhit\p{L}*`,
    written: wholeWords`(?<!(?:niet|onvoldoende|nauwelijks)(?: \p{L}+)? )(?:te |zeer |erg )?(?:heet|warm)|oververhit\p{L}*|temperatuur${within(2)} (?:te )?hoog`,
  },
  {
    said: wholeWords`koelt${within(3)} ${NOT}|${NOT}${within(3)} (?:koud|koel\p{L}*|gekoeld)`,
    written: wholeWords`koel(?:t|en)${within(3)} ${NOT}|${NOT}${within(3)} (?:koud|koel\p{L}*|gekoeld)|te warm|onvoldoende (?:koel\p{L}*|gekoeld)|temperatuur${within(2)} (?:te )?hoog`,
  },
  {
    said: wholeWords`bevriest|bevriezen|bevroren|(?:vol|te veel|teveel|laag|dikke laag|blok|vormt zich|zit) (?:met )?(?:ijs|rijp)|ijsvorming|aangevroren|vastgevroren|ijs${within(3)} (?:achter|tegen|aan de)`,
    written: wholeWords`(?:be|in|aan)?vr(?:iez|ies|or)\p{L}*|ijs(?:vorming|laag|afzetting|aanslag)|ijs|rijp\p{L}*`,
  },
  {
    said: wholeWords`lekt|lekken|lekkage|lek|druppelt|drupt|druipt|druppels|plas|plasje|plassen|(?<!geen )(?:water|olie|vocht|vloeistof)${within(4)} (?:eronder|onder|op de (?:vloer|grond)|ernaast|overal)|(?:loopt|stroomt|gutst|sijpelt)(?! (?:er )?${NOT})${within(4)} (?:over(?! (?:het|de|een|mijn)\b)|eruit|uit|naar buiten)|komt(?! (?:er )?${NOT})${within(2)} (?:water|olie|vocht|vloeistof)${within(2)} (?:uit|onder|vandaan)|overgelopen|overstroomd`,
    written: wholeWords`(?:lek|drup|druip)\p{L}*|(?:loopt|stroomt|treedt)(?! ${NOT})${within(4)} (?:uit|over|weg)|overlo\p{L}*|(?<!geen )(?:water|olie|vocht|vloeistof)${within(4)} (?:onder|op de (?:vloer|grond)|uit|naar buiten)`,
  },
  {
    said: wholeWords`(?:komt|loopt|stroomt|spuit)${within(2)} ${NOT}${within(3)} (?:uit|eruit|door|binnen)|(?:neemt|pakt|trekt|krijgt) geen water|geen water${within(2)} in`,
    written: wholeWords`geen (?:water|koffie|stoom|inkt|vloeistof)\p{L}*|(?:water|koffie|stoom|vloeistof)${within(2)} (?:komt|loopt|stroomt)${within(2)} ${NOT}|(?:komt|loopt|stroomt)${within(2)} ${NOT}${within(3)} (?:uit|door|binnen)`,
  },
  {
    said: wholeWords`(?:veel|veel te|te|zo|heel|erg|behoorlijk|onwijs|super) (?:luid|luidruchtig|lawaaiig|lawaaierig)|luidruchtig|lawaaierig|herrie|kabaal|takkeherrie|(?<!(?:hoeveel|veel minder) )(?:lawaai|geluid|geluiden|geluidje|bijgeluid|bijgeluiden)|(?:${NOISES})(?:t|en|end|ende)?`,
    written: wholeWords`\p{L}*gelui(?:d|den)|lawaai\p{L}*|luid\p{L}*|(?:${NOISES})(?:t|en|end|ende|geluid\p{L}*)?`,
  },
  {
    said: wholeWords`(?:stin(?:kt|ken|kende)|stank|meurt|ruikt|ruiken|geur|geuren|geurtje|luchtje|muf|muffe|riekt)(?!${within(3)} (?:brand|verbrand|schroei\p{L}*|gas|rook))`,
    written: wholeWords`\p{L}*geur\p{L}*|stank\p{L}*|stink\p{L}*|ruik\p{L}*|muf|muffe`,
  },
  {
    said: wholeWords`tril(?:t|len|ling|lingen)|schud(?:t|den)|wiebelt|wiebelen|wankel|wankelt|schommelt|hobbelt|staat (?:scheef|niet (?:recht|stabiel|waterpas))|(?:loopt|wandelt|danst|schuift)\b[^.?!]{0,30}\b(?:door de (?:hele )?(?:kamer|keuken|badkamer|schuur)|van zijn plek|van z['’]n plek)`,
    written: wholeWords`(?:tril|vibr|schud|wiebel|wankel|beweeg|verplaats|schuif)\p{L}*|waterpas|instabiel|onstabiel|stabiel`,
  },
  {
    said: wholeWords`pompt${within(4)} ${NOT}|water${within(3)} (?:staan|staat|blijft (?:staan|achter|erin|onderin))|${NOT}${within(3)} (?:wegpompen|afpompen|afgepompt|weggepompt|weglopen|leeglopen)|loopt${within(3)} ${NOT}${within(1)} (?:weg|leeg|af)`,
    written: wholeWords`pomp\p{L}*${within(3)} ${NOT}|${NOT}${within(3)} (?:af|weg)(?:gepompt|pompen|gevoerd|voeren|lopen)|water${within(4)} (?:staat|staan|blijft|achter)|(?:loopt|stroomt)${within(3)} ${NOT}${within(1)} (?:weg|leeg|af)|restwater|afvoer${within(3)} verstopt`,
  },
  {
    said: wholeWords`(?:witte|grijze|zwarte|bruine|plakkerige|vieze)${within(1)} (?:vlek|vlekken|strepen|korrels|puntjes|aanslag|randen|resten)|vlekken|vlek|strepen|kalkvlekken|aanslag|(?:nog|steeds|weer) (?:vies|vuil|smerig)|${NOT}${within(3)} schoon|schimmel|beschimmeld`,
    written: wholeWords`\p{L}*(?:vlek|strep|aanslag|resten|resid)\p{L}*|vui?l|vuile|(?:nog |steeds )?vies|${NOT}${within(3)} schoon|schimmel\p{L}*`,
  },
  {
    said: wholeWords`${NOT}${within(3)} droog|(?:nog|helemaal|steeds|drijf|klets) (?:nat|vochtig|klam)|(?:klets|drijf|klied?der|zeik|door)nat|droogt${within(3)} ${NOT}|condens|beslagen|beslaat`,
    written: wholeWords`${NOT}${within(3)} droog|droogt${within(3)} ${NOT}|\p{L}*nat|vochtig\p{L}*|condens\p{L}*|besl(?:agen|aat)`,
  },
  {
    said: wholeWords`(?:te veel|teveel|zoveel|overal|alleen maar) schuim|schuim\b[^.?!]{0,40}\b(?:eruit|uit|over|overal|vloer)|schuimt`,
    written: wholeWords`(?<!geen )schui?m\p{L}*`,
  },
  {
    said: wholeWords`laadt${within(4)} ${NOT}|${NOT}${within(2)} (?:opladen|opgeladen|laden|geladen)|(?:accu|batterij|batterijen)${within(4)} (?:leeg|dood|zwak|op|snel)|loopt(?! niet)${within(2)} (?:snel )?leeg|gaat${within(2)} (?:niet lang|maar kort|kort) mee`,
    written: wholeWords`laa?d(?:t|en)${within(3)} ${NOT}|${NOT}${within(2)} (?:op)?(?:geladen|laden)|(?:accu|batterij)\p{L}*${within(4)} (?:leeg|ontladen|zwak|bijna|kort|snel)|(?:korte )?(?:looptijd|gebruiksduur|gebruikstijd)|laadfout`,
  },
  {
    said: wholeWords`(?:verbindt|vindt|koppelt|herkent|ziet)${within(4)} ${NOT}|${NOT}${within(3)} (?:verbinden|verbonden|gekoppeld|gevonden|bereikbaar|koppelen)|(?:geen|slechte|verliest|valt|weg)${within(2)} ${LINK}|${LINK}${within(3)} (?:valt|verbroken|verbreekt|weg|${NOT})|offline`,
    written: wholeWords`${NOT}${within(3)} (?:verb[io]nd\p{L}*|gekoppeld|koppelen|gevonden|bereikbaar)|(?:geen|slechte|zwakke|zwak) (?:${LINK}|netwerkverbinding|internetverbinding|wifi-verbinding)|\p{L}*(?:verbinding|signaal|netwerk)${within(4)} (?:verbroken|verloren|mislukt|zwak|weg|valt|onderbroken|${NOT})|verbindingsfout|offline`,
  },
  {
    said: wholeWords`${DOOR}${within(4)} ${NOT}${within(3)} (?:dicht|sluiten|toe|vergrendelen)|${DOOR} (?:sluit|klikt)${within(2)} ${NOT}|${DOOR} (?:blijft|springt|gaat)(?: steeds| telkens| weer)? open(?:staan)?|${NOT}${within(1)} dicht${within(2)} ${DOOR}`,
    written: wholeWords`${DOOR}\p{L}*${within(4)} ${NOT}${within(3)} (?:dicht|gesloten|sluiten|goed dicht)|(?:\p{L}*(?:deur|klep|deksel)) sluit${within(2)} ${NOT}|${DOOR}${within(3)} (?:staat |is |nog )?open`,
    isNamed: true,
  },
  {
    said: wholeWords`${DOOR}${within(4)} ${NOT}${within(3)} (?:open|los|opengaan|openen)|${DOOR} opent${within(2)} ${NOT}|(?:krijg|krijgen)${within(4)} ${DOOR}${within(3)} ${NOT}${within(2)} open`,
    written: wholeWords`${DOOR}\p{L}*${within(4)} ${NOT}${within(3)} (?:open|openen|geopend|ontgrendel\p{L}*)|(?:\p{L}*(?:deur|klep|deksel)) opent${within(2)} ${NOT}|${DOOR}${within(3)} (?:vergrendeld|geblokkeerd|klemt)|moeilijk te openen`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:knop|knoppen|knopje|knopjes|toets|toetsen|touchscreen|aanraakscherm|bedieningspaneel|schakelaar)${within(4)} ${NOT}|(?:reageert|reageren)${within(3)} ${NOT}`,
    written: wholeWords`(?:knop|knoppen|toets|toetsen|touchscreen|aanraakscherm|bedien\p{L}*|schakelaar)${within(4)} (?:${NOT}|geblokkeerd|vergrendeld)|reage\p{L}*${within(3)} ${NOT}`,
  },
  {
    said: wholeWords`klemt|verstopt|vastgelopen|vastgeroest|geblokkeerd|blokkeert|hapert|(?:zit|loopt|staat|blijft)${within(3)} (?:vast|vastzitten|hangen|klem)`,
    written: wholeWords`(?:klem|verstop|blokk|geblokk|vastgelopen|vastzit|haper)\p{L}*|(?:zit|loopt|blijft)${within(3)} (?:vast|steken|hangen)|zwaar(?: te)? bewe\p{L}*`,
  },
  {
    said: wholeWords`blijft(?! (?:\p{L}+ )?${NOT})${within(2)} (?:doorlopen|draaien|doorgaan|aan|lopen|aanstaan)|(?:draait|loopt|werkt) (?:continu|constant|de hele tijd|non-?stop|aan één stuk|altijd)|stopt${within(2)} niet|slaat${within(3)} niet(?: meer)? af`,
    written: wholeWords`blijft(?! ${NOT})${within(3)} (?:lopen|draaien|werken|doorlopen|aan|ingeschakeld)|(?:draait|loopt|werkt)${within(2)} (?:continu|constant|voortdurend|onafgebroken|te lang|steeds)|stopt${within(2)} niet|(?:schakelt|slaat)${within(3)} niet(?: meer)? (?:uit|af)`,
  },
  {
    said: wholeWords`(?:gaat|schakelt|slaat|valt|springt)\b[^.?!]{0,30}\b(?:uit zichzelf|uit z['’]n eigen|vanzelf|zomaar|plotseling|plots|ineens|opeens|steeds|telkens|constant|halverwege|midden(?:in)?)${within(3)} (?:uit|af)|(?:valt|slaat)(?!${within(2)} ${NOT})${within(2)} (?:uit|af|stil)|(?:stopt|stopte)${within(1)} (?:ermee|zomaar|plotseling|ineens|opeens|halverwege|steeds|vanzelf|na)|blijft${within(2)} stilstaan|houdt${within(3)} mee op`,
    written: wholeWords`(?:schakelt|slaat|valt)(?!${within(3)} niet)${within(4)} (?:uit|af|stil)|(?:stopt|onderbr|afgebroken|uitgevallen|stilvalt)\p{L}*(?! niet)|blijft${within(3)} (?:staan|stilstaan)|(?:automatisch|plotseling) (?:uit|uitgeschakeld|gestopt)`,
  },
  {
    said: wholeWords`(?:stop|stoppen|zekering|zekeringen|aardlek|aardlekschakelaar|hoofdschakelaar)${within(3)} (?:eruit|uit|vliegt|springt|slaat|doorgeslagen|gesprongen|doorgebrand|klapt|valt|slaan|vliegen|springen|klappen)|(?:vliegt|springt|slaat|klapt|slaan|vliegen|springen)${within(2)} (?:stop|stoppen|zekering|zekeringen|aardlek|aardlekschakelaar)|kortsluiting`,
    written: wholeWords`\p{L}*(?:zekering|aardlek|installatieautomaat|kortsluit|stroomonderbreker)\p{L}*`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:lamp|lampje|licht|lichtje|verlichting|led|koplamp)${within(4)} (?:${NOT}|kapot|stuk|doorgebrand)|(?:lamp|lampje|licht|verlichting) (?:is|blijft|valt|gaat)${within(2)} uit|geen (?:licht|verlichting)`,
    written: wholeWords`\p{L}*(?:lamp|lampje|licht|verlichting|led)${within(4)} (?:${NOT}|defect|uit|doorgebrand)|geen (?:licht|verlichting)`,
  },
  {
    said: wholeWords`(?:weinig|minder|nauwelijks|geen|te weinig|amper) (?:kracht|vermogen|druk|zuigkracht|trekkracht)|zuigt${within(3)} (?:${NOT}|slecht|minder)|krachteloos|(?:wordt|is)${within(1)} (?:slap|zwak)`,
    written: wholeWords`(?:weinig|minder|geen|onvoldoende|te weinig|verminderde?|lage|zwakke) (?:kracht|vermogen|druk|zuigkracht|zuigvermogen|prestaties)|(?:\p{L}*vermogen|\p{L}*kracht|\p{L}*druk|prestaties)${within(3)} (?:verminder\p{L}*|te laag|laag|onvoldoende|zwak|af|neemt)|zuigt${within(3)} (?:${NOT}|slecht|onvoldoende)`,
  },
  {
    said: wholeWords`(?:gaat|springt|slaat|start|begint)${within(4)} ${NOT}${within(2)} (?:aan|op|starten)|start(?:te)?${within(3)} ${NOT}|${NOT}${within(2)} (?:starten|inschakelen|aanzetten|aangaan|aan te krijgen|opstarten|op gang)|wil${within(1)} ${NOT}${within(1)} aan|(?:doet|doen)${within(2)} (?:het )?${NOT}|werkt${within(2)} ${NOT}|(?:helemaal|compleet|totaal|zo|mors) ?dood|(?:is|lijkt|blijft)${within(1)} dood|geen (?:teken van leven|levensteken)|gebeurt${within(2)} (?:niets|niks)|(?:niets|niks) (?:gebeurt|doet)`,
    written: wholeWords`${NOT}${within(3)} (?:start\p{L}*|gestart|aan|inschakel\p{L}*|ingeschakeld|reage\p{L}*|functione\p{L}*|werk\p{L}*|opstart\p{L}*)|(?:start|werkt|functioneert|reageert|draait|doet)${within(3)} ${NOT}|geen (?:functie|weergave|reactie|werking)|blijft (?:donker|uit)`,
  },
];
