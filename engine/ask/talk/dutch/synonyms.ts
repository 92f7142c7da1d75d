/**
 * Dutch words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|". A
 * stem finds its compounds by itself: "filter" finds "pluizenfilter".
 */
export const SYNONYMS =
  'accu batterij | batterij accu batterijen | opladen laden oplaadt lader | laadt laden opladen | opgeladen ' +
  'opladen laden | oplader lader acculader adapter | adapter netadapter voeding | stekker netstekker ' +
  'stopcontact | stopcontact wandcontactdoos stekker | snoer netsnoer kabel aansluitkabel | kabel snoer ' +
  'netsnoer | draad kabel snoer | verlengsnoer verlengkabel | stekkerdoos verdeeldoos contactdoos | stroom ' +
  'spanning netspanning voeding elektriciteit | elektriciteit stroom spanning | stroomstoring stroomuitval ' +
  'stroomonderbreking | stroomuitval stroomstoring stroomonderbreking | verbruik energieverbruik ' +
  'stroomverbruik | verbruikt verbruik energieverbruik | slurpt verbruik energieverbruik | watt vermogen ' +
  'aansluitwaarde | vermogen watt aansluitwaarde | zekering aardlekschakelaar stroomonderbreker | aardlek ' +
  'aardlekschakelaar zekering | knop toets schakelaar drukknop | knopje toets schakelaar drukknop | toets ' +
  'knop | schakelaar knop | indrukken drukken ingedrukt | ingedrukt indrukken drukken | aanzetten ' +
  'inschakelen starten aandoen | aandoen inschakelen aanzetten | aangezet ingeschakeld inschakelen | ' +
  'uitzetten uitschakelen afzetten | uitdoen uitschakelen uitzetten | afzetten uitschakelen uitzetten | ' +
  'uitgezet uitgeschakeld uitschakelen | inschakelen aanzetten activeren | uitschakelen uitzetten ' +
  'deactiveren | instellen instelling aanpassen | ingesteld instellen instelling | veranderen wijzigen ' +
  'aanpassen | wijzigen veranderen aanpassen | vervangen verwisselen vervanging | verwisselen vervangen ' +
  'wisselen | repareren herstellen reparatie | reparatie repareren herstelling | kapot defect beschadigd ' +
  'storing | stuk defect kapot beschadigd | defect storing kapot | storing fout defect probleem | probleem ' +
  'storing fout | fout foutcode storing foutmelding | foutmelding foutcode storing | foutcode foutmelding ' +
  'storing | melding foutmelding bericht | bericht melding | lampje led indicatielampje controlelampje | ' +
  'lamp verlichting lampje | licht verlichting lampje | knippert knipperen lampje | knipperen knippert | ' +
  'scherm display beeldscherm | display scherm beeldscherm | felheid helderheid | fel helderheid | piept ' +
  'pieptoon geluidssignaal | piepen pieptoon geluidssignaal | piepje pieptoon geluidssignaal | pieptoon ' +
  'geluidssignaal zoemer | geluidssignaal pieptoon zoemer | geluid geluidsniveau volume | herrie lawaai ' +
  'geluid geluidsniveau | kabaal lawaai geluid geluidsniveau | lawaai geluid geluidsniveau geluidsemissie | ' +
  'lawaaierig lawaai geluid | luidruchtig lawaai geluid | luid geluid lawaai | stil geluidsniveau geluid | ' +
  'bromt brommen geluid | zoemt zoemen geluid | rammelt rammelen geluid | ratelt ratelen geluid | kraakt ' +
  'kraken geluid | fluit fluiten geluid | trilt trillen trillingen | trillen trillingen trilt vibratie | ' +
  'schudt trillen trillingen | wiebelt waterpas stabiel stelvoetjes | wankel waterpas stabiel | scheef ' +
  'waterpas horizontaal | waterpas horizontaal stelvoetjes | stinkt geur stank | stinken geur stank | ruikt ' +
  'geur stank | stank geur | luchtje geur | muf geur schimmel | schimmel vocht geur | vies vuil ' +
  'verontreinigd | smerig vuil verontreinigd | vuil vervuiling verontreiniging vies | vuiligheid vuil ' +
  'vervuiling | vlek vlekken aanslag | strepen vlekken aanslag | aanslag kalkaanslag vlekken | schoonmaken ' +
  'reinigen reiniging | schoongemaakt reinigen gereinigd | poetsen reinigen schoonmaken | kuisen reinigen ' +
  'schoonmaken | reinigen schoonmaken reiniging | gereinigd reinigen schoonmaken | afwassen reinigen | ' +
  'afvegen doek reinigen | onderhoud onderhouden reiniging | schoonmaakmiddel reinigingsmiddel | zeep ' +
  'wasmiddel afwasmiddel reinigingsmiddel | bleek bleekmiddel chloor | azijn ontkalker ontkalken ' +
  'ontkalkingsmiddel | kalk kalkaanslag ontkalken waterhardheid | ontkalken ontkalking kalk | verkalkt ' +
  'kalkaanslag ontkalken | hardheid waterhardheid kalk | verstopt verstopping geblokkeerd | verstopping ' +
  'verstopt blokkering | vastzit geblokkeerd vastgelopen | vastgelopen geblokkeerd | geblokkeerd blokkering ' +
  'vergrendeld | klemt geblokkeerd vastgelopen | lekt lekkage lek lekken | lekken lekkage lek | lek lekkage ' +
  '| lekkage lek | druppelt lekkage druppels | drupt lekkage druppels | plas lekkage | plasje lekkage | ' +
  'overstroming lekkage overloop | overloopt overlopen overloop | nat vocht vochtig | vochtig vocht condens ' +
  '| condens condensatie vocht | beslagen condens | droogt drogen droog | heet temperatuur oververhit | ' +
  'warm temperatuur verwarmen | verwarmt verwarmen opwarmen verwarming | opwarmen verwarmen voorverwarmen | ' +
  'voorverwarmen opwarmen | lauw temperatuur | koud koelen temperatuur | koelt koelen koeling | koelen ' +
  'koeling | invriezen vriezen | bevroren vorst ijs | bevriest vorst bevriezing | vorst bevriezing ' +
  'vorstvrij | ijs rijp ijsvorming | rijp ijs ontdooien | ontdooien rijp ijslaag | ijsblokjes ijs | weegt ' +
  'gewicht massa | wegen gewicht massa | zwaar gewicht | gewicht massa weegt | afmetingen maten | maten ' +
  'afmetingen | breed breedte afmetingen | hoog hoogte afmetingen | diep diepte afmetingen | lengte ' +
  'afmetingen | duurt duur tijdsduur looptijd | duur tijdsduur looptijd | afstand tussenruimte ' +
  'minimumafstand | ruimte afstand tussenruimte | ver afstand bereik | bereik afstand | muur wand | wand ' +
  'muur | neerzetten plaatsen opstellen plaatsing | plaatsen installeren opstelling neerzetten | ophangen ' +
  'monteren wandmontage bevestigen | monteren montage bevestigen installeren | installeren installatie | ' +
  'opbouwen monteren montage | aansluiten aansluiting verbinden | aangesloten aansluiten aansluiting | ' +
  'verbinden koppelen verbinding | koppelen verbinden koppeling | mobiel smartphone telefoon | mobieltje ' +
  'smartphone telefoon | telefoon smartphone | gsm smartphone telefoon | smartphone telefoon | app ' +
  'applicatie toepassing | wifi netwerk wlan internet | internet netwerk wifi | netwerk wifi wlan | router ' +
  'modem | modem router | wachtwoord toegangscode | toegangscode wachtwoord pincode | pincode code | ' +
  'account gebruikersaccount | inloggen aanmelden login | aanmelden registreren inloggen | ontgrendelen ' +
  'ontgrendeling vrijgeven | vergrendelen vergrendeling blokkeren | slot vergrendeling | kinderslot ' +
  'kinderbeveiliging vergrendeling | kinderbeveiliging kinderslot | kinderen kinderslot kinderbeveiliging | ' +
  'deur klep | deurtje deur klep | klep deksel | deksel kap afdekking | kap afdekking deksel | openen ' +
  'opendoen | opendoen openen | openmaken openen | dichtdoen sluiten | dichtmaken sluiten | sluiten ' +
  'dichtdoen | handgreep handvat greep | handvat handgreep | hendel handgreep | uithalen uitnemen ' +
  'verwijderen | verwijderen uitnemen losmaken demonteren | weghalen verwijderen | afhalen verwijderen ' +
  'losmaken | demonteren verwijderen losschroeven | terugplaatsen plaatsen | terugzetten terugplaatsen | ' +
  'insteken plaatsen | bijvullen vullen navullen | vullen bijvullen | navullen bijvullen | legen leegmaken ' +
  'ledigen | leegmaken legen ledigen aftappen | aftappen aflaten legen | afpompen pomp afvoer | afvoer ' +
  'afvoerslang | toevoer watertoevoer toevoerslang kraan | kraan waterkraan toevoer | slang leiding | buis ' +
  'leiding | zeef filter | filter zeef | pluizen pluisjes pluizenfilter | pluis pluizen | haren pluizen | ' +
  'bakje reservoir houder vak | vak bakje | laatje bakje vak | reservoir tank | tank reservoir | rubber ' +
  'afdichting dichting manchet | rubbertje afdichting dichting | afdichting rubber dichting pakking | ' +
  'pakking afdichting | schroef bout bevestiging | bout schroef | vastmaken bevestigen vastzetten | ' +
  'bevestigen monteren vastmaken | losdraaien losmaken losschroeven | losmaken verwijderen losdraaien | ' +
  'aandraaien vastdraaien aanhalen | vastdraaien aandraaien | barst scheur beschadiging | scheur barst ' +
  'beschadiging | gebroken beschadigd breuk | afgebroken gebroken beschadigd | beschadigd defect ' +
  'beschadiging | roest corrosie | kras krassen beschadiging | wasmiddel waspoeder | waspoeder wasmiddel | ' +
  'schuim schuimvorming | wasgoed kleding textiel | kleren kleding wasgoed textiel | kleding wasgoed ' +
  'textiel | centrifugeren centrifugetoerental toerental | toeren toerental | toerental toeren snelheid | ' +
  'snelheid toerental | programma cyclus stand | stand modus programma | modus stand functie | functie ' +
  'modus | zuinig eco energiebesparing | besparen eco energiebesparing | uitgesteld startuitstel uitstel | ' +
  'timer tijdklok startuitstel | tijdschakelaar timer | klok tijdklok kloktijd | pauze pauzeren onderbreken ' +
  '| pauzeren pauze onderbreken | stoppen stop onderbreken annuleren | afbreken annuleren onderbreken | ' +
  'annuleren afbreken | begint start starten | werkt functioneert werking | resetten reset ' +
  'fabrieksinstellingen | reset resetten fabrieksinstelling | fabrieksinstellingen reset | wissen ' +
  'verwijderen resetten | verwijderd wissen verwijderen | herstarten herstart reset | update bijwerken ' +
  'firmware software | bijwerken update | updaten update bijwerken | software firmware | taal ' +
  'taalinstelling | garantie garantievoorwaarden | kassabon aankoopbewijs garantie | onderdeel ' +
  'reserveonderdelen onderdelen | onderdelen reserveonderdelen vervangingsonderdelen | accessoires ' +
  'toebehoren | toebehoren accessoires | bestellen bestelnummer onderdelen | bestelnummer artikelnummer ' +
  'onderdeelnummer | artikelnummer bestelnummer | serienummer typeplaatje | typeplaatje serienummer | ' +
  'modelnummer typeplaatje modelaanduiding | klantenservice servicedienst klantendienst | klantendienst ' +
  'klantenservice servicedienst | helpdesk klantenservice servicedienst | monteur servicetechnicus vakman ' +
  'installateur | technicus servicetechnicus vakman | reparateur servicetechnicus klantenservice | ' +
  'loodgieter installateur vakman | elektricien vakman installateur | vakman deskundige | bellen ' +
  'telefoonnummer klantenservice | afval afvoeren verwijdering recycling | weggooien afvoeren afdanken ' +
  'verwijdering afval | wegdoen afvoeren afdanken | afdanken afvoeren verwijdering | vuilnis afval afvoeren ' +
  '| vuilnisbak afval afvoeren | prullenbak afval afvoeren | milieustraat inzamelpunt recycling | ' +
  'containerpark inzamelpunt recycling | recyclen recycling afval | doos verpakking karton | karton ' +
  'verpakking | verpakking verpakkingsmateriaal | verhuizen transport vervoer transporteren | verhuizing ' +
  'transport vervoer | vervoeren transport transporteren | verplaatsen transport vervoeren | tillen ' +
  'optillen dragen | dragen tillen | sjouwen tillen dragen | opbergen opslaan opslag bewaren | bewaren ' +
  'opslag opbergen bewaartijd | opslaan opslag bewaren | stalling opslag winter | winter vorst opslag | ' +
  'vakantie afwezigheid | afwezig afwezigheid vakantie | afwezigheid vakantie | gevaarlijk gevaar ' +
  'waarschuwing | gevaar waarschuwing risico | giftig gevaar schadelijk | brand vuur brandgevaar | rook ' +
  'rookontwikkeling brand | rookt rook rookontwikkeling | elektrocutie schok elektrische | verbranden ' +
  'verbranding brandwonden | verbranding brandwonden | gewond letsel verwonding | letsel verwonding | ' +
  'toegestaan toegelaten | verboden toegestaan | maximaal maximale maximum | minimaal minimum minimale | ' +
  'minstens minimaal | regelmatig interval | maandelijks maand | jaarlijks jaar | wekelijks week | ' +
  'dagelijks dag | buiten buitenshuis openlucht | balkon buiten | tuin buiten | vloer ondergrond | tapijt ' +
  'vloerkleed ondergrond | vloerkleed tapijt | pootjes stelvoetjes voetjes poten | poten stelvoeten pootjes ' +
  '| wieltjes wielen zwenkwielen | wielen wieltjes | banden bandenspanning | meegeleverd leveringsomvang ' +
  'inbegrepen | inbegrepen meegeleverd leveringsomvang | erbij meegeleverd | gebruiken gebruik bedienen | ' +
  'gebruik gebruiken bediening | geschikt compatibel | past geschikt passend | compatibel geschikt ' +
  'ondersteund | inhoud capaciteit volume | capaciteit inhoud volume | liter volume inhoud capaciteit | ' +
  'kilo kg belading | belading laadvermogen | lucht ventilatie | luchten ventileren ventilatie | ventileren ' +
  'ventilatie | ventilator waaier | motor aandrijving | mes messen snijblad | bot slijpen scherp | slijpen ' +
  'scherp | olie smeren smering | smeren smeermiddel smering olie | vet smeren smeermiddel | benzine ' +
  'brandstof | diesel brandstof | tanken brandstof | brandstof benzine | koplamp verlichting | ruitenwisser ' +
  'wisserblad | fiets rijwiel | foto opname afbeelding | filmpje video opname | video opname | opnemen ' +
  'opname | lens objectief | scherpstellen scherpstelling focus | wazig scherpstelling focus | ' +
  'geheugenkaart sd | backup reservekopie | gegevens data | data gegevens | gebruiker gebruikersaccount | ' +
  'privacy gegevens | printen afdrukken printer | afdrukken printen | kopie kopiëren | scannen scan scanner ' +
  '| inkt inktcartridge cartridge | cartridge inktcartridge | patroon cartridge | toner tonercartridge | ' +
  'papier papierlade | vastgelopen papierstoring | oortjes oordopjes hoofdtelefoon | koptelefoon ' +
  'hoofdtelefoon | hoofdtelefoon koptelefoon | speaker luidspreker | luidspreker speaker | tv televisie | ' +
  'televisie tv | remote afstandsbediening | symbool pictogram icoon | icoon pictogram symbool | icoontje ' +
  'pictogram symbool | plaatje pictogram symbool | tekentje pictogram symbool | betekent betekenis | ' +
  'betekenis betekent | vaatwasser vaatwasmachine afwasautomaat | afwasmachine vaatwasser vaatwasmachine | ' +
  'vaatwasmachine vaatwasser afwasautomaat | vaat serviesgoed | servies serviesgoed vaat | wasmachine ' +
  'wasautomaat | droger wasdroger droogautomaat | koelkast koelapparaat | ijskast koelkast koelapparaat | ' +
  'frigo koelkast koelapparaat | vriezer diepvriezer vriesvak | diepvries vriezer vriesvak | stofzuiger ' +
  'zuiger | zuigen zuigkracht | zuigt zuigkracht zuigen | stofzak stofzuigerzak | fornuis kookplaat | ' +
  'kookplaat kookzone | afzuigkap dampkap wasemkap | dampkap afzuigkap wasemkap | magnetron microgolfoven | ' +
  'microgolfoven magnetron | bonen koffiebonen | malen maalwerk maalgraad | melk melkschuim | gras gazon | ' +
  'grasmaaier maaier | gazon gras | maaien grasmaaier | heg heggenschaar | sproeien besproeien beregening | ' +
  'boormachine boor | zaag zaagblad | gereedschap werktuig | ketel verwarmingsketel | cv verwarming | ' +
  'kachel verwarming | radiator verwarming | thermostaat temperatuur | airco airconditioner airconditioning ' +
  '| sensor melder | rookmelder melder | sirene alarm | huisdier huisdieren dieren | kat huisdieren dieren ' +
  '| hond huisdieren dieren | apparaat toestel machine | machine apparaat toestel | toestel apparaat | ' +
  'ketel toestel cv-ketel combiketel | cv-ketel ketel toestel | boekje handleiding gebruiksaanwijzing ' +
  'documenten | handleiding gebruiksaanwijzing boekje | bestelnr bestelnummer artikelnummer | nabestellen ' +
  'bestellen bestelnummer artikelnummer | webshop bestellen leverancier | bijdoen bijvullen | kou koude ' +
  'vorst | koude vorst | vriest vorst bevriezen bevriezing | bevriezen vorst vorstbeveiliging | douche ' +
  'tapwater warmwater | douchen tapwater warmwater | doucht tapwater warmwater | bad tapwater warmwater | ' +
  'kraan tappunt tapwater | heter temperatuur hogere | warmer temperatuur hogere | kouder temperatuur ' +
  'lagere | pijp leiding | leiding buis | hendel kraan greep | metertje manometer drukmeter | meter ' +
  'manometer drukmeter | knippert knipperend | pinkt knippert knipperend | lampje indicator led ' +
  'controlelampje | gepiep pieptoon geluidssignaal | duwen drukken indrukken | duw druk drukken | tikken ' +
  'drukken | vuilbak afval huisvuil | vuilnisbak afval huisvuil | container afval huisvuil | verlof ' +
  'vakantie afwezigheid | stroompanne stroomuitval spanningsuitval stroomonderbreking | stroomuitval ' +
  'spanningsuitval stroomonderbreking | onthouden opslaan geheugen | overslaan opheffen annuleren | gratis ' +
  'garantie kosteloos | kosten prijs tarief | adres postadres contact | brief postadres contact | nazicht ' +
  'onderhoud inspectie controle | keuring onderhoud inspectie | nakijken controleren inspectie | ruiken ' +
  'geur lucht | ruik geur lucht gaslucht | stinkt geur lucht | gas gaslucht | alarm melder detector | ' +
  'melder detector | thermostaat ruimtethermostaat | tekening afbeelding overzicht | cijfer nummer positie ' +
  '| voorkant voorzijde mantel bekleding front | achterkant achterzijde | zijkant zijde | bovenkant ' +
  'bovenzijde | onderkant onderzijde | afhalen verwijderen demonteren | hangen monteren plaats | ophangen ' +
  'monteren montage | praten verbinden koppelen | bijstellen instellen aanpassen | ingeven invoeren ' +
  'instellen | zakken verlagen dalen | stijgen verhogen | prutsen toetsblokkering kinderslot vergrendeling ' +
  '| kinderslot toetsblokkering toetsvergrendeling vergrendeling | toetsen knoppen | knoppen toetsen | ' +
  'woonkamer verblijfsruimte ruimte | zonnepaneel zonnecollector zonneboiler | zonnecollector zonneboiler | ' +
  'verstoken verbruik gasverbruik | lawaai geluid | kraakt geluid | tikt geluid | suist geluid | borrelt ' +
  'geluid | batterijen batterij | schroefje ontluchtingsventiel | lucht ontluchten ontluchting';
