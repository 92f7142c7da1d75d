import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

const NOT = String.raw`(?:nicht|nie|nimmer|kaum|kein\p{L}*)`;
const NOISES =
  'brumm|quietsch|klapper|ratter|pfeif|knarr|knarz|klopf|scheppe|surr|zisch|knack|dröhn|polter|rumpel|kratz|heul|knirsch|schleif';

/** German. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:display|bildschirm|anzeige)${within(4)} (?:schwarz|dunkel|leer|aus|tot)|nichts (?:auf|im) (?:dem )?(?:display|bildschirm)`,
    written: wholeWords`(?:display|bildschirm|anzeige)\p{L}*${within(4)} (?:schwarz|dunkel|leer|aus|erloschen|${NOT})|keine anzeige`,
    isNamed: true,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:heiß|heiss|warm)|(?:zu|bleibt|nur|noch) kalt|eiskalt|lauwarm|(?:heizt|wärmt)${within(3)} ${NOT}|${NOT}${within(2)} (?:heizen|aufheizen|erwärmen)`,
    written: wholeWords`${NOT}${within(3)} (?:heiß|warm|heiz\p{L}*|erwärm\p{L}*)|(?:heizt|erwärmt)${within(3)} ${NOT}|(?:zu )?kalt|lauwarm|temperatur${within(2)} (?:zu )?niedrig`,
  },
  {
    said: wholeWords`(?:zu|sehr|total|richtig|so|glühend) (?:heiß|heiss)|zu warm|überhitz\p{L}*`,
    written: wholeWords`(?:zu |sehr )?(?:heiß|warm)|überhitz\p{L}*|temperatur${within(2)} (?:zu )?hoch`,
  },
  {
    said: wholeWords`kühlt${within(3)} ${NOT}|${NOT}${within(3)} (?:kalt|kühl\p{L}*)`,
    written: wholeWords`kühlt${within(3)} ${NOT}|${NOT}${within(3)} (?:kalt|kühl\p{L}*)|zu warm|temperatur${within(2)} (?:zu )?hoch`,
  },
  {
    said: wholeWords`undicht|leckt?|tropft|tropfen|pfützen?|(?:wasser|öl|flüssigkeit|brühe)${within(4)} (?:unten|unter|drunter|davor|(?:auf dem|am|aufm) boden)|(?:läuft|fließt|suppt)${within(4)} (?:aus|raus|heraus|über)|ausgelaufen|alles nass|schwimmt`,
    written: wholeWords`undicht\p{L}*|leck\p{L}*|tropf\p{L}*|(?:läuft|fließt|tritt)${within(4)} (?:aus|heraus|über)|aus(?:lauf|tret|tritt)\p{L}*|wasser${within(4)} (?:unter|auf dem boden|aus)`,
  },
  {
    said: wholeWords`(?<!wie )(?:zu|so|sehr|total|extrem|furchtbar|plötzlich|unheimlich|mega|voll) laut|laut wie|(?:lärm|krach|geräusch|krawall|radau)\p{L}*|(?:${NOISES})(?:e|en|er|ert|t|elt)?`,
    written: wholeWords`geräusch\p{L}*|laut|lärm\p{L}*|(?:${NOISES})\p{L}*`,
  },
  {
    said: wholeWords`(?:(?:stink|müffel|muffel|miefe?)(?:e|en|n|t)?|(?:riech|mieft)\p{L}*|gestank|geruch|gerüche)(?!${within(3)} (?:verbrannt\p{L}*|angebrannt|verschmort|schmor\p{L}*|gas|rauch|qualm))`,
    written: wholeWords`geruch\p{L}*|gerüche|riech\p{L}*|stink\p{L}*|müffel\p{L}*|muffig\p{L}*`,
  },
  {
    said: wholeWords`(?:wackel|vibrier|wander|hüpf|kippel|ruckel|schaukel)(?:e|en|n|t)?|(?:läuft|spaziert)\b[^.?!]{0,30}\bdurch (?:die|das)(?: ganze)? (?:wohnung|küche|bude|bad|gegend|keller|haus)|steht (?:schief|unruhig)`,
    written: wholeWords`(?:wander|vibr|wackel|beweg|rüttel|instabil|standfest|unruhig)\p{L}*`,
  },
  {
    said: wholeWords`pumpt${within(5)} ${NOT}|(?:wasser|brühe)${within(3)} (?:stehen|steht|drin|bleibt)|${NOT}${within(3)} (?:abpumpen|abgepumpt|ablaufen|leerlaufen)|läuft${within(3)} ${NOT} ab`,
    written: wholeWords`pumpt${within(3)} ${NOT}|${NOT}${within(3)} (?:abgepump|abpump|abfließ|ablauf|abgelassen)\p{L}*|wasser${within(5)} (?:steht|stehen|bleibt|zurück)|restwasser|(?:läuft|fließt)${within(3)} ${NOT}${within(1)} ab`,
  },
  {
    said: wholeWords`(?:weiße|weisse|graue|schwarze|klebrige|helle)${within(2)} (?:beläge|fleck|flecken|krümel|punkte|ränder|reste|rückstände|streifen|stellen)|flecken|streifen|rückstände|krümel|fusseln|schlieren|(?:noch|wieder|total) (?:dreckig|schmutzig)|${NOT}${within(3)} sauber`,
    written: wholeWords`(?:fleck|streif|rückständ|verschmutz|fussel|flus|schlier|belag|beläg|krümel|reste)\p{L}*|${NOT}${within(3)} sauber`,
  },
  {
    said: wholeWords`${NOT}${within(3)} trocken|(?:noch|ganz|total|klatsch|patsch)${within(1)} (?:feucht|klamm|nass)|klamm|(?:trief|tropf)(?:t|nass)|(?:klatsch|patsch|pitsch|tropf)nass|trocknet${within(3)} ${NOT}`,
    written: wholeWords`${NOT}${within(3)} trocken|(?:feucht|nass)|trocknet${within(3)} ${NOT}`,
  },
  {
    said: wholeWords`lädt${within(4)} ${NOT}|${NOT}${within(2)} (?:aufladen|geladen|laden)|(?:akku|batterie)${within(4)} (?:leer|tot|schwach|schnell)|hält${within(3)} ${NOT}`,
    written: wholeWords`lädt${within(3)} ${NOT}|${NOT}${within(2)} (?:auf)?(?:geladen|laden)|(?:akku|batterie)\p{L}*${within(4)} (?:leer|entladen|schwach|kurz)|(?:kurze )?laufzeit|ladefehler`,
  },
  {
    said: wholeWords`(?:verbindet|findet|koppelt)${within(4)} ${NOT}|${NOT}${within(3)} (?:verbinden|verbunden|gekoppelt|gefunden|erreichbar)|(?:keine?|verliert|bricht)${within(3)} (?:verbindung|wlan|netz|signal|internet|empfang)|offline`,
    written: wholeWords`${NOT}${within(3)} (?:verb|gefunden|erreichbar)\p{L}*|(?:keine?|gestörte|schwache) (?:verbindung|netz|signal|wlan)\p{L}*|verbindung\p{L}*${within(4)} (?:fehl|unterbr|abgebr|nicht|gestört|kommt)\p{L}*|offline`,
  },
  {
    said: wholeWords`(?:klemm|verklemm|hak|verstopf|blockier)(?:t|en|e)?|(?:hängt|steckt|sitzt) fest`,
    written: wholeWords`(?:klemm|verklemm|blockier|verstopf|festsitz|schwergängig)\p{L}*`,
  },
  {
    said: wholeWords`(?:tür|klappe|deckel|haube)${within(4)} ${NOT}${within(3)} (?:auf|öffnen|offen)|(?:tür|klappe|deckel) öffnet${within(2)} ${NOT}|(?:krieg|bekomm)\p{L}*${within(4)} (?:tür|klappe|deckel)${within(3)} ${NOT} auf`,
    written: wholeWords`(?:tür|klappe|deckel|haube)\p{L}*${within(4)} ${NOT}${within(3)} (?:auf|öffn)\p{L}*|(?:tür|klappe|deckel)\p{L}* öffnet${within(2)} ${NOT}|(?:tür|klappe|deckel)\p{L}*${within(2)} (?:ver)?(?:riegelt|blockiert|gesperrt)`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:tür|klappe|deckel|haube)${within(4)} ${NOT}${within(3)} (?:zu|schließen|schliessen|einrasten)|(?:tür|klappe|deckel) (?:schließt|schliesst)${within(2)} ${NOT}`,
    written: wholeWords`(?:tür|klappe|deckel|haube)\p{L}*${within(4)} ${NOT}${within(3)} (?:zu|schließ|einrast|geschlossen)\p{L}*|(?:tür|klappe|deckel)\p{L}* schließt${within(2)} ${NOT}`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:tasten?|knöpfe|knopf|touch\p{L}*|bedienfeld|schalter)${within(4)} ${NOT}|(?:reagiert|reagieren)${within(3)} ${NOT}`,
    written: wholeWords`(?:tasten?|bedien\p{L}*|touch\p{L}*|sensor\p{L}*)${within(4)} (?:${NOT}|gesperrt|reagier\p{L}*)|reagier\p{L}*${within(3)} ${NOT}`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:geht|schaltet)\b[^.?!]{0,30}\b(?:einfach|plötzlich|von (?:selbst|selber|allein|alleine)|mittendrin|ständig|immer wieder)${within(3)} (?:aus|ab)|bleibt${within(3)} stehen|bricht${within(3)} ab|mittendrin|hört${within(3)} auf`,
    written: wholeWords`schaltet${within(4)} (?:ab|aus)|(?:stopp|unterbr|abgebroch|abschalt)\p{L}*|bricht${within(3)} ab|bleibt${within(3)} stehen`,
  },
  {
    said: wholeWords`schaum\b[^.?!]{0,40}\b(?:raus|heraus|über|überall|boden|quillt)|quillt\b[^.?!]{0,40}\bschaum|(?:zu|so) viel schaum|schäumt`,
    written: wholeWords`(?:schaum|schäum)\p{L}*`,
  },
  {
    said: wholeWords`(?:sicherung|fi|fi-schalter|schutzschalter)${within(4)} (?:raus|rausgeflogen|rausgesprungen|fliegt|springt|fällt|löst|ausgelöst|kommt)|(?:fliegt|springt|haut)${within(3)} (?:sicherung|fi)`,
    written: wholeWords`sicherung\p{L}*|\p{L}*schutzschalter|fi`,
  },
  {
    said: wholeWords`(?:geht|springt|läuft|startet)${within(4)} ${NOT}${within(2)} (?:an|los)|startet${within(3)} ${NOT}|${NOT}${within(2)} (?:starten|einschalten|anschalten|anmachen|anspringen|angehen)|tut (?:sich )?(?:gar |überhaupt )?nichts|(?:ganz|komplett|total|mause|wie) ?tot|kein (?:mucks|lebenszeichen)|passiert (?:gar |überhaupt )?nichts|nichts (?:passiert|tut sich)|geht (?:gar |überhaupt )?nichts`,
    written: wholeWords`${NOT}${within(3)} (?:start|einschalt|ein|an|reagier|funktion|läuft|gestartet)\p{L}*|(?:startet|läuft|reagiert|funktioniert)${within(3)} ${NOT}|keine (?:funktion|anzeige|reaktion)|bleibt (?:dunkel|aus|stehen)`,
  },
];
