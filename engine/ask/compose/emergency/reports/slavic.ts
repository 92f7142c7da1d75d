/** How people tell of emergencies in Slavic languages and in Greek; forms as in kinds.ts. */
import type { WordsByKind } from '../kinds.ts';

export const SLAVIC: Readonly<Record<string, WordsByKind>> = {
  pl: {
    fire: '(?:leci|wydobywa sie|widac|pelno|idzie|wychodzi) (?:\\p{L}+ )?dym\\p{L}*|dymi(?: sie)?|(?:czuc|smierdzi|pachnie|zapach|swad) (?:\\p{L}+ )?(?:spalenizn\\p{L}*|spalon\\p{L}*|przypalon\\p{L}*|dym\\p{L}*)|spaleniz\\p{L}+ (?:czuc|w srodku)|pali sie(?: !|!|$)|(?:urzadzenie|maszyna|kabel) (?:sie )?pali|zapalil\\p{L}* sie|stanal\\p{L}* w ogniu|plomienie|iskr(?:zy|y|a)|stopil\\p{L}* sie|sie stopil\\p{L}*|wybuchl\\p{L}*',
    gas: '(?:czuc|smierdzi|zapach|ulatnia sie|wyciek) (?:\\p{L}+ )?gaz\\p{L}*|czujnik czadu (?:wyje|piszczy|alarm\\p{L}*)',
    shock:
      '(?:kopnal\\p{L}*|porazil\\p{L}*|kopie) (?:mnie|go|ja)(?: prad)?|prad (?:mnie )?(?:kopnal|porazil)|porazenie pradem|obudowa kopie',
    battery:
      '(?:bateri\\p{L}*|akumulator\\p{L}*) * (?:wyciek\\p{L}*|wylal\\p{L}*|spuch\\p{L}*|napuch\\p{L}*|bardzo gorac\\p{L}*|syczy|wybuch\\p{L}*)',
    chemical: '(?:w|do) (?:oku|oka|oczu|oczach|oko|oczy)|na skor(?:ze|e)',
    swallowed:
      'polkn(?:al|ela|elo|ieto)|wypil\\p{L}* (?:\\p{L}+ )?(?:odkamieniacz|plyn|detergent|srodek)|zjadl\\p{L}* (?:\\p{L}+ )?(?:tabletk\\p{L}*|bateri\\p{L}*|kapsulk\\p{L}*)',
    injury:
      'poparzyl\\p{L}*|oparzyl\\p{L}*|skaleczyl\\p{L}*|krwawi\\p{L}*|nieprzytomn\\p{L}*|palec (?:utknal|utkwil|przyciety|zakleszcz\\p{L}*)|ranny|zranil\\p{L}*',
    child: 'dziecko * (?:zamkniete|utknelo|uwiezlo|dusi)',
  },
  cs: {
    fire: '(?:jde|vychazi|vali se) (?:\\p{L}+ ){0,2}kour|kouri se|smrdi * spalenin\\p{L}*|(?:je )?cit\\p{L}* * spalenin\\p{L}*|zapach spaleniny|hori (?:to|mi|v)|zacalo horet|plameny|jiskri|jiskry|vybuchl\\p{L}*|roztavil\\p{L}*',
    gas: '(?:citim|smrdi|unika) (?:\\p{L}+ )?plyn\\p{L}*|unik plynu',
    shock:
      'ranu (?:elektrick\\p{L}*|proudem)|kopl\\p{L}* (?:me|mne)|kope to|uraz elektrickym proudem|kopnul\\p{L}* me',
    battery: 'bateri\\p{L}* * (?:vytekl\\p{L}*|nafoukl\\p{L}*|horka|syci)',
    chemical: '(?:v|do) (?:oku|oka|oci|ocich)|na kuzi',
    swallowed:
      'spolkl\\p{L}*|vypil\\p{L}* (?:\\p{L}+ )?(?:odvapn\\p{L}*|cistic\\p{L}*|prostredek)|snedl\\p{L}* (?:\\p{L}+ )?(?:tabletu|baterii)',
    injury:
      '(?:popalil|spalil|opařil|oparil|poranil|rizl|pořezal|porezal)\\p{L}* (?:jsem )?(?:se|si)|krvaci|v bezvedomi|prst (?:uvizl|zaseknut\\p{L}*)',
    child: 'dite * (?:zavrene|uvizlo|uveznene|dusi)',
  },
  ru: {
    fire: '(?:идет|идёт|валит|пошел|пошёл|выходит|много) (?:\\p{L}+ )?дым\\p{L}*|дым (?:из|идет|идёт|валит)|дымит(?:ся)?|задымил\\p{L}*|(?:пахнет|воняет|запах|несет|несёт) (?:\\p{L}+ )?(?:горел\\p{L}*|гарь\\p{L}*|паленым|палёным|дымом|гари)|загорел(?:ось|ся|ась)|горит(?: помогите|!|$)|пожар|пламя|искрит|искры|плавится|расплавил\\p{L}*|взорвал\\p{L}*|вспыхнул\\p{L}*',
    gas: '(?:пахнет|воняет|запах) (?:\\p{L}+ )?газ\\p{L}*|утечка (?:газа|хладагента|фреона)|утекает газ',
    shock:
      '(?:ударило|бьет|бьёт|дернуло|дёрнуло|ударил|долбануло) (?:\\p{L}+ )?(?:током|ток)|удар током|под напряжением',
    battery:
      '(?:батаре\\p{L}*|аккумулятор\\p{L}*) * (?:протек\\p{L}*|потек\\p{L}*|вздул\\p{L}*|горяч\\p{L}*|шипит|взорвал\\p{L}*)',
    chemical: 'в (?:глаз|глаза|глазу)|на кож[еу]|надышал\\p{L}*|вдохнул\\p{L}*',
    swallowed:
      'проглотил\\p{L}*|(?:выпил\\p{L}*) (?:\\p{L}+ )?(?:средство|жидкость|моющ\\p{L}*)|съел\\p{L}* (?:\\p{L}+ )?(?:таблетку|батарейку)|отравил\\p{L}*',
    injury:
      'обж[её]г\\p{L}*|ошпарил\\p{L}*|порезал\\p{L}*|кровь (?:идет|идёт|течет|течёт)|кровотечение|без сознания|палец (?:застрял|зажал\\p{L}*)|рука застряла|травм(?:а|у|ировал\\p{L}*)',
    child: 'реб[её]нок (?:\\p{L}+ ){0,2}(?:застрял|закрылся|заперт|задыхается|внутри)',
  },
  uk: {
    fire: '(?:йде|іде|валить) (?:\\p{L}+ )?дим|димить(?:ся)?|(?:пахне|смердить|тхне|запах) (?:\\p{L}+ )?(?:горілим|гаром|паленим|диму|димом)|загорі\\p{L}+|горить(?:!|$)|пожежа|полум\\p{L}+|іскрить|іскри|вибухн\\p{L}+',
    gas: '(?:пахне|смердить|запах) (?:\\p{L}+ )?газ\\p{L}*|витік газу',
    shock: "(?:вдарило|б[’']?є|бє|вдарив) (?:\\p{L}+ )?струмом",
    battery: '(?:батаре\\p{L}*|акумулятор\\p{L}*) * (?:протек\\p{L}*|потек\\p{L}*|здув\\p{L}*)',
    chemical: '(?:в|у) (?:око|очі|оці)|на шкір[іу]',
    swallowed: 'проковтн\\p{L}+',
    injury: 'обпік\\p{L}*|обпекл\\p{L}*|порізав\\p{L}*|кровотеча|палець застряг|непритомн\\p{L}*',
    child: 'дитина * (?:застрягла|замкнена|замкнулася|всередині)',
  },
  el: {
    fire: '(?:βγάζει|βγαζει|βγαίνει|βγαινει) (?:\\p{L}+ )?καπν\\p{L}+|(?:μυρίζει|μυριζει|μυρωδιά|μυρωδια) (?:\\p{L}+ )?(?:καμέν\\p{L}+|καμεν\\p{L}+|καπν\\p{L}+)|(?:πήρε|πηρε|έπιασε|επιασε) φωτι\\p{L}|φωτιά|καίγεται|φλόγες|σπίθες|σπιθες|εξερράγη',
    gas: '(?:μυρίζει|μυριζει|μυρωδιά|διαρροή|διαρροη) (?:\\p{L}+ )?(?:γκάζι|γκαζι|αέριο|αεριο|αερίου|γκαζιού)',
    shock: '(?:με )?(?:χτύπησε|χτυπησε|χτυπάει) (?:το |\\p{L}+ )?ρεύμα|ηλεκτροπληξία',
    battery: 'μπαταρία * (?:διαρρέει|φούσκωσε|έτρεξε|καίει)',
    chemical: 'στο μάτι|στα μάτια|στο δέρμα',
    swallowed: 'κατάπιε|καταπιε|κατάπια|ήπιε καθαριστικό',
    injury: 'κάηκα|καηκα|έκαψα|κόπηκα|αιμορραγ\\p{L}+|λιποθύμησε|σφήνωσε το δάχτυλο',
    child: 'παιδί * (?:κλειδώθηκε|παγιδεύτηκε|κόλλησε)',
  },
};
