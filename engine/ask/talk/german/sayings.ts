import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

const THING = '(?:der|die|das|den|es|sie|ihn)';

/** German; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(wholeWords`wie (?:\p{L}+ und )?schwer|was wiegt|wieviel wiegt|wie viel wiegt`, 'gewicht | masse'),
  beside(
    wholeWords`wie (?:groß|gross|breit|hoch|tief)(?: und \p{L}+)? ist`,
    'abmessungen | maße | höhe | breite',
  ),
  beside(
    wholeWords`wie laut`,
    'schallleistungspegel | geräuschpegel | geräuschemission | schalldruckpegel | lautstärke',
  ),
  beside(
    wholeWords`wie viel (?:passt|geht|darf|kann)|wieviel (?:passt|geht|darf|kann|kilo)|wie viel kilo`,
    'maximale beladung | beladungsmenge | beladung | fassungsvermögen | füllmenge | tragkraft',
  ),
  beside(
    wholeWords`wie weit (?:von|weg)|wie viel (?:abstand|platz)|wieviel (?:abstand|platz)|direkt an die wand`,
    'mindestabstand | mindestabstände | abstände | abstand | freiraum',
  ),
  beside(
    wholeWords`passt (?:${THING} )?(?:unter|in)|unter (?:die|meine|der) (?:\p{L}*platte|theke)`,
    'unterbau | abmessungen | nische',
  ),
  beside(
    wholeWords`(?:wir |ich )?zieh(?:e|en|t)?\b[^.?!]{0,30}\bum|umzug|umziehen`,
    'transport | transportieren | transportsicherung',
  ),
  beside(
    wholeWords`wegwerfen|weg ?schmei(?:ß|ss)en|loswerden|(?:auf den|in den|zum) (?:müll|sperrmüll|wertstoffhof|schrott)|(?:nimmt|nehmt|nehmen)\b[^.?!]{0,40}\b(?:alte|mit|zurück)`,
    'entsorgung | entsorgen | altgerät | rücknahme',
  ),
  beside(
    wholeWords`(?:im|in|in den|in die) urlaub|(?:wochen|monate|länger|lange) (?:nicht da|weg|verreist|nicht (?:benutz|gebrauch)\p{L}*)|verreisen|verreist`,
    'längere abwesenheit | längerer abwesenheit | längere nichtbenutzung | längerem nichtgebrauch | außerbetriebnahme | abwesenheit | nicht benutzt | nichtgebrauch',
  ),
  beside(
    wholeWords`steckdosenleiste|mehrfachstecker|dreifachstecker|verteilerdose`,
    'mehrfachsteckdose | mehrfachsteckdosen | steckdosenleisten',
  ),
  beside(
    wholeWords`verlängerung|(?:kabel|strippe) (?:ist )?(?:zu kurz|länger)`,
    'verlängerungskabel | netzkabel | anschlussleitung',
  ),
  beside(
    wholeWords`schlauch (?:ist )?(?:zu kurz|länger)`,
    'verlängerung | schlauchverlängerung | verlängern',
  ),
  beside(
    wholeWords`(?:wie|als wär\p{L}* es) (?:beim kauf|neu|frisch aus dem laden|am anfang)|alles (?:löschen|zurücksetzen|auf (?:null|anfang))|auf (?:null|werkszustand|anfang)`,
    'werkseinstellung | werkseinstellungen | auslieferungszustand | zurücksetzen',
  ),
  beside(
    wholeWords`(?:wen|wo) (?:kann|soll|muss|darf) (?:ich|man|wir) (?:anrufen|mich melden|fragen)|an wen|wer (?:repariert|hilft|kommt)|ansprechpartner`,
    'kundendienst | kundenservice | service',
  ),
  beside(
    wholeWords`(?:was|welche\p{L}*|ist|sind) (?:\p{L}+ ){0,4}?(?:dabei|mit drin|mitgeliefert)|(?:im|in dem) karton|in der (?:packung|schachtel|kiste)`,
    'lieferumfang',
  ),
  beside(
    wholeWords`(?:wo|welche)\b[^.?!]{0,30}\b(?:seriennummer|modellnummer|typennummer|gerätenummer|nummer\b[^.?!]{0,30}\b(?:telefon|wissen))`,
    'typenschild | fabrikationsnummer',
  ),
  beside(
    wholeWords`(?:ge)?pieps?(?:e[nr]?|t|ton|töne)?|(?:ge)?biep(?:e|en|t|se)?|gebimmel|bimmelt`,
    'signalton | signaltöne | tastenton | warnton | akustisches signal',
  ),
  beside(
    wholeWords`(?:mein\p{L}*|die|unser\p{L}*) (?:kinder?|kleine[rn]?|tochter|sohn|enkel\p{L}*|baby)\b[^.?!]{0,60}\b(?:drück|drauf|dran|dreh|rum|spiel|sperr|finger|öffn|auf)\p{L}*`,
    'kindersicherung | tastensperre | bediensperre | verriegelung',
  ),
  beside(
    wholeWords`(?:erst|später|verzögert|morgens|nachts|um \d+ ?(?:uhr)?)(?: \p{L}+){0,4} (?:anfangen|anfängt|angehen|angeht|fertig|laufen|läuft|loslegen|loslegt|losgehen|losgeht|starten|startet|start)`,
    'startvorwahl | zeitvorwahl | startzeitvorwahl | startverzögerung | endezeit | zeitplan | timer',
  ),
  beside(
    wholeWords`(?:für|in) (?:\p{L}+ ){0,2}?(?:pension|hotel|salon|friseur\p{L}*|praxis|kneipe|restaurant|firma|laden|werkstatt|büro)|(?:kleine|eigene) (?:pension|firma|praxis|werkstatt)`,
    'gewerbliche | gewerblichen | bestimmungsgemäße verwendung | bestimmungsgemäßer gebrauch',
  ),
  beside(
    wholeWords`stromausfall|strom (?:war |ist )?(?:weg|ausgefallen|fällt aus)|kein(?:en)? strom (?:mehr|hatten|gehabt)`,
    'stromausfall | netzausfall | spannungsausfall',
  ),
  beside(
    wholeWords`(?:geht|schaltet)\b[^.?!]{0,40}\bvon (?:allein|alleine|selbst|selber) (?:aus|ab)|(?:wird|geht)\b[^.?!]{0,40}\b(?:schwarz|dunkel|aus) nach|nach\b[^.?!]{0,30}\b(?:schwarz|dunkel|aus)`,
    'automatische abschaltung | abschaltautomatik | energiesparmodus | standby | bereitschaft',
  ),
  beside(
    wholeWords`(?:vom|mit dem|über das|übers|aufs|per) (?:handy|telefon|smartphone|iphone|tablet)|von (?:unterwegs|der arbeit)`,
    'app | fernstart | fernzugriff',
  ),
  beside(
    wholeWords`(?:passwort|kennwort|pin|code) (?:\p{L}+ )?(?:vergessen|verloren|weg)`,
    'passwort zurücksetzen | kennwort zurücksetzen | pin zurücksetzen | zurücksetzen',
  ),
  beside(
    wholeWords`(?:verkauf|verschenk|weitergeb)\p{L}*|neue[rn]? besitzer\p{L}*`,
    'besitzerwechsel | weitergabe | weitergeben | verkauf',
  ),
  beside(
    wholeWords`(?:neben|hinter|über|unter|auf|drauf|drunter)\p{L}* stellen|oben ?drauf`,
    'stapeln | aufstellort | aufstellung | säule',
  ),
  beside(
    wholeWords`(?:in der|in die|auf dem|auf den|im) (?:garage|keller|balkon|terrasse|garten|schrebergarten|schuppen|freien)`,
    'umgebungstemperatur | raumtemperatur | im freien | aufstellort | frost',
  ),
  beside(wholeWords`(?:zu|so) hell|heller|dunkler`, 'helligkeit'),
  beside(wholeWords`sprache|(?:auf|spricht) (?:deutsch|englisch|türkisch|polnisch|russisch)`, 'sprache'),
  beside(
    wholeWords`(?:selber|selbst|allein) (?:reparieren|machen|ausbauen|tauschen|einbauen|anschließen|dranmachen)`,
    'fachkraft | fachkräfte | fachpersonal | kundendienst',
  ),
  beside(
    wholeWords`(?:welche |die )?(?:bestell|artikel|teile|ersatzteil)(?:nummer|nr)|wo (?:kann|bekomm\p{L}*|krieg\p{L}*|kauf\p{L}*)\b[^.?!]{0,40}\b(?:nach|ersatz|teil\p{L}*|neue\p{L}*)`,
    'ersatzteile | zubehör',
  ),
  beside(wholeWords`(?:zu zweit|allein|alleine) (?:tragen|heben|hoch\p{L}*)`, 'zwei personen | zu zweit'),
];
