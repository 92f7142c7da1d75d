/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'kaputt: defekt störung beschädigt ausfall fehler | hinüber: defekt verschlissen beschädigt | spinnt: ' +
  'störung fehlfunktion fehler | tot: defekt stromversorgung entladen reaktion | stinken: geruch ' +
  'geruchsbildung geruchsentwicklung reinigen | stinkt: geruch geruchsbildung geruchsentwicklung reinigen | ' +
  'muffig: geruch schimmel feuchtigkeit lüften | müffeln: geruch geruchsbildung reinigen | kokelt: ' +
  'rauchentwicklung brandgeruch überhitzung | qualmt: rauch rauchentwicklung überhitzung | quietscht: geräusch ' +
  'schmieren verschleiß lager | brummt: geräusch vibration betriebsgeräusch | klappert: geräusch vibration ' +
  'lose befestigung | rattern: geräusch vibration lager | piepsen: signalton akustisch alarm warnton | piept: ' +
  'signalton akustisch alarm warnton | gepiepe: signalton warnton akustisch | krach: geräusch geräuschpegel ' +
  'schallleistungspegel lautstärke | laut: geräusch geräuschpegel schallleistungspegel lautstärke | leise: ' +
  'lautstärke geräuscharm schallpegel | blinkt: led anzeige kontrollleuchte statusanzeige | lämpchen: led ' +
  'kontrollleuchte anzeige leuchtdiode | birne: leuchtmittel lampe glühlampe | knopf: taste schalter ' +
  'bedienelement drucktaste | drehknopf: drehregler drehschalter einstellknopf wahlschalter | stecker: ' +
  'netzstecker steckverbinder anschluss | steckdose: netzanschluss schutzkontaktsteckdose stromversorgung | ' +
  'kabel: netzkabel anschlussleitung leitung netzleitung | strippe: netzkabel leitung anschlussleitung | ' +
  'schnur: netzkabel anschlussleitung leitung | strom: netzspannung stromversorgung netzanschluss spannung | ' +
  'stromfresser: energieverbrauch leistungsaufnahme stromverbrauch | volt: spannung nennspannung netzspannung ' +
  '| watt: leistung nennleistung leistungsaufnahme | sicherung: leitungsschutzschalter schmelzsicherung ' +
  'absicherung | fi: fehlerstromschutzschalter schutzeinrichtung | stromschlag: schlag spannung lebensgefahr ' +
  'erdung | aufladen: laden ladegerät ladevorgang ladestation | ladekabel: ladegerät netzteil anschlusskabel | ' +
  'anmachen: einschalten starten inbetriebnahme | ausmachen: ausschalten abschalten deaktivieren | anschalten: ' +
  'einschalten aktivieren starten | anschmeißen: starten einschalten motor | abdrehen: absperren schließen ' +
  'absperrventil ausschalten | absaufen: motor choke zündkerze vergaser | hängengeblieben: blockiert verklemmt ' +
  'neustart | hängt: reagiert neustart blockiert eingefroren | eingefroren: neustart reagiert zurücksetzen ' +
  'frostschutz | lahm: langsam geschwindigkeit leistung | träge: langsam reaktionszeit leistung | ruckelt: ' +
  'verzögerung aussetzer bildrate | flackern: bildstörung flimmern helligkeit frequenz | flimmert: bildstörung ' +
  'frequenz bildwiederholrate | ausgegraut: deaktiviert verfügbar inaktiv | verstopft: verstopfung ablauf ' +
  'filter blockiert reinigen | verstopfung: ablauf sieb filter reinigen | tropft: undicht leckage dichtung ' +
  'wasseraustritt | auslaufen: undicht leckage dichtung austreten | leck: undichtigkeit leckage dichtung | ' +
  'pfütze: wasseraustritt leckage kondenswasser undicht | überschwemmung: wasserschaden leckage aquastop | ' +
  'gummi: dichtung gummidichtung manschette dichtring | gummiring: dichtring dichtung manschette | schlauch: ' +
  'zulaufschlauch ablaufschlauch schlauchleitung | abfluss: ablauf abwasser siphon ablaufschlauch | gully: ' +
  'ablauf bodenablauf abwasser | wasserhahn: armatur absperrhahn wasserzulauf mischbatterie | haupthahn: ' +
  'absperrventil absperrhahn hauptabsperrung | klospülung: spülkasten spülung drückerplatte | duschkopf: ' +
  'handbrause brause brausekopf | kalk: entkalken verkalkung wasserhärte kalkablagerung | verkalkt: entkalken ' +
  'kalkablagerung entkalker | kalkflecken: wasserhärte enthärter klarspüler regeneriersalz | schimmel: ' +
  'schimmelbildung feuchtigkeit lüften | rost: korrosion flugrost edelstahl rostschutz | dreckig: verschmutzt ' +
  'verschmutzung reinigen | dreck: verschmutzung schmutz ablagerung reinigen | putzen: reinigen reinigung ' +
  'pflege | saubermachen: reinigen reinigung pflege | abwischen: reinigen tuch feucht | putzmittel: ' +
  'reinigungsmittel reiniger scheuermittel | spüli: spülmittel reinigungsmittel | lappen: tuch mikrofasertuch ' +
  'reinigungstuch | fussel: flusen flusensieb flusenfilter | fusselsieb: flusensieb flusenfilter ' +
  'fremdkörperfalle | schleudern: schleuderdrehzahl schleudergang unwucht | hüpft: unwucht vibration ' +
  'transportsicherung ausrichten | wandert: unwucht transportsicherung stellfüße ausrichten | wackelt: ' +
  'stellfüße ausrichten standsicherheit lose befestigung | wackelig: standsicherheit stellfüße lose ' +
  'befestigung | schief: ausrichten nivellieren wasserwaage justieren | waschpulver: waschmittel dosierung | ' +
  'weichspüler: pflegemittel waschmittelschublade | waschfach: waschmittelschublade einspülkammer dosierfach | ' +
  'bullauge: tür einfülltür türdichtung | kühlschrank: kältegerät kühlgerät kühlteil | tiefkühler: ' +
  'gefrierschrank gefriergerät gefrierfach | eisfach: gefrierfach gefrierteil gefrierraum | vereist: abtauen ' +
  'reif eisschicht vereisung | herd: kochfeld backofen kochstelle | herdplatte: kochzone kochstelle kochfeld | ' +
  'ofen: backofen garraum kaminofen | backröhre: backofen garraum | umluft: heißluft heißluftbetrieb | ' +
  'backblech: blech universalpfanne einschub | vorwärmen: vorheizen aufheizen | auftauen: auftaufunktion ' +
  'abtauen auftaustufe | dunstabzug: dunstabzugshaube abluft fettfilter | kaffeesatz: satzbehälter ' +
  'tresterbehälter trester | milchschaum: milchaufschäumer milchschaumdüse cappuccinatore | geschirrspüler: ' +
  'spülmaschine spülgang | spüler: geschirrspüler spülgang | staubsaugerbeutel: staubbeutel filterbeutel ' +
  'staubbehälter | saugkraft: saugleistung filter | heizung: heizkörper heizkessel heizgerät raumtemperatur | ' +
  'therme: heizgerät gastherme wärmeerzeuger brennwertgerät | boiler: warmwasserspeicher durchlauferhitzer ' +
  'warmwasserbereiter | klimaanlage: klimagerät kühlbetrieb | gluckert: entlüften luft heizkörper | heiß: ' +
  'überhitzung temperatur verbrennungsgefahr | lauwarm: temperatur warmwassertemperatur heizleistung | frost: ' +
  'frostschutz einfrieren frostfrei | einwintern: überwintern einlagerung frostschutz lagerung | winter: ' +
  'frostschutz überwintern lagerung | rasenmäher: mäher mähwerk schnitthöhe | mäher: rasenmäher mähroboter ' +
  'mähwerk | messer: schneidmesser klinge mähmesser schneidwerkzeug | stumpf: schärfen verschlissen klinge ' +
  'nachschleifen | sprit: kraftstoff benzin tank | tanken: betanken kraftstoff tankfüllung | ölen: schmieren ' +
  'schmierung öl | anlasser: starter startvorrichtung seilzug | handy: smartphone mobiltelefon mobilgerät | ' +
  'rechner: computer pc notebook | laptop: notebook computer | bildschirm: display monitor anzeige touchscreen ' +
  '| wlan: drahtlos funknetzwerk netzwerk router | internet: netzwerk verbindung online netzwerkverbindung | ' +
  'empfang: signalstärke antenne signal | funkloch: empfang signalstärke reichweite netzabdeckung | koppeln: ' +
  'bluetooth pairing kopplung verbinden | einloggen: anmelden anmeldung zugangsdaten login | ausloggen: ' +
  'abmelden abmeldung | ausgesperrt: gesperrt konto entsperren wiederherstellen | wegmachen: entfernen löschen ' +
  'deinstallieren | runterladen: herunterladen download installieren | hochladen: upload übertragen | ' +
  'draufspielen: installieren installation aktualisieren | updaten: aktualisieren aktualisierung firmware ' +
  'softwareaktualisierung | resetten: zurücksetzen werkseinstellungen reset | abgestürzt: absturz neustart ' +
  'fehler | voll: speicherplatz füllstand leeren | stick: usb speichermedium datenträger | ausdrucken: drucken ' +
  'druckauftrag | papierstau: papierzufuhr papiereinzug papierfach | streifen: düsenreinigung druckkopf ' +
  'druckqualität | patrone: tintenpatrone druckerpatrone tonerkartusche | glotze: fernseher fernsehgerät tv | ' +
  'fernseher: tv fernsehgerät bildschirm | fernbedienung: fernsteuerung handsender | lauter: lautstärke ' +
  'lautstärkeregler | boxen: lautsprecher | ton: audio lautstärke lautsprecher klang | rauscht: rauschen ' +
  'störgeräusch empfang | unscharf: fokus schärfe autofokus scharfstellen | verschwommen: fokus schärfe ' +
  'autofokus unschärfe | verwackelt: bildstabilisator verschlusszeit stativ | knipsen: aufnehmen auslöser ' +
  'fotografieren | blitz: blitzlicht blitzgerät | drahtesel: fahrrad pedelec | elektrofahrrad: pedelec ebike ' +
  'elektrorad | reifen: bereifung reifendruck mantel | platten: reifenpanne schlauch reifendruck | aufpumpen: ' +
  'luftdruck reifendruck befüllen luftpumpe | bremsen: bremsbelag bremsanlage bremshebel | gangschaltung: ' +
  'schaltung schaltwerk umwerfer schalthebel | schrauber: akkuschrauber schraubendreher | schraubenzieher: ' +
  'schraubendreher | inbus: innensechskantschlüssel innensechskant | imbusschlüssel: innensechskantschlüssel ' +
  'innensechskant | flex: winkelschleifer trennscheibe | schlagbohrer: schlagbohrmaschine schlagbohren ' +
  'bohrhammer | fieber: körpertemperatur thermometer messung | puls: herzfrequenz pulsmessung pulsfrequenz | ' +
  'zusammenbauen: montage montieren aufbau zusammenbau | aufbauen: montage montieren aufstellen aufbau | ' +
  'anbringen: montieren befestigen montage | festmachen: befestigen fixieren montieren | aufhängen: ' +
  'wandmontage wandhalterung befestigen | größe: abmessungen maße | breit: breite abmessungen maße | schwer: ' +
  'gewicht | wiegt: gewicht | platz: abstand mindestabstand freiraum platzbedarf | delle: beschädigung ' +
  'transportschaden verformung | kratzer: beschädigung oberfläche kratzfest | gesprungen: riss bruch ' +
  'beschädigt | umtausch: rückgabe gewährleistung widerruf austausch | umtauschen: rückgabe austausch ' +
  'gewährleistung widerruf | zurückschicken: rücksendung rückgabe retoure widerruf | garantie: gewährleistung ' +
  'garantiezeit garantiebedingungen | reparieren: reparatur instandsetzung kundendienst fachkraft | werkstatt: ' +
  'fachbetrieb fachwerkstatt kundendienst servicewerkstatt | monteur: fachkraft kundendienst installateur ' +
  'servicetechniker | elektriker: elektrofachkraft fachkraft | hotline: kundendienst service kundenservice | ' +
  'wegschmeißen: entsorgen entsorgung recycling altgerät | wegwerfen: entsorgen entsorgung recycling altgerät ' +
  '| müll: entsorgung hausmüll abfall recycling | kindersicher: kindersicherung tastensperre verriegelung | ' +
  'giftig: gesundheitsschädlich schadstoffe lebensmittelecht | quittung: kaufbeleg kaufnachweis rechnung | ' +
  'kassenzettel: kaufbeleg kaufnachweis rechnung | typenschild: modellnummer seriennummer | ' +
  'gebrauchsanweisung: bedienungsanleitung betriebsanleitung | beipackzettel: gebrauchsanweisung ' +
  'packungsbeilage | geht nicht an: einschalten stromversorgung netzschalter | geht nicht aus: ausschalten ' +
  'abschalten | geht nicht auf: öffnen verriegelung entriegeln türverriegelung | geht nicht zu: schließen ' +
  'verriegelung türverschluss | tut sich nichts: reagiert störung stromversorgung | macht nix: reagiert ' +
  'störung einschalten | springt nicht an: starten motor zündkerze starter | geht aus: abschaltung abschalten ' +
  'abschaltautomatik | schaltet sich ab: abschaltautomatik überhitzungsschutz überlastschutz abschaltung | ' +
  'bleibt stehen: stoppt blockiert anhalten unterbrechung | dreht nicht: blockiert antrieb motor | dreht ' +
  'durch: rutschkupplung antrieb schlupf | hat keine kraft: leistung drehmoment leistungsverlust | keinen ' +
  'strom: stromversorgung netzspannung netzstecker sicherung | kein strom: stromversorgung netzspannung ' +
  'netzstecker stromausfall | strom weg: stromausfall netzausfall sicherung | sicherung fliegt: überlastung ' +
  'kurzschluss fehlerstromschutzschalter leitungsschutzschalter | fi fliegt: fehlerstromschutzschalter ' +
  'isolationsfehler kurzschluss | einen gewischt: stromschlag erdung isolation | akku leer: ladezustand laden ' +
  'entladen | akku alle: ladezustand laden entladen | schnell leer: akkulaufzeit kapazität entladung | hält ' +
  'nicht lange: akkulaufzeit betriebsdauer kapazität lebensdauer | lädt nicht: laden ladegerät ladekontakte ' +
  'ladevorgang | wie lange laden: ladezeit ladedauer | batterie wechseln: batteriewechsel batteriefach ' +
  'einlegen polarität | plus und minus: polarität polung pluspol minuspol | starthilfe geben: starthilfekabel ' +
  'überbrückungskabel fremdstarten | wird heiß: überhitzung erwärmung überhitzungsschutz | wird nicht warm: ' +
  'heizleistung heizelement aufheizen temperatur | heizt nicht: heizelement heizstab heizleistung thermostat | ' +
  'kühlt nicht: kühlleistung kompressor temperatur kühlung | zu warm: temperatur temperatureinstellung ' +
  'kühlleistung | zu kalt: temperatur temperatureinstellung thermostat | zu laut: geräusch geräuschpegel ' +
  'lautstärke vibration | zu leise: lautstärke lautstärkeregler | komische geräusche: geräusch ' +
  'betriebsgeräusch vibration | wie laut: geräuschpegel schallleistungspegel schalldruckpegel | riecht ' +
  'verbrannt: brandgeruch überhitzung rauchentwicklung | riecht komisch: geruch geruchsbildung ' +
  'geruchsentwicklung | es stinkt: geruch geruchsbildung geruchsentwicklung | riecht nach gas: gasgeruch ' +
  'gasaustritt absperren | riecht nach plastik: geruchsentwicklung erstinbetriebnahme geruch | zum ersten mal: ' +
  'erstinbetriebnahme inbetriebnahme | funken sprühen: funkenbildung kohlebürsten funkenflug | es blitzt: ' +
  'funkenbildung kurzschluss metall | blinkt rot: led kontrollleuchte fehleranzeige störung | leuchtet rot: ' +
  'led kontrollleuchte warnleuchte fehleranzeige | lampe blinkt: kontrollleuchte led anzeige statusanzeige | ' +
  'lampe geht nicht: leuchtmittel beleuchtung auswechseln | birne kaputt: leuchtmittel lampenwechsel ' +
  'auswechseln | was bedeutet symbol: symbolerklärung piktogramm anzeige | zeigt fehler: fehlercode ' +
  'fehlermeldung störungsanzeige | zeigt nichts an: display anzeige bildschirm | wasser läuft aus: undicht ' +
  'leckage dichtung wasseraustritt | unten läuft wasser: undicht leckage dichtung wasseraustritt | wasser ' +
  'steht drin: abpumpen ablaufpumpe laugenpumpe ablaufschlauch | pumpt nicht ab: ablaufpumpe laugenpumpe ' +
  'ablaufschlauch fremdkörper | zieht kein wasser: wasserzulauf zulaufschlauch zulaufsieb wasserhahn | kommt ' +
  'kein wasser: wasserzulauf wasserdruck zulaufsieb absperrventil | läuft nicht ab: ablauf verstopfung ' +
  'ablaufpumpe siphon | wasser abdrehen: absperren absperrventil wasserzufuhr | wasser ablassen: entleeren ' +
  'notentleerung | kein warmes wasser: warmwasser warmwasserbereitung durchlauferhitzer warmwassertemperatur | ' +
  'wasser nachfüllen: wassertank befüllen füllstand | luft rauslassen: entlüften entlüftung entlüftungsventil ' +
  '| kalk weg: entkalken entkalker entkalkung | hartes wasser: wasserhärte enthärtung regeneriersalz | weiße ' +
  'flecken: wasserhärte kalkablagerung klarspüler | gläser trüb: klarspüler wasserhärte glaskorrosion | wird ' +
  'nicht sauber: reinigungsergebnis spülergebnis waschergebnis sprüharm | wird nicht trocken: ' +
  'trocknungsergebnis restfeuchte flusenfilter klarspüler | wäsche bleibt nass: schleudern schleuderdrehzahl ' +
  'restfeuchte unwucht | schleudert nicht: schleudern unwucht schleuderdrehzahl | zu viel schaum: ' +
  'schaumbildung waschmittel überdosierung | wie viel wäsche: beladung beladungsmenge fassungsvermögen | was ' +
  'passt rein: fassungsvermögen beladung volumen | wie viel rein: füllmenge fassungsvermögen dosierung | ' +
  'schnelles waschen: kurzprogramm schnellprogramm | später starten: startzeitvorwahl zeitvorwahl ' +
  'startverzögerung | tür klemmt: türverriegelung entriegeln notentriegelung | tür andersrum: türanschlag ' +
  'wechseln scharnier | tür schließt nicht: türdichtung türverschluss scharnier | eis im gefrierfach: abtauen ' +
  'vereisung reifbildung | wasser im kühlschrank: tauwasser ablaufrinne kondenswasser ablauföffnung | hinten ' +
  'nass: kondenswasser tauwasser | wie kalt einstellen: temperatureinstellung solltemperatur thermostat | ' +
  'wärmer machen: temperatur erhöhen temperatureinstellung | kälter machen: temperatur temperatureinstellung ' +
  'kühlstufe | welche töpfe: kochgeschirr induktionsgeeignet topfboden | erkennt topf nicht: topferkennung ' +
  'kochgeschirr induktionsgeeignet | ofen sauber machen: pyrolyse backofenreiniger garraum reinigung | ' +
  'eingebrannte reste: verkrustung pyrolyse einweichen backofenreiniger | darf ins wasser: wasserdicht ' +
  'eintauchen schutzart | darf nass werden: wasserdicht spritzwassergeschützt schutzart feuchtigkeit | im ' +
  'regen: spritzwassergeschützt schutzart wetterfest feuchtigkeit | für draußen: außenbereich freien schutzart ' +
  'wetterfest | nass geworden: feuchtigkeit trocknen wasserschaden | runtergefallen: sturz beschädigung | ' +
  'kaffee zu dünn: mahlgrad kaffeestärke kaffeemenge | kaffee zu kalt: kaffeetemperatur vorwärmen temperatur | ' +
  'kaffee läuft langsam: entkalken mahlgrad verstopft | saugt nicht: saugleistung filter verstopfung saugkraft ' +
  '| beutel voll: staubbeutel filterbeutel beutelwechsel füllanzeige | filter wechseln: filterwechsel ' +
  'filtereinsatz austauschen | wie oft putzen: reinigungsintervall reinigung wartungsintervall | wie oft ' +
  'wechseln: wechselintervall austauschintervall wartungsintervall | womit putzen: reinigungsmittel reinigung ' +
  'pflege | findet nicht zurück: ladestation basisstation dockingstation navigation | fährt im kreis: sensor ' +
  'navigation rad | bleibt hängen: blockiert hindernis verklemmt | steckt fest: blockiert verklemmt ' +
  'eingeklemmt | haare in bürste: bürstenwalze rundbürste hauptbürste reinigen | gras bleibt liegen: ' +
  'grasfangkorb auswurfkanal schnitthöhe mulchen | kette zu locker: kettenspannung spannen | kette springt ab: ' +
  'kettenspannung schwert umwerfer | öl nachfüllen: ölstand ölmessstab motoröl | welches öl: motoröl ' +
  'viskosität schmierstoff ölsorte | welcher sprit: kraftstoff benzin oktanzahl | reifen platt: reifenpanne ' +
  'schlauch reifendruck luftdruck | wie viel luft: reifendruck luftdruck | bremst nicht richtig: bremsbelag ' +
  'bremswirkung bremsflüssigkeit bremse | wie weit kommt: reichweite | wie schnell fährt: ' +
  'höchstgeschwindigkeit geschwindigkeit | kein netz: empfang mobilfunk signal sim | kein internet: ' +
  'internetverbindung netzwerkverbindung router | kein wlan: netzwerkverbindung router funknetzwerk | fliegt ' +
  'aus wlan: verbindungsabbruch signalstärke router | ins wlan bringen: netzwerk verbinden einrichtung router ' +
  '| verbindet sich nicht: verbindung kopplung bluetooth pairing | findet handy nicht: kopplung bluetooth ' +
  'smartphone verbindung | mit handy verbinden: kopplung bluetooth smartphone app | mit handy steuern: app ' +
  'fernsteuerung smartphone | handy hängt: neustart reagiert erzwingen | schwarzer bildschirm: display anzeige ' +
  'einschalten signal | kein bild: signal eingangsquelle hdmi anzeige | kein ton: audio lautstärke ' +
  'stummschaltung lautsprecher audioausgang | ton weg: audio stummschaltung lautsprecher lautstärke | piepen ' +
  'ausmachen: signalton tastenton deaktivieren stummschalten | piept dauernd: signalton alarm warnton | bild ' +
  'ruckelt: bildrate aussetzer signalstärke | bild zu dunkel: helligkeit belichtung kontrast | heller machen: ' +
  'helligkeit hintergrundbeleuchtung | dunkler machen: helligkeit dimmen | schrift zu klein: schriftgröße ' +
  'textgröße anzeigegröße | auf deutsch: sprache spracheinstellung menüsprache | deutsch einstellen: sprache ' +
  'spracheinstellung menüsprache | uhr stellen: uhrzeit zeiteinstellung datum | uhr geht falsch: uhrzeit ' +
  'zeiteinstellung zeitzone | sommerzeit umstellen: zeitumstellung uhrzeit winterzeit | passwort vergessen: ' +
  'kennwort zurücksetzen wiederherstellen | code vergessen: pin zurücksetzen passcode entsperren | komme nicht ' +
  'rein: anmeldung zugangsdaten kennwort gesperrt | neu anmelden: registrieren registrierung konto anmeldung | ' +
  'alles löschen: zurücksetzen werkseinstellungen werksreset | auf null setzen: zurücksetzen ' +
  'werkseinstellungen nullstellung reset | kein platz mehr: speicherplatz speicher löschen | speicher voll: ' +
  'speicherplatz speicherkapazität löschen | fotos rüberziehen: übertragen kopieren importieren | daten ' +
  'retten: datensicherung wiederherstellung backup | daten sichern: datensicherung backup sicherungskopie | ' +
  'neue software: aktualisierung firmware update softwareversion | hört mich nicht: mikrofon stummschaltung | ' +
  'druckt nicht: drucken druckauftrag druckerwarteschlange offline | druckt streifen: düsenreinigung druckkopf ' +
  'druckqualität | druckt blass: tintenstand toner druckqualität druckkopf | papier hängt fest: papierstau ' +
  'papiereinzug | zieht papier nicht: papiereinzug papierzufuhr einzugsrolle | tinte leer: tintenpatrone ' +
  'tintenstand austauschen | findet keine sender: sendersuchlauf senderliste antenne empfang | sender suchen: ' +
  'sendersuchlauf kanalsuche suchlauf | fernbedienung geht nicht: batterie infrarot kopplung ' +
  'fernbedienungssensor | bilder unscharf: fokus autofokus schärfe objektiv | bohrer steckt fest: bohrfutter ' +
  'blockiert verkantet drehrichtung | bohrer wechseln: bohrfutter spannfutter werkzeugwechsel | andersrum ' +
  'drehen: drehrichtung rechtslauf linkslauf | wie fest anziehen: drehmoment anzugsdrehmoment ' +
  'drehmomentschlüssel | schraube locker: festziehen nachziehen befestigung schraubverbindung | falsche werte: ' +
  'messwert messfehler kalibrieren genauigkeit | wie genau: messgenauigkeit genauigkeit toleranz | wie viel ' +
  'wiegen: tragfähigkeit belastbarkeit körpergewicht höchstgewicht | was hält aus: tragfähigkeit belastbarkeit ' +
  'höchstbelastung traglast | wie viel kilo: gewicht tragfähigkeit belastbarkeit | wie groß: abmessungen maße ' +
  'größe | wie breit: breite abmessungen maße | wie hoch: höhe abmessungen maße | wie schwer: gewicht | wie ' +
  'viel platz: mindestabstand abstand freiraum platzbedarf | abstand zur wand: mindestabstand wandabstand ' +
  'belüftung freiraum | an die wand: wandmontage wandhalterung dübel | wo hinstellen: aufstellort aufstellung ' +
  'standort | wie viel strom: stromverbrauch energieverbrauch leistungsaufnahme | strom sparen: energiesparen ' +
  'energiesparmodus energieverbrauch | wie lange dauert: dauer programmdauer laufzeit | was ist dabei: ' +
  'lieferumfang packungsinhalt zubehör | ist alles dabei: lieferumfang packungsinhalt vollständigkeit | teil ' +
  'fehlt: lieferumfang fehlteile ersatzteil | teil nachbestellen: ersatzteil ersatzteilbestellung ' +
  'artikelnummer | teil abgebrochen: ersatzteil bruch beschädigung | kaputt angekommen: transportschaden ' +
  'beschädigung reklamation | welches modell: modellnummer typenschild typenbezeichnung | wo steht nummer: ' +
  'typenschild seriennummer modellnummer | wer repariert: kundendienst fachwerkstatt reparatur | wo anrufen: ' +
  'kundendienst service telefonnummer kontakt | geld zurück: erstattung rückerstattung widerruf rückgabe | wie ' +
  'lange garantie: garantiezeit gewährleistung garantiedauer | selber reparieren: reparatur fachkraft ' +
  'garantieanspruch | aufschrauben: öffnen gehäuse demontage | auseinander nehmen: zerlegen demontage ' +
  'demontieren | wieder zusammen bauen: zusammenbau montage montieren | wohin damit: entsorgung sammelstelle ' +
  'wertstoffhof | altes gerät weg: entsorgung altgerät sammelstelle rücknahme | im urlaub: abwesenheit ' +
  'urlaubsmodus urlaubsfunktion außerbetriebnahme | lange nicht benutzt: lagerung stillstand ' +
  'wiederinbetriebnahme nichtgebrauch | über den winter: überwintern lagerung frostschutz einlagerung | knöpfe ' +
  'gehen nicht: tastensperre kindersicherung bedienfeld verriegelung | tasten gesperrt: tastensperre ' +
  'kindersicherung entsperren | ab wieviel jahren: alter altersempfehlung mindestalter kinder | ist das ' +
  'gefährlich: gefahr warnhinweise sicherheitshinweise verletzungsgefahr | bin schwanger: schwangerschaft ' +
  'kontraindikation arzt | speicher: speicherplatz speicherkapazität speicherkarte | kinder: kindersicherung ' +
  'aufsicht sicherheitshinweise | klospülung kaputt: spülkasten spülventil füllventil dichtung | geht nicht: ' +
  'störung fehler fehlfunktion defekt | dröhnt: vibration geräusch betriebsgeräusch | pumpe: umwälzpumpe ' +
  'ablaufpumpe förderleistung | zieht: zugluft dichtung abdichten | lieferzeit: lieferung liefertermin versand ' +
  '| verstellen: einstellen justieren anpassen | geht zu schwer: schwergängig schmieren | wann kommt paket: ' +
  'lieferung lieferzeit sendungsverfolgung versand | wie lange hält: lebensdauer akkulaufzeit haltbarkeit ' +
  'betriebsdauer | licht geht nicht: beleuchtung leuchtmittel lampe auswechseln | gibt rauch: rauchentwicklung ' +
  'überhitzung netzstecker';
