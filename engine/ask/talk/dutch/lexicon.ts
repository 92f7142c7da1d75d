/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'kapot: defect storing beschadigd reparatie | stuk: defect beschadigd storing | dood: spanningsloos ' +
  'uitgeschakeld defect | herrie: geluid geluidsniveau lawaai trilling | lawaaiig: geluidsniveau geluid ' +
  'trilling | kabaal: geluid geluidsniveau trilling | piepen: geluidssignaal pieptoon alarm ' +
  'waarschuwingssignaal | gepiep: geluidssignaal pieptoon alarm | bromt: brommen geluid trilling | brommen: ' +
  'bromgeluid geluid trilling | rammelen: trilling geluid losgeraakt | ratelen: geluid trilling | knarsen: ' +
  'geluid slijtage smeren | schudden: trilling onbalans transportbeveiliging | stinken: geur geurvorming ' +
  'reinigen | stank: geur geurvorming | muf: geur schimmel ventilatie | lekken: lekkage afdichting ondicht | ' +
  'lek: lekkage afdichting ondicht | druppen: lekkage druppelen afdichting | druipen: lekkage druppelen | ' +
  'verstopt: verstopping blokkering afvoer reinigen | dichtgeslibd: verstopping afzetting reinigen | hapert: ' +
  'storing onderbreking | traag: langzaam prestaties snelheid vertraging | sloom: langzaam prestaties snelheid ' +
  '| vastlopen: blokkering geblokkeerd vastgelopen herstarten | crashen: vastlopen afsluiten herstarten fout | ' +
  'rebooten: herstarten opstarten | aanzetten: inschakelen starten activeren | aandoen: inschakelen activeren ' +
  '| uitzetten: uitschakelen afsluiten deactiveren | uitdoen: uitschakelen deactiveren | uitvallen: ' +
  'uitschakelen storing stroomuitval | knop: toets schakelaar bedieningselement drukknop | knopje: toets ' +
  'schakelaar indicator bedieningselement | lampje: indicatielampje controlelampje led indicator | lichtje: ' +
  'indicatielampje controlelampje led | schermpje: display weergave | stekker: netstekker stroomstekker ' +
  'aansluiting | stopcontact: wandcontactdoos netspanning contactdoos | snoer: netsnoer kabel voedingskabel | ' +
  'stroomkabel: netsnoer voedingskabel | draad: kabel ader | stroom: netspanning voeding elektriciteit ' +
  'spanning | verlengsnoer: verlengkabel kabelhaspel | stekkerdoos: contactdoos verdeelstekker | stoppenkast: ' +
  'groepenkast meterkast zekeringkast | zuinig: energiebesparing energieverbruik energieklasse | ' +
  'stroomverbruik: energieverbruik vermogen | oplader: lader acculader adapter laadstation | batterijtje: ' +
  'knoopcel batterij | leeg: ontladen accustand batterijniveau | heet: oververhitting temperatuur ' +
  'verbrandingsgevaar | gloeiend: oververhitting temperatuur | oververhit: oververhitting ' +
  'temperatuurbeveiliging koeling | smeren: smeermiddel olie onderhoud invetten | schoonmaken: reinigen ' +
  'reiniging onderhoud | poetsen: reinigen reiniging | afstoffen: stof reinigen | vies: vuil verontreinigd ' +
  'reinigen | smerig: vuil verontreinigd reinigen | troep: vuil resten verontreiniging | kalk: ontkalken ' +
  'kalkaanslag kalkafzetting waterhardheid | ontkalker: ontkalkingsmiddel ontkalken | roest: corrosie ' +
  'roestvorming | schimmel: schimmelvorming reinigen vocht | krassen: beschadiging oppervlak schuurmiddel | ' +
  'deuk: beschadiging transportschade | barst: scheur breuk beschadiging | scheur: breuk beschadiging | ' +
  'afgebroken: breuk beschadigd reserveonderdeel | rubber: afdichting pakking manchet afdichtingsring | ' +
  'rubbertje: afdichtring pakking dichting | zeef: filter filterzeef | pluizen: pluizenfilter pluizenzeef ' +
  'filter | wasmiddelbakje: wasmiddellade doseerlade wasmiddelvak | zeepbakje: wasmiddellade wasmiddelvak ' +
  'doseerbakje | waspoeder: wasmiddel dosering | centrifugeren: centrifugetoerental toerental onbalans | ' +
  'afwassen: vaatwasser spoelen vaatwasmachinebestendig | afwasmachine: vaatwasser vaatwasmachine | vaat: ' +
  'vaatwasser serviesgoed | droger: wasdroger droogtrommel droogprogramma | ijskast: koelkast koelapparaat ' +
  'koelvak | vriezer: diepvriezer vriesvak invriezen | ijsvorming: ontdooien rijp | afzuigkap: dampkap ' +
  'vetfilter wasemkap | fornuis: kookplaat oven pit | gasfornuis: gaskookplaat brander pit | pit: kookzone ' +
  'brander | koffieapparaat: koffiezetapparaat espressomachine | schuimpje: melkschuim opschuimer ' +
  'melkopschuimer | airco: airconditioner klimaatapparaat koelen | stofzuigerzak: stofzak stofreservoir | ' +
  'stofzak: stofreservoir filterzak | waterbak: waterreservoir reservoir | waterbakje: waterreservoir ' +
  'opvangbakje | slang: toevoerslang afvoerslang waterslang | riool: afvoer rioolaansluiting rioolleiding | ' +
  'gootsteen: spoelbak afvoer | wc: toilet spoelbak | stortbak: spoelreservoir spoelbak toilet | doortrekken: ' +
  'spoelen toilet | gazon: maaien gras | grasmaaier: gazonmaaier maaimachine maaimes | maaien: maaihoogte ' +
  'maaimes | snoeien: snoeischaar heggenschaar | kettingzaag: zaagketting zaagblad | boormachine: boorhouder ' +
  'boorbit schroefmachine | schroevendraaier: bit schroef | moersleutel: steeksleutel dopsleutel | ' +
  'inbussleutel: binnenzeskantsleutel zeskantsleutel | pluggen: wandplug bevestigingsmateriaal | ophangen: ' +
  'wandmontage montage bevestigen beugel | beugel: bevestigingsbeugel montagebeugel houder | voetje: stelvoet ' +
  'poot | scheef: nivelleren waterpas uitlijnen | afstellen: instellen afregelen kalibreren | ijken: ' +
  'kalibreren kalibratie | bijstellen: instellen afregelen corrigeren | monteren: montage installatie ' +
  'bevestigen | aansluiten: aansluiting installatie verbinden | installeren: installatie montage ' +
  'inbedrijfstelling | inleveren: retourneren recycling inzamelpunt | weggooien: afvoeren verwijdering ' +
  'recycling | afdanken: verwijdering recycling afval | garantie: garantietermijn garantievoorwaarden ' +
  'fabrieksgarantie | terugsturen: retourneren retour | ruilen: retourneren omruilen vervangen | onderdeel: ' +
  'reserveonderdeel vervangingsonderdeel onderdeelnummer | repareren: reparatie service klantendienst ' +
  'herstelling | monteur: servicetechnicus installateur technicus vakman | klantenservice: serviceafdeling ' +
  'klantendienst service contact | helpdesk: klantendienst service ondersteuning | handleiding: ' +
  'gebruiksaanwijzing bedieningshandleiding instructies | boekje: gebruiksaanwijzing handleiding | afmeting: ' +
  'hoogte breedte diepte inbouwmaat | zwaar: gewicht massa | verbruik: energieverbruik waterverbruik vermogen ' +
  '| tijdklok: timer tijdschakelaar klok | kookwekker: timer kooktimer | zomertijd: tijdinstelling klok | ' +
  'kinderslot: kinderbeveiliging vergrendeling toetsvergrendeling | vergrendelen: blokkeren toetsvergrendeling ' +
  '| gevaarlijk: gevaar waarschuwing veiligheid | rook: rookontwikkeling brandgevaar | wifi: draadloos netwerk ' +
  'wlan | koppelen: verbinden koppeling bluetooth | inloggen: aanmelden account wachtwoord | uitloggen: ' +
  'afmelden | wachtwoord: toegangscode inloggegevens | update: bijwerken firmware software | updaten: ' +
  'bijwerken firmware software | mobieltje: smartphone telefoon | gsm: smartphone telefoon | filmpje: video ' +
  'opname | wazig: onscherp scherpstelling focus | vaag: onscherp scherpstelling | flits: flitser | printen: ' +
  'afdrukken afdrukkwaliteit | inkt: inktpatroon cartridge inktniveau | toner: tonercartridge tonerpatroon | ' +
  'papierstoring: vastgelopen papierbaan | scannen: scan inscannen document | afstandsbediening: zender ' +
  'bediening infrarood | koptelefoon: hoofdtelefoon audio | oortjes: hoofdtelefoon oordopjes | ' +
  'trapondersteuning: ondersteuningsniveau motor | remmen: rem remblokken remschijf | rem: remblok remvoering ' +
  '| band: bandenspanning binnenband | oppompen: bandenspanning luchtdruk | benzine: brandstof tank | tanken: ' +
  'brandstof tankinhoud | ruitenwisser: wisserblad ruitensproeier | knipperlicht: richtingaanwijzer | ' +
  'kofferbak: bagageruimte | bloeddrukmeter: manchet meting | koortsthermometer: thermometer ' +
  'lichaamstemperatuur | hartslag: hartfrequentie polsslag | levertijd: levering verzending | uitpakken: ' +
  'verpakking verpakkingsmateriaal transportbeveiliging | doet het niet: storing defect inschakelen ' +
  'probleemoplossing | doet niks: storing inschakelen netspanning | doet niets meer: storing defect ' +
  'inschakelen | gaat niet aan: inschakelen starten storing netspanning | gaat niet uit: uitschakelen storing ' +
  '| start niet op: inschakelen opstarten starten storing | begint niet: starten startvertraging ' +
  'deurvergrendeling programma | valt uit: uitschakelen oververhitting stroomuitval storing | slaat af: ' +
  'uitschakelen afslaan storing | springt eruit: zekering aardlekschakelaar kortsluiting | stroom valt uit: ' +
  'stroomuitval stroomonderbreking zekering | stoppen slaan door: zekering kortsluiting overbelasting | ' +
  'aardlek springt: aardlekschakelaar lekstroom kortsluiting | stopt halverwege: onderbroken programma storing ' +
  'pauze | blijft hangen: vastgelopen geblokkeerd herstarten | zit vast: geblokkeerd vastgelopen blokkering | ' +
  'zit klem: geblokkeerd blokkering beknelling | loopt vast: vastgelopen geblokkeerd herstarten | hangt vast: ' +
  'vastgelopen herstarten geblokkeerd | zwart scherm: display beeld weergave storing | blauw scherm: ' +
  'systeemfout herstarten herstellen | scherm kapot: display beeldscherm glasbreuk beschadigd | scherm blijft ' +
  'zwart: display beeld ingangsbron storing | geen beeld: ingangsbron signaal weergave hdmi | geen geluid: ' +
  'volume dempen audio luidspreker | geen stroom: netspanning stroomvoorziening zekering netsnoer | geen ' +
  'water: watertoevoer waterkraan toevoerslang | geen warm water: warmwatertemperatuur boiler tapwater | geen ' +
  'internet: netwerkverbinding router wifi verbinding | geen wifi: netwerkverbinding router wlan draadloos | ' +
  'geen bereik: signaalsterkte ontvangst signaal | geen signaal: ingangsbron signaal antenne ontvangst | ' +
  'slechte ontvangst: signaalsterkte antenne storing | maakt geen verbinding: koppelen netwerk verbinding ' +
  'router | verbinding valt weg: verbinding signaalsterkte netwerk onderbroken | maakt herrie: geluid ' +
  'geluidsniveau trilling | raar geluid: ongewoon geluid trilling slijtage | gek geluid: ongewoon geluid ' +
  'trilling | te luid: geluidsniveau volume decibel | hoeveel lawaai: geluidsniveau geluidsvermogensniveau ' +
  'decibel | hoeveel decibel: geluidsniveau geluidsvermogensniveau geluidsemissie | stil zetten: dempen ' +
  'geluidssignaal volume | geluid uitzetten: dempen geluidssignaal deactiveren | piepje uitzetten: ' +
  'geluidssignaal zoemer toetstoon deactiveren | blijft piepen: geluidssignaal alarm foutmelding | rood ' +
  'lampje: indicatielampje controlelampje waarschuwing storing | lampje knippert: indicatielampje knipperen ' +
  'storing led | lampje brandt: indicatielampje controlelampje branden | lamp vervangen: gloeilamp verlichting ' +
  'ledlamp lichtbron | lamp kapot: gloeilamp verlichting ledlamp defect | staat een code: foutcode ' +
  'storingscode foutmelding | code op scherm: foutcode foutmelding storingscode | foutje op scherm: ' +
  'foutmelding foutcode storing | uitroepteken brandt: waarschuwingssymbool waarschuwing storing | wat ' +
  'betekent code: foutcode storingscode | het stinkt: geur geurvorming reinigen | stinkt verbrand: brandlucht ' +
  'oververhitting geur | ruikt naar plastic: geur ingebruikname | ruikt naar gas: gaslucht gaslek gaskraan | ' +
  'komt rook uit: rookontwikkeling netstekker oververhitting | komt vonken uit: vonken koolborstels ' +
  'kortsluiting | krijg een schok: aarding spanning elektrocutie | wordt te warm: oververhitting temperatuur ' +
  'ventilatie | wordt heet: oververhitting temperatuur oppervlak verbranding | wordt niet warm: ' +
  'verwarmingselement temperatuur verwarmen | wordt niet koud: koelen temperatuur koelvermogen | koelt niet: ' +
  'koelvermogen temperatuur compressor | verwarmt niet: verwarmingselement temperatuur verwarmingsvermogen | ' +
  'droogt niet: droogresultaat pluizenfilter condensator | wast niet schoon: wasresultaat dosering vlekken | ' +
  'wordt niet schoon: wasresultaat reinigingsresultaat dosering | witte strepen: kalkaanslag spoelglans ' +
  'waterhardheid strepen | witte aanslag: kalkaanslag kalkafzetting waterhardheid | witte vlekken: kalkaanslag ' +
  'waterhardheid vlekken | loopt water uit: lekkage afdichting ondicht | plas water: lekkage afdichting afvoer ' +
  '| water blijft staan: afpompen afvoerpomp afvoerslang verstopping | pompt niet af: afvoerpomp afpompen ' +
  'verstopping | loopt niet leeg: afpompen afvoerpomp verstopping | loopt niet door: verstopping afvoer | ' +
  'loopt over: overloop overstroming vulniveau | druppelt na: druppelen afdichting lekkage | geen druk: ' +
  'waterdruk druk | weinig druk: waterdruk debiet zeef | waterdruk te laag: waterdruk bijvullen manometer | cv ' +
  'bijvullen: waterdruk bijvullen vulkraan manometer | lucht eruit halen: ontluchten ontluchtingsventiel | ' +
  'verwarming ontluchten: ontluchtingsventiel radiator ontluchten | deur klemt: deurscharnier ' +
  'deurvergrendeling uitlijnen | deur niet open: deurvergrendeling deur ontgrendelen | deur niet dicht: ' +
  'deurvergrendeling deurafdichting scharnier | deur andersom: draairichting deuraanslag scharnier | danst ' +
  'rond: transportbeveiliging nivelleren stelvoet onbalans | staat scheef: nivelleren stelvoet uitlijnen | ' +
  'wiebelt: stelvoet nivelleren | bouten eruit halen: transportbeveiliging transportbouten | in elkaar zetten: ' +
  'montage monteren | uit elkaar halen: demonteren demontage | aan de muur: wandmontage muurbeugel bevestigen ' +
  '| gaten boren: boorgat montage plug | hoe ophangen: wandmontage bevestigen beugel | waar neerzetten: ' +
  'opstelling opstelplaats plaatsing | hoeveel ruimte: afstand minimumafstand ventilatieruimte | past het: ' +
  'afmeting inbouwmaat nismaat | hoe groot: afmeting hoogte breedte diepte | hoe zwaar: gewicht massa | hoe ' +
  'breed: breedte afmeting | hoe diep: diepte afmeting inbouwdiepte | hoeveel past erin: capaciteit inhoud ' +
  'vulhoeveelheid belading | hoeveel mag erin: belading vulhoeveelheid maximum capaciteit | hoeveel kilo: ' +
  'laadvermogen belading gewicht draagvermogen | hoe zwaar mag: draagvermogen belastbaarheid maximumgewicht | ' +
  'te veel erin: overbelading overbelasting belading | hoeveel stroom: energieverbruik stroomverbruik vermogen ' +
  'watt | hoeveel water: waterverbruik waterhoeveelheid | wat verbruikt het: energieverbruik waterverbruik ' +
  'stroomverbruik | hoe lang duurt: programmaduur looptijd tijdsduur | hoe lang mee: levensduur gebruiksduur | ' +
  'hoe lang opladen: laadtijd laadduur laden | hoe ver rijden: actieradius bereik rijbereik | accu leeg: ' +
  'accustand laden ontladen | batterij leeg: batterijniveau laden ontladen | snel leeg: batterijduur ' +
  'accucapaciteit energiebesparing | houdt geen stroom: accucapaciteit ontladen batterij | laadt niet op: ' +
  'lader laadkabel laden laadcontact | laden lukt niet: lader laadkabel laadcontact laadindicator | aan de ' +
  'lader: laden lader laadstation | batterij erin doen: plaatsen batterijvak polariteit | batterij eruit ' +
  'halen: batterijvak verwijderen vervangen | batterij vervangen: batterijvak knoopcel polariteit | plus en ' +
  'min: polariteit pool | dikke accu: opgezwollen accu vervangen | ronde batterij: knoopcel | aan de stroom: ' +
  'netspanning aansluiten netstekker stopcontact | stekker eruit: netstekker spanningsloos stroomvoorziening | ' +
  'stekker past niet: netstekker adapter contactdoos | snoer kapot: netsnoer beschadigd vervangen | snoer te ' +
  'kort: kabellengte verlengkabel netsnoer | buiten laten staan: weersbestendig buitengebruik vocht | tegen ' +
  'regen: waterdicht spatwaterdicht beschermingsgraad | mag nat worden: waterdicht spatwaterdicht ' +
  'beschermingsgraad | kan tegen water: waterdicht waterbestendig spatwaterdicht | in water gevallen: ' +
  'vochtschade vloeistof drogen | in afwasmachine: vaatwasmachinebestendig vaatwasserbestendig vaatwasser | in ' +
  'vaatwasser: vaatwasmachinebestendig vaatwasserbestendig | in magnetron: magnetronbestendig | voor winter: ' +
  'overwinteren winterberging vorst opslag | kan bevriezen: vorstbeveiliging vorst vorstgevaar | lang niet ' +
  'gebruikt: opslag stilstand buitengebruikstelling | op vakantie: vakantiestand afwezigheid vakantiemodus | ' +
  'helemaal opnieuw: fabrieksinstellingen terugzetten resetten | alles wissen: fabrieksinstellingen ' +
  'verwijderen resetten gegevens | terug naar fabriek: fabrieksinstellingen resetten terugzetten | uit en aan: ' +
  'herstarten opnieuw | aan en uit: schakelaar hoofdschakelaar inschakelen | vanzelf aan: inschakelen timer ' +
  'automatisch | gaat vanzelf uit: uitschakeling automatisch slaapstand energiebesparing | later laten ' +
  'beginnen: starttijdkeuze startuitstel uitgesteld | klok gelijk zetten: tijd klok tijdinstelling instellen | ' +
  'tijd klopt niet: tijd tijdinstelling klok tijdzone | andere taal: taalinstelling taal taalkeuze | verkeerde ' +
  'taal: taalinstelling taal taalkeuze | in het nederlands: taal taalinstelling taalkeuze | knoppen doen ' +
  'niets: toetsvergrendeling kinderbeveiliging toetsblokkering bediening | reageert niet: bediening ' +
  'aanraakscherm herstarten | scherm reageert niet: aanraakscherm touchscreen herstarten | op slot: ' +
  'vergrendeling toetsvergrendeling kinderbeveiliging | is grijs: uitgegrijsd inactief | wachtwoord vergeten: ' +
  'wachtwoord resetten herstellen aanmelden | kan niet inloggen: aanmelden wachtwoord account | account maken: ' +
  'registreren gebruikersaccount aanmelden | met mobiel bedienen: app smartphone afstandsbediening | met ' +
  'telefoon verbinden: koppelen bluetooth app smartphone | verbinden met wifi: netwerk wlan draadloos router | ' +
  'app crasht: toepassing afsluiten bijwerken herstarten | nieuwe versie: bijwerken update firmware software | ' +
  'te weinig ruimte: opslagruimte geheugen | geheugen vol: opslagruimte opslagcapaciteit geheugenkaart | ' +
  'reservekopie maken: backup gegevens | papier zit vast: papierstoring vastgelopen papierbaan | papier vast: ' +
  'papierstoring vastgelopen papierlade | streepjes op papier: strepen printkop reinigen | print strepen: ' +
  'printkop afdrukkwaliteit reinigen | inkt op: inktniveau inktpatroon cartridge | dubbelzijdig printen: ' +
  'duplex afdrukken | stroef lopen: smeren invetten wrijving | draait niet: aandrijving motor geblokkeerd | ' +
  'trommel draait niet: aandrijfriem trommel motor | snijdt niet goed: bot slijpen snijmes | mes bot: slijpen ' +
  'snijmes vervangen | zuigt niet: zuigkracht zuigvermogen filter verstopping | zuigt slecht: zuigkracht ' +
  'zuigvermogen filter stofreservoir | band lek: binnenband bandenspanning reparatie | lekke band: binnenband ' +
  'reservewiel bandenreparatieset | zachte band: bandenspanning oppompen | hoeveel bar: bandenspanning druk | ' +
  'remt niet goed: remblok remvoering remvloeistof | ketting eraf: ketting kettingspanning derailleur | olie ' +
  'verversen: olieverversing motorolie oliefilter | olie bijvullen: oliepeil motorolie bijvullen | ijs in ' +
  'vriezer: ontdooien ijsvorming rijp | vriezer vol ijs: ontdooien ijsvorming rijp | koffie te slap: ' +
  'koffiesterkte maalgraad maling | koffie te koud: koffietemperatuur voorverwarmen | koffie te sterk: ' +
  'koffiesterkte aromasterkte | koffie loopt slecht: ontkalken maalgraad verstopping | melk schuimt niet: ' +
  'melkschuim opschuimer reinigen | wat zit erbij: leveringsomvang accessoire toebehoren | mist een onderdeel: ' +
  'leveringsomvang reserveonderdeel | onderdelen kopen: reserveonderdeel wisselstuk onderdeelnummer | los ' +
  'onderdeel: reserveonderdeel wisselstuk | wie repareert: servicecentrum servicetechnicus reparatie ' +
  'klantendienst | nog garantie: garantietermijn garantieperiode garantievoorwaarden | hoe lang garantie: ' +
  'garantietermijn garantieperiode | bonnetje kwijt: aankoopbewijs kassabon garantie | waar staat nummer: ' +
  'typeplaatje serienummer modelnummer | welk model: typeplaatje modelnummer typenummer | oude inleveren: ' +
  'recycling inzamelpunt verwijdering | waar weggooien: verwijdering recycling inzamelpunt afvalverwerking | ' +
  'voor kinderen: kinderbeveiliging toezicht leeftijd | is het giftig: giftig gevaarlijk chemisch | vinger ' +
  'tussen: beknelling letsel kneuzing | schok: elektrocutie spanning aarding | flikkeren: knipperen ' +
  'verlichting storing | knipperen: indicatielampje led controlelampje | walmen: rookontwikkeling ' +
  'oververhitting ventilatie | beslagen: condens condensatie vocht | condens: condensatie luchtvochtigheid ' +
  'vocht | kleven: plakken antiaanbaklaag aankoeken | aankoeken: aanbranden antiaanbaklaag reinigen | afwas: ' +
  'vaatwasser serviesgoed vaatwasmachine | strijken: strijkijzer strijktemperatuur | kreukels: strijken ' +
  'kreukbescherming kreukherstellend | ontdooien: ontdooiprogramma dooiwater | vriesvak: diepvriesvak ' +
  'vriescompartiment | groentela: groentelade versvak | stofzuiger: zuigmond zuigkracht stofreservoir | dweil: ' +
  'dweilpad microvezeldoek | afvoerputje: afvoer sifon | zwanenhals: sifon afvoer | stekkertje: connector ' +
  'aansluiting | rooster: ventilatierooster luchtinlaat | snoertje: kabel laadkabel netsnoer | oplaadkabel: ' +
  'laadkabel usb | oplaadstation: laadstation dockingstation | oplaadtijd: laadtijd laadduur | accuduur: ' +
  'batterijduur gebruiksduur looptijd | volumeknop: volumeregeling volumetoets | aanknop: inschakelaar ' +
  'hoofdschakelaar voedingsknop | uitknop: hoofdschakelaar noodstop voedingsknop | noodknop: noodstop ' +
  'noodstopschakelaar | meldingen: notificatie waarschuwing | pluggetje: wandplug bevestigingsmateriaal | ' +
  'bonnetje: kassabon aankoopbewijs | bon: kassabon aankoopbewijs | typenummer: typeplaatje modelnummer | ' +
  'serienummer: typeplaatje productnummer | afval: verwijdering recycling afvalverwerking | lettertjes: ' +
  'tekengrootte lettergrootte | helderheid: schermhelderheid beeldinstelling | handschoenen: ' +
  'veiligheidshandschoenen beschermingsmiddelen | zet aan: inschakelen starten activeren | zet uit: ' +
  'uitschakelen deactiveren afsluiten | gaat uit: uitschakelen uitschakeling storing | maak schoon: reinigen ' +
  'reiniging onderhoud | grasmaairobot: robotmaaier begrenzingsdraad laadstation | kapot geleverd: ' +
  'transportschade beschadiging verkoper';
