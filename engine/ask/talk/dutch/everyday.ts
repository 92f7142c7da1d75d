/** Everyday words, Dutch, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'aanraden absoluut achter achteraf af ajb al alle allebei alleen allemaal alles alleszins alsjeblieft ' +
  'alstublieft altijd alvast alweer amper ander andere anderen anders apart aparte aub avond avonds bedankt ' +
  'bedoel bedoelen bedoeling bedoelt beetje begrepen begrijp begrijpen begrijpt behalve beide beiden bekend ' +
  'belachelijk benieuwd bepaald bepaalde best beste beter bezig bijna bijv bijvoorbeeld binnenkort bleef ' +
  'blijf blijft blijkbaar blijven boven bovendien broer buren buur buurman buurvrouw collega da daar ' +
  'daaraan daarbij daardoor daarin daarmee daarna daarnaast daarom daarop daarover daarvan daarvoor dacht ' +
  'dag dagen dan dank dankjewel dat deed denk denken denkt dezelfde dikwijls ding dingen dinges dingetje ' +
  'dinsdag direct dochter dochtertje doe doen doet dom domme donderdag doodleuk d’r drie dus echt echter ' +
  'eens eerder eergisteren eerst eerste eeuwig effe effen effies ehm eigen eigenlijk eindelijk elk elkaar ' +
  'elke enig enige enkel enkele enzo enzovoort eraan erbij erdoor erg ergens erin ermee erna ernaast erop ' +
  'erover ertussen eruit ervan ervoor etc euh even eventjes eventueel evenveel excuus familie feitelijk ff ' +
  'fijn fijne flink ga gaan gaat gauw ge gebeurd gebeurde gebeuren gebeurt gedaan gedoe geef geeft gegaan ' +
  'gegeven gehad gek gekke gekocht gekomen gekregen gelaten geleden gelijk geloof gelukkig gelukt gemaakt ' +
  'gemakkelijk genoeg genomen geprobeerd geven gevonden gevraagd geweest geweldig gewone gewoon geworden ' +
  'gezegd gezet gezien gezin gezocht gij ging gingen gisteravond gisteren godver godverdomme goed goede ' +
  'goeie graag groot grootste grote had hadden half hallo halve handig hartstikke hè heel helaas hele ' +
  'helemaal helft help helpen helpt hem hen hey hi hield hierbij hierin hiermee hieronder hierop hiervan ' +
  'hiervoor hoef hoefde hoeft hoelang hoeveel hoeven hoever hoewel hoezo hoi hoop hoor hopelijk hou houd ' +
  'huidig huidige huis hulp idee ie ieder iedere iedereen iemand iets ikzelf immers inderdaad ineens ' +
  'inmiddels intussen irritant ja jaar jammer jaren jawel jee jezelf joh jong jonge jongen jongens jou jouw ' +
  'juist juiste jullei jullie keer keihard ken kende kennelijk kennen kent keren kijk kijken kijkt klein ' +
  'kleindochter kleine kleinste kleinzoon klojo kloppen klopt klote kocht kom komen komt kon konden koop ' +
  'kopen kreeg kregen kreng krijg krijgen krijgt kun kunt kut kwam kwamen laat laatst laatste langzamerhand ' +
  'lastig laten later lekker leuk leuke liefst liet lieve liever lig liggen ligt lijken lijkt lukken lukt ' +
  'lukte ma maak maakt maakte maand maandag maanden maken makkelijk mam mama man mannen meer meerdere meest ' +
  'meestal meeste men meneer mens mensen meteen mevrouw middag midden minder minuten minuut misschien mn ' +
  'm’n mocht moeder moeilijk moeilijke moeite moest moesten mogelijk mogelijke mogelijkheid mogen mooi ' +
  'mooie morgen morsdood na naartoe naast nacht nachts nadat namelijk natuurlijk nauwelijks nee neef neem ' +
  'neemt negen nemen nergens ni nicht nie niemand niets nieuw nieuwe niks nodig nogal nogmaals nooit ' +
  'normaal normaalgesproken normale nou nu ochtend ochtends oep ofzo oh okay oké oma omdat omheen ondanks ' +
  'onder ondertussen ongeveer onlangs onmogelijk ons onze ooit oom oorspronkelijk opa opnieuw oud oude ' +
  'ouders overal overigens paar pap papa partner pas plots plotseling poos potverdorie precies prima ' +
  'probeer probeerde probeert proberen raad raar raden rare rest rondom rot rotding samen schoonbroer ' +
  'schoonmoeder schoonvader schrik schrok shit sinds snachts snap snappen snapt sommige soms soort sorry ' +
  'sowieso spul spullen sta staan staat steeds stiekem stond straks super superlang svp tante tegelijk ' +
  'tegelijkertijd tegen tegenwoordig telkens tenminste tenslotte terwijl tevens tien tijd tijdens tijdje ' +
  'tja toch toe toen toevallig tot totaal trouwens tussen twee tweede tweeën typisch uhm uiteindelijk ' +
  'uiteraard ulder vader vanaf vanavond vandaag vandaar vanmiddag vanmorgen vanwege vanzelf veel veels vele ' +
  'verder verdomd verdomme verdorie vergat vergeet vergeten verkocht verschillende verschrikkelijk ' +
  'vervelend vervolgens via vier vijf vind vinden vindt volgend volgende volgens volkomen volledig vond ' +
  'vonden vooraf vooral voorbeeld voordat voorheen vorig vorige vraag vraagje vraagt vragen vriend vrienden ' +
  'vriendin vrijdag vrijwel vroeg vroeger vrouw vrouwen waaraan waarbij waardeloos waardoor waarheen waarin ' +
  'waarmee waarna waarop waarover waarschijnlijk waaruit waarvan waarvoor wanneer want wat week weekend ' +
  'weekje weer weet weinig wel weleens welk werd werden werkelijk weten wij wil wilde wilden willen wilt ' +
  'wist woensdag wonen woning woon woont wou zal zat zaten zaterdag zeer zeg zeggen zegt zei zeiden zeker ' +
  'zelden zelf zelfde zelfs zes zet zette zetten zeven zie zien ziet zit zitten zn z’n zo zoal zoals zodat ' +
  'zodoende zodra zoek zoeken zoekt zolang zomaar zo’n zondag zonder zoon zoontje zou zouden zoveel zowat ' +
  'zowel zullen zult zus zusje zwager';
