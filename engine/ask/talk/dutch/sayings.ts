import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

const IT = '(?:hij|zij|ze|het|die|dat|dit|deze|de|ie|er)';

/** Dutch; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(wholeWords`hoe zwaar|(?:hoeveel|wat) weegt|hoeveel wegen`, 'gewicht | massa'),
  beside(
    wholeWords`hoe (?:groot|breed|hoog|diep|lang) (?:is|zijn)|(?:wat|welke)(?: zijn)?(?: de)? (?:maten|afmetingen)`,
    'afmetingen | maten | hoogte | breedte',
  ),
  beside(
    wholeWords`hoe (?:luid|stil|luidruchtig)|hoeveel (?:decibel|db|lawaai|geluid|herrie)`,
    'geluidsniveau | geluidsvermogensniveau | geluidsvermogen | geluidsdrukniveau | geluidsemissie | geluidsproductie | geluid',
  ),
  beside(
    wholeWords`hoe(?:veel| veel) (?:\p{L}+ )?(?:past|kan|mag|gaat)|hoeveel (?:kilo|kg|liter)`,
    'maximale belading | maximale capaciteit | maximale belasting | vulhoeveelheid | laadvermogen | draagvermogen | belading | capaciteit | inhoud',
  ),
  beside(
    wholeWords`hoe ?ver (?:\p{L}+ ){0,3}?(?:van|vandaan|weg|af)|hoe ?veel (?:afstand|ruimte|plek|cm|centimeter)|(?:tegen|vlak bij|dicht bij|strak tegen) (?:de|een) (?:muur|wand)`,
    'minimale afstand | minimumafstand | minimale afstanden | minimumafstanden | vrije ruimte | afstanden | afstand | tussenruimte',
  ),
  beside(
    wholeWords`past (?:${IT} )?(?:onder|in|tussen)|onder (?:het|mijn|een) (?:aanrecht|werkblad|bureau)`,
    'onderbouw | inbouw | afmetingen | nis',
  ),
  beside(
    wholeWords`hoe ?veel (?:stroom|energie|elektriciteit)|(?:verbruikt|slurpt|vreet|gebruikt) (?:${IT} )?(?:veel |zoveel |teveel )?(?:stroom|energie)`,
    'energieverbruik | stroomverbruik | opgenomen vermogen | verbruik | vermogen',
  ),
  beside(
    wholeWords`hoe ?lang (?:\p{L}+ ){0,4}?(?:mee|met (?:een|één) (?:volle )?(?:accu|batterij|lading))|hoe ?lang (?:duurt|houdt|werkt|doet) (?:de|een|mijn) (?:accu|batterij)`,
    'gebruikstijd | gebruiksduur | looptijd | werkingsduur | levensduur van de accu | levensduur van de batterij | accuduur',
  ),
  beside(
    wholeWords`hoe ?lang (?:\p{L}+ ){0,4}?(?:opladen|laden|opgeladen|de lader|vol)`,
    'oplaadtijd | laadtijd | oplaadduur | laadduur',
  ),
  beside(
    wholeWords`verhui(?:s|zen|zing|st|sd)|(?:meenemen|mee|vervoeren|leggen) in de (?:auto|wagen|kofferbak)`,
    'transport | transporteren | vervoer | vervoeren | verplaatsen | transportbeveiliging',
  ),
  beside(
    wholeWords`weggooien|weg ?te gooien|gooi(?:en)?\b[^.?!]{0,30}\bweg|wegdoen|van af komen|kwijtraken|(?:bij|naar|in|op) (?:het|de) (?:vuilnis|vuilnisbak|afval|grofvuil|stort|milieustraat|containerpark|recyclepark|prullenbak|kliko)|(?:nemen|neemt)\b[^.?!]{0,40}\b(?:oude|mee|terug)`,
    'verwijdering | afvoeren | afdanken | afvalverwijdering | weggooien | recycling | recyclen | inzamelpunt',
  ),
  beside(
    wholeWords`(?:op|met|tijdens de|in de) vakantie|(?:weken|maanden|lang|langer|lange tijd) (?:weg|niet (?:thuis|gebruikt|gebruiken|gebruik)|afwezig|van huis|stil(?:staan|staat)?)|niet thuis|vakantiehuis`,
    'langere afwezigheid | langdurige afwezigheid | lange afwezigheid | langere tijd niet gebruikt | langere tijd niet wordt gebruikt | langere tijd niet gebruiken | langere tijd niet | lange tijd niet gebruikt | lange tijd niet | buiten gebruik stellen | buitengebruikstelling | buiten werking stellen | vakantiemodus | vakantiestand | vakantie | afwezigheid',
  ),
  beside(
    wholeWords`stekkerdoo?s(?:je|zen)?|stekkerblok|verdeelstekker|driewegstekker|dubbelstekker|contrastekker`,
    'stekkerdoos | stekkerdozen | verdeelstekker | meervoudige stekkerdoos | meervoudige stopcontacten | verdeeldoos | verlengsnoer | verlengkabel',
  ),
  beside(
    wholeWords`verleng(?:snoer|snoeren|kabel|kabels)|(?:kabel|snoer|draad) (?:\p{L}+ ){0,2}?(?:te kort|langer|langere)|haspel|kabelhaspel`,
    'verlengsnoer | verlengsnoeren | verlengkabel | verlengkabels | netsnoer | aansluitkabel',
  ),
  beside(
    wholeWords`slang (?:\p{L}+ ){0,2}?(?:te kort|langer|langere)`,
    'slangverlenging | verlengslang | slang verlengen | verlengen',
  ),
  beside(
    wholeWords`alles (?:wissen|terugzetten|verwijderen)|resett?(?:en)?|als (?:nieuw|nieuwe)|(?:zoals|hoe) (?:hij|het|ie) (?:uit de (?:winkel|doos|fabriek)|nieuw|in het begin)|van (?:nul|voren af aan)|opnieuw beginnen`,
    'fabrieksinstellingen | fabrieksinstelling | standaardinstellingen | beginwaarden | resetten | reset',
  ),
  beside(
    wholeWords`(?:wie|waar) (?:kan|moet|mag|zal) (?:ik|je|men|we) (?:bellen|contacteren|vragen|terecht|naartoe|heen)|wie (?:repareert|helpt|maakt|komt)|(?:monteur|reparateur|hersteller)|aan wie`,
    'klantenservice | klantendienst | servicedienst | servicecentrum | technische dienst | service',
  ),
  beside(
    wholeWords`(?:wat|welke|is|zijn|zit|zitten) (?:\p{L}+ ){0,4}?(?:erbij|bijgeleverd|meegeleverd|inbegrepen|in de doos|in de verpakking)|(?:krijg|krijgt) (?:\p{L}+ ){0,4}?erbij`,
    'leveringsomvang | omvang van de levering | inhoud van de verpakking | inhoud verpakking | inhoud van de doos | meegeleverde accessoires | meegeleverd | bijgeleverd',
  ),
  beside(
    wholeWords`(?:serie|model|type|apparaat|product)nummer|welk (?:model|type)`,
    'typeplaatje | kenplaatje | typeplaat | serienummer',
  ),
  beside(
    wholeWords`(?:ge)?piept?|piep(?:je|jes|en|toon|tonen)|biept?|toetengeluid`,
    'geluidssignaal | geluidssignalen | pieptoon | pieptonen | akoestisch signaal | signaaltoon | zoemer | toetstonen',
  ),
  beside(
    wholeWords`(?:mijn|de|onze|ons|een|kleine) (?:kind|kinderen|kleintje|kleintjes|dochter|zoon|zoontje|dochtertje|kleinkind\p{L}*|peuter|baby)\b[^.?!]{0,60}\b(?:druk|zit|draai|speel|spel|open|aan|kom|pruts|blokk)\p{L}*|kindveilig`,
    'kinderslot | kinderbeveiliging | toetsvergrendeling | toetsenvergrendeling | toetsblokkering | bedieningsvergrendeling | vergrendeling',
  ),
  beside(
    wholeWords`(?:pas |later|vannacht|'s nachts|nachts|’s nachts|daltarief|nachttarief|om \d+ ?(?:uur)?)(?: \p{L}+){0,4}? (?:aan|aangaan|aangaat|beginnen|begint|klaar|draaien|draait|starten|start|lopen|wassen)|(?:start|starten|begint|beginnen|draait|draaien|klaar)(?: \p{L}+){0,3}? (?:later|vannacht|nachts|om \d+ ?(?:uur)?)`,
    'uitgestelde start | startuitstel | uitgesteld starten | starttijdkeuze | eindtijd | starttijd | voorgeprogrammeerde start | tijdschema | timer',
  ),
  beside(
    wholeWords`(?:voor|in|bij) (?:mijn|onze|ons|een|eigen) (?:\p{L}+ )?(?:hotel|pension|restaurant|café|kapsalon|praktijk|bedrijf|zaak|winkel|werkplaats|kantoor|kantine|b&b)`,
    'professioneel gebruik | commercieel gebruik | bedrijfsmatig gebruik | huishoudelijk gebruik | beoogd gebruik | bedoeld gebruik | reglementair gebruik | gebruik volgens de voorschriften | doelmatig gebruik',
  ),
  beside(
    wholeWords`stroom(?:storing|uitval|onderbreking|panne)|stroom (?:is |was )?(?:\p{L}+ )?(?:uitgevallen|weg|weggevallen|eraf|valt uit)|geen stroom(?: meer| gehad)?|zonder stroom`,
    'stroomuitval | stroomstoring | stroomonderbreking | netspanningsuitval | spanningsuitval',
  ),
  beside(
    wholeWords`(?:gaat|schakelt|valt|slaat)\b[^.?!]{0,40}\b(?:vanzelf|uit zichzelf|automatisch) (?:uit|af)|(?:gaat|wordt|valt)\b[^.?!]{0,30}\b(?:uit|zwart|donker) na`,
    'automatische uitschakeling | automatisch uitschakelen | energiebesparende modus | energiespaarstand | stand-by | standby | slaapstand',
  ),
  beside(
    wholeWords`(?:met|via|vanaf|op|vanuit) (?:mijn |de |een )?(?:telefoon|mobiel|mobieltje|gsm|smartphone|iphone|tablet)|(?:van|op) afstand|onderweg|van(?:af)? (?:het|mijn) werk`,
    'app | bediening op afstand | afstandsbediening | op afstand',
  ),
  beside(
    wholeWords`(?:wachtwoord|pincode|pin|code) (?:\p{L}+ )?(?:vergeten|kwijt|verloren)|(?:vergeten|kwijt)(?: wat)?(?: mijn| het| de)? (?:wachtwoord|pincode|pin|code)|weet(?: \p{L}+){0,3}? (?:wachtwoord|pincode|code) niet(?: meer)?`,
    'wachtwoord vergeten | wachtwoord opnieuw instellen | wachtwoord resetten | wachtwoord herstellen | pincode resetten | wachtwoord',
  ),
  beside(
    wholeWords`verkoop|verkopen|verkocht|weggeven|doorgeven|nieuwe eigenaar|tweedehands`,
    'verandering van eigenaar | overdracht aan derden | doorgeven aan derden | wisseling van eigenaar | nieuwe eigenaar | overdracht | volgende eigenaar',
  ),
  beside(
    wholeWords`(?:in|op)(?: de| het| mijn| een) (?:garage|kelder|berging|balkon|terras|tuin|schuur|schuurtje|tuinhuis|veranda|zolder|wasruimte|bijkeuken)|buiten (?:staan|zetten|laten|gebruiken|hangen)`,
    'omgevingstemperatuur | kamertemperatuur | klimaatklasse | plaats van opstelling | opstellingsplaats | opstelplaats | buitenshuis | vorst',
  ),
  beside(
    wholeWords`(?:in|tegen|door) de regen|als het regent|nat (?:worden|regenen)|waterdicht`,
    'beschermingsklasse | beschermingsgraad | spatwater | spatwaterdicht | regen | vocht',
  ),
  beside(
    wholeWords`(?:te|zo|veel te) (?:fel|licht|donker)|(?:feller|helderder|donkerder|dimmen)`,
    'helderheid | lichtsterkte',
  ),
  beside(
    wholeWords`taal|(?:in het|spreekt|op) (?:nederlands|engels|duits|frans|turks|pools|arabisch)`,
    'taal instellen | taalinstelling | taal',
  ),
  beside(
    wholeWords`zelf (?:\p{L}+ ){0,2}?(?:repareren|maken|vervangen|aansluiten|installeren|inbouwen|herstellen|demonteren)`,
    'gekwalificeerd personeel | gekwalificeerde vakman | erkende installateur | vakman | vakpersoneel | deskundige | technicus | klantenservice',
  ),
  beside(
    wholeWords`(?:bestel|artikel|onderdeel)(?:nummer|nr)|(?:waar|hoe) (?:\p{L}+ ){0,4}?(?:bestel\p{L}*|kopen|koop|te koop|krijgen)|(?:nieuwe?|los) (?:\p{L}+ )?(?:bestellen|nabestellen|kopen)|reserve ?onderdelen`,
    'reserveonderdelen | vervangingsonderdelen | wisselstukken | onderdelen bestellen | onderdelen | accessoires | toebehoren',
  ),
  beside(
    wholeWords`(?:nog )?(?:onder|in|binnen) (?:de )?garantie|hoe ?lang (?:\p{L}+ ){0,2}?garantie`,
    'garantievoorwaarden | garantieperiode | garantietermijn | garantie',
  ),
  beside(
    wholeWords`(?:alleen|met (?:zijn|z['’]n) tweeën|met twee (?:man|mensen|personen)) (?:\p{L}+ )?(?:tillen|dragen|optillen|verplaatsen)`,
    'twee personen | minstens twee personen | met twee personen',
  ),
  beside(
    wholeWords`(?:voor (?:het|de) )?eerste (?:keer|gebruik)|(?:voordat|voor|wachten)\b[^.?!]{0,40}\b(?:aanzet|aan ?zetten|inschakel|aansluit|stekker)\p{L}*|net (?:geleverd|gekocht|binnen|uitgepakt)|gloednieuw|splinternieuw`,
    'eerste ingebruikname | eerste inbedrijfstelling | eerste gebruik | ingebruikname | ingebruikneming | inbedrijfstelling',
  ),
];
