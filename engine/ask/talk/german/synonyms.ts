/**
 * German words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|". A stem
 * finds its compounds by itself: "Filter" finds "Flusenfilter".
 */
export const SYNONYMS =
  'akku batterie | aufladen laden ladevorgang | ladegerät ladekabel netzteil ladestation | stecker netzstecker ' +
  'steckdose netzkabel | kabel leitung netzkabel anschlusskabel | strom spannung netz stromversorgung | ' +
  'stromausfall netzausfall spannungsausfall | stromverbrauch energieverbrauch leistungsaufnahme verbrauch | ' +
  'verbraucht verbrauch energieverbrauch | watt leistung leistungsaufnahme anschlusswert | ampere strom ' +
  'absicherung sicherung | sicherung fi schutzschalter absicherung | knopf taste schalter | drücken betätigen ' +
  'antippen | anmachen einschalten starten | ausmachen ausschalten abschalten | anschalten einschalten | ' +
  'abstellen ausschalten abschalten deaktivieren | einstellen festlegen wählen auswählen einstellung | ändern ' +
  'umstellen verändern anpassen wechseln | umstellen ändern einstellen | wechseln austauschen ersetzen ' +
  'tauschen erneuern | reparieren instandsetzen beheben reparatur | kaputt defekt beschädigt ausgefallen ' +
  'störung | spinnt störung fehler fehlfunktion | problem störung fehler | fehler fehlercode störung ' +
  'fehlermeldung | meldung anzeige hinweis fehlermeldung | lampe licht leuchte led kontrollleuchte anzeige | ' +
  'lämpchen led kontrollleuchte anzeige | leuchtet blinkt anzeige | blinkt blinken leuchtet | bildschirm ' +
  'display anzeige | schwarz dunkel aus | hell helligkeit beleuchtung | piepst signalton piept ton | piepen ' +
  'signalton piepton akustisch warnton | ton lautstärke signalton | laut geräusch lärm lautstärke ' +
  'geräuschpegel | krach geräusch lärm laut | lärm geräusch geräuschpegel schallleistung | brummt geräusch ' +
  'brummen | klappert geräusch klappern vibriert | quietscht geräusch quietschen | rattert geräusch vibriert | ' +
  'wackelt vibriert vibration instabil standfest | wandert bewegt verrutscht | gerade waagerecht ausrichten ' +
  'nivellieren | schief waagerecht ausrichten | stinkt geruch riecht | riecht geruch gerüche | muffelt geruch ' +
  'muffig | gestank geruch | schimmel geruch feuchtigkeit | dreckig verschmutzt schmutzig verschmutzung | ' +
  'dreck schmutz verschmutzung ablagerungen | schmutzig verschmutzt | putzen reinigen reinigung säubern | ' +
  'saubermachen reinigen reinigung | sauber reinigen rein | waschen reinigen spülen | abwischen reinigen tuch ' +
  '| wischen reinigen tuch | pflegen pflege wartung reinigung | putzmittel reinigungsmittel reiniger | essig ' +
  'entkalker entkalken | verkalkt kalk entkalken | kalk kalkablagerungen entkalken wasserhärte | hartes ' +
  'wasserhärte härtegrad | verstopft blockiert verstopfung zugesetzt | klemmt blockiert verklemmt festsitzt | ' +
  'hängt blockiert stecken | steckt blockiert eingeklemmt fest | undicht läuft leckage dichtung tropft | ' +
  'ausläuft undicht auslaufen leckage | tropft undicht leckage tropfen | pfütze wasser leckage undicht | ' +
  'überschwemmung leckage wasserschaden überlaufen | nass feucht feuchtigkeit | feucht nass feuchtigkeit | ' +
  'trocken trocknen | heiß temperatur überhitzt warm | warm temperatur heizen | kalt temperatur kühl | kühlen ' +
  'kühlung temperatur | heizt heizen heizung erwärmt | aufheizen aufwärmen vorheizen | einfrieren frost ' +
  'gefrieren frostgefahr | gefroren vereist eingefroren eis | eis frost vereisung reif | abtauen enteisen | ' +
  'wie schwer gewicht | schwer gewicht wiegt | wiegt gewicht masse | gewicht beladung masse | groß abmessungen ' +
  'maße größe | größe abmessungen maße | breit breite abmessungen | hoch höhe abmessungen | tief tiefe ' +
  'abmessungen | lang länge dauer | lange dauer zeit laufzeit | dauert dauer zeit laufzeit | abstand ' +
  'mindestabstand entfernung freiraum | platz freiraum abstand aufstellort | weit abstand entfernung | wand ' +
  'abstand rückwand | aufstellen aufstellung aufstellort installieren | hinstellen aufstellen aufstellort | ' +
  'stellen aufstellen | aufbauen montieren montage aufstellen installation | anbauen montieren anbringen ' +
  'montage | aufhängen montieren wandmontage | anschließen anschluss verbinden | anschluss anschließen ' +
  'verbinden | verbinden koppeln anmelden verbindung | koppeln verbinden pairing kopplung anlernen | handy ' +
  'smartphone telefon mobilgerät | telefon smartphone telefonnummer | app anwendung | wlan netzwerk internet ' +
  'funknetz router | internet netzwerk wlan verbindung | passwort kennwort | code pin kennwort | geheimzahl ' +
  'pin code | konto benutzerkonto | anmelden einloggen login registrieren | einloggen anmelden | freischalten ' +
  'aktivieren entsperren | sperren sperre verriegeln kindersicherung | gesperrt sperre verriegelt ' +
  'kindersicherung | entsperren freigeben entriegeln deaktivieren | kinder kind kindersicherung | tür klappe ' +
  'türe deckel | deckel klappe abdeckung haube | klappe abdeckung deckel tür | öffnen aufmachen entriegeln | ' +
  'aufmachen öffnen | aufgeht öffnen entriegeln | zumachen schließen | zugeht schließen verriegelt | schließen ' +
  'verriegeln | herausnehmen entnehmen herausziehen entfernen | rausnehmen entnehmen herausnehmen entfernen | ' +
  'rausholen entnehmen herausnehmen entfernen | entfernen entnehmen abnehmen beseitigen | abmachen abnehmen ' +
  'entfernen demontieren | abbauen demontieren ausbauen | einsetzen einlegen einbauen | reintun einfüllen ' +
  'einlegen beladen | reinmachen einfüllen einlegen | füllen einfüllen befüllen nachfüllen | auffüllen ' +
  'nachfüllen befüllen | nachfüllen auffüllen befüllen | nachschütten nachfüllen | leeren entleeren ausleeren ' +
  '| ausleeren entleeren | ablassen entleeren abpumpen | abpumpen pumpe entleeren abfluss | abfluss ablauf ' +
  'abwasser ablaufschlauch | ablauf abfluss abwasser | zulauf wasserzulauf zulaufschlauch wasserhahn | hahn ' +
  'wasserhahn absperrhahn zulauf | wasserhahn absperrventil zulauf | schlauch leitung | rohr leitung | sieb ' +
  'filter flusensieb | filter sieb | fusseln flusen | haare flusen fusseln | fach schublade kasten behälter | ' +
  'schublade fach kasten | behälter tank fach | tank behälter wassertank | kanne behälter krug | dichtung ' +
  'gummi manschette | gummi dichtung manschette türdichtung | gummiring dichtung | schraube befestigung ' +
  'verschraubung | festmachen befestigen fixieren sichern | befestigen montieren anbringen | lösen abschrauben ' +
  'entfernen | anziehen festziehen | lose locker gelockert | locker lose | riss beschädigung beschädigt | ' +
  'gerissen beschädigt gebrochen | gebrochen beschädigt defekt bruch | abgebrochen gebrochen beschädigt | ' +
  'rostet rost korrosion | rost korrosion | kratzer beschädigung oberfläche | fleck flecken verfärbung | ' +
  'waschpulver waschmittel | pulver waschmittel | weichspüler pflegemittel | seife spülmittel waschmittel | ' +
  'schaum schaumbildung schäumt | wäsche textilien beladung | klamotten wäsche textilien kleidung | kleidung ' +
  'textilien wäsche | hemden textilien hemd | schleudern schleuderdrehzahl drehzahl | umdrehungen drehzahl | ' +
  'drehzahl geschwindigkeit umdrehungen | schnell kurz geschwindigkeit eco | kurz schnell express | ' +
  'geschwindigkeit stufe drehzahl | langsam geschwindigkeit | programm betriebsart modus funktion | modus ' +
  'betriebsart programm | sparen eco energiesparen | sparprogramm eco | spar eco energiesparen | später ' +
  'verzögert startvorwahl startverzögerung zeitvorwahl | nachts nacht ruhezeit startvorwahl | zeitschaltuhr ' +
  'timer startvorwahl zeitplan | timer startvorwahl zeitvorwahl | uhrzeit uhr zeit | pause unterbrechen ' +
  'anhalten | anhalten stoppen unterbrechen | abbrechen stoppen beenden unterbrechen | stoppen anhalten ' +
  'unterbrechen | startet start starten beginnt | geht funktioniert | läuft betrieb funktioniert | bleibt ' +
  'stehen stoppt unterbricht | zurücksetzen reset werkseinstellung werkseinstellungen | reset zurücksetzen ' +
  'werkseinstellung neustart | löschen zurücksetzen entfernen | neustarten neustart zurücksetzen | update ' +
  'aktualisierung firmware software | aktualisieren update aktualisierung | software firmware | sprache ' +
  'spracheinstellung | garantie gewährleistung | umtauschen gewährleistung garantie | ersatzteil zubehör ' +
  'ersatzteile artikelnummer | ersatzteile ersatzteil zubehör bestellen | bestellen ersatzteile kundendienst | ' +
  'artikelnummer bestellnummer teilenummer ersatzteil | teilenummer artikelnummer bestellnummer | ' +
  'bestellnummer artikelnummer | seriennummer typenschild gerätenummer | typenschild seriennummer | ' +
  'kundendienst service kundenservice fachbetrieb | techniker kundendienst fachkraft service | monteur ' +
  'fachkraft kundendienst installateur | handwerker fachkraft fachbetrieb | elektriker elektrofachkraft ' +
  'fachkraft | hotline kundendienst telefonnummer service | anrufen kundendienst telefonnummer service | ' +
  'nummer telefonnummer | müll entsorgung abfall entsorgen | wegwerfen entsorgen entsorgung | wegschmeißen ' +
  'entsorgen entsorgung | loswerden entsorgen entsorgung | entsorgen entsorgung recycling | altgerät ' +
  'entsorgung entsorgen | karton verpackung | verpackung transportverpackung | umzug transport transportieren ' +
  'umziehen | umziehen transport transportieren | transportieren transport tragen | tragen transport heben | ' +
  'schleppen transport tragen | heben tragen | lagern lagerung aufbewahren einlagern | aufbewahren lagern ' +
  'lagerung | überwintern winter lagerung einlagern | winter frost lagerung einlagern | urlaub abwesenheit ' +
  'nichtgebrauch stillstand | verreisen abwesenheit nichtgebrauch urlaub | wegfahren abwesenheit nichtgebrauch ' +
  '| gefährlich gefahr warnung verletzungsgefahr | gefahr warnung | giftig gefahr gesundheitsschädlich | ' +
  'brennt brand feuer brandgefahr | brennen brand brandgefahr | rauch qualm rauchentwicklung | qualmt rauch ' +
  'rauchentwicklung | stromschlag elektrischer schlag | verbrennen verbrennung verbrühung | verbrüht ' +
  'verbrühung | verletzt verletzung verletzungsgefahr | erlaubt zulässig gestattet | verboten unzulässig | ' +
  'darf zulässig | maximal höchstens zulässig | höchstens maximal zulässig | mindestens minimal | höchste ' +
  'maximal maximale | oft intervall häufig regelmäßig | regelmäßig intervall | monatlich monat | jährlich jahr ' +
  '| wöchentlich woche | täglich tag | draußen freien außen außenbereich | keller raum aufstellort | garage ' +
  'aufstellort frost | balkon freien | boden untergrund fußboden standfläche | teppich boden untergrund ' +
  'teppichboden | füße stellfüße gerätefüße | rollen räder | rad rädern rollen | mitgeliefert lieferumfang | ' +
  'dabei lieferumfang enthalten zubehör | dazu lieferumfang zubehör | inhalt lieferumfang | alt alter | neu ' +
  'erstinbetriebnahme | erste erstinbetriebnahme inbetriebnahme | loslegen inbetriebnahme erste | benutzen ' +
  'verwenden bedienen benutzung | nutzen verwenden benutzen | verwenden benutzen geeignet | brauche benötigt ' +
  'erforderlich | nötig erforderlich notwendig | passt geeignet passend | passen geeignet kompatibel | ' +
  'geeignet zugelassen | kompatibel unterstützt geeignet | reinpassen beladung fassungsvermögen kapazität | ' +
  'fassungsvermögen kapazität volumen beladung inhalt | liter volumen fassungsvermögen inhalt | kilo kg ' +
  'beladung | beladen beladung füllmenge | voll überladen beladung | überladen beladung höchstbeladung | menge ' +
  'dosierung | dosieren dosierung menge | wieviel menge dosierung | druck wasserdruck | wasserdruck fließdruck ' +
  'druck | vlies filter | luft lüftung belüftung | lüften lüftung belüftung | gebläse ventilator lüfter | ' +
  'lüfter ventilator | motor antrieb | messer klinge | klinge messer | stumpf schärfen | öl schmierung ' +
  'schmieren | ölen schmieren schmierung | fetten schmieren schmierung | sprit kraftstoff benzin | tanken ' +
  'kraftstoff | benzin kraftstoff | drucker druckgerät | papier papierstau | tinte patrone toner | foto bild ' +
  'aufnahme kamera | bild aufnahme anzeige | video aufnahme | speichern sichern speicherung | sichern ' +
  'sicherung datensicherung | daten datei | nutzer benutzer anwender | benutzer nutzer anwender | datenschutz ' +
  'daten | symbol piktogramm anzeige zeichen | zeichen symbol | bedeutet bedeutung symbol | heißt bedeutet ' +
  'bedeutung | geschirr spülgut | spülmaschine geschirrspüler | waschmaschine waschautomat waschtrockner | ' +
  'trockner trocknen wäschetrockner | kühlschrank kühlgerät | staubsauger sauger | saugen saugleistung sauger ' +
  '| herd kochfeld ofen | backofen ofen | kaffee getränk bezug | milch milchschaum | bohnen kaffeebohnen | ' +
  'mahlen mahlwerk mahlgrad | brühen bezug zubereitung | pflanzen blumen | rasen gras mähen | mähen schneiden ' +
  '| schneiden schnitt | heizung heizgerät heizkörper | heizkörper heizung | fernbedienung handsender | ' +
  'fernsteuerung fernbedienung fernzugriff | unterwegs fernzugriff | haustier tiere | katze tiere haustiere | ' +
  'hund tiere haustiere';
