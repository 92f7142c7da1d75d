/** Everyday words, German, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'abend abends aber allein alle allem allen aller alles alleine allerdings als also alt alte alten alter ' +
  'altes andere anderen anderer anderes anders andauernd anscheinend anschauen arg auch aufeinander aufm aus ' +
  'ausversehen außerdem bald bedenken beide beiden beim beispiel bekomme bekommen bekommt bereits besonders ' +
  'besser beste bestimmt bestimmte bevor bin bisher bisschen bissel bitte bleiben bleibt bloß braucht brauch ' +
  'brauche brauchen bringen bringt bruder bzw chance da dabei dadurch dafür dagegen daheim daher dahin damals ' +
  'damit danach dann daran darauf daraus darf darfst darin darum darunter davon davor dazu dazwischen deine ' +
  'deinem deinen demnächst denen denke denken denn dennoch der deren derzeit deshalb dessen deswegen dich ding ' +
  'dinge dinger dings dir direkt doch dort dorthin drauf draus drin drinnen dran drum drunter dumm dürfen ' +
  'durchgehend echt egal ehrlich eh eher eigentlich einfach einige einigen einiges einmal eltern ende endlich ' +
  'entweder er erklären erst erste ersten erstmal etwa etwas euch euer eure ewig extra fall falls familie fast ' +
  'finde finden findet frag frage fragen frau freund freunde freundin früh früher frühs für ganz ganze ganzen ' +
  'ganzer ganzes gar geben gebracht gefunden gegeben geh gehe gehen geht gehört gekauft gekommen gemacht genau ' +
  'genauso genug gerade gern gerne gesagt gesehen gestern gestellt getan gewesen gewisse geworden gibt gibts ' +
  'ging glaub glaube glauben gleich gleichen gleichzeitig glück grad gut gute guten guter gutes hab habe haben ' +
  'habt hallo halbe halben halb halt hast hat hats hatte hatten hause hätte heim heißen hause her herr herum ' +
  'heut heute hey hier hilfe hin hinten hinter hoffe hoffentlich ich ichs ihm ihn ihnen ihr ihre ihrem ihren ' +
  'immer immernoch immerhin innen irgend irgendein irgendeine irgendwann irgendwas irgendwelche irgendwie ' +
  'irgendwo is ist ja jahrelang je jede jedem jeden jeder jederzeit jedes jedesmal jedoch jemand jemanden jene ' +
  'jetz jetzt kam kann kanns kannst kapiere kapier kaum kaufen kauf kaufe kauft kein keinem keinen keiner ' +
  'keins kenn kenne kennen kleine kleinen kleiner kleines klar klappt komisch komische komischen komm komme ' +
  'kommen kommt kommts komplett konnte können könnt könnte krieg kriege kriegen kriegt kurz lang lass lassen ' +
  'lässt lasst lauf leg legen leicht leider letzte letzten letzter leute leuten lieber liegen liegt liegts ' +
  'links los mach mache machen macht machts mag mal man manche manchmal mann meine meinem meinen meiner meines ' +
  'mein meint mehr mehrere mehrmals meist meisten meistens melden merke merkt mich mir mist mitten möchte ' +
  'möchten mögen möglich morgen morgens muss muß musste müsse müssen mutter mutti nach nachbar nachbarn ' +
  'nachdem nachher nächste nächsten nächster namens ne nee nehm nehme nehmen nem nen neu neue neuen neuer ' +
  'neuerdings neues neulich nicht nichts nie niemals niemand nimm nimmt nirgends noch nochmal nochmals normal ' +
  'normale normalerweise nun nur nutze ob oben obwohl oder offen öfter oft ohne okay oma onkel opa paar papa ' +
  'per plötzlich prima problemlos quasi raus rechts recht rein reicht richtig richtige richtigen rum runter ' +
  'sache sachen sag sage sagen sagt schade schaff schaffe schau schauen schlecht schlimm schnell schon ' +
  'schwester seh sehe sehen sehr seid sein seine seinem seinen seit seitdem selber selbst selten setzen sich ' +
  'sicher sieht sind sitzt so sobald sofern sofort sohn soll sollen sollte somit sondern sonst sorgen sowas ' +
  'sowie sowieso später spinnen statt steh stehe stehen steht stell stelle stellen stimmt ständig stück such ' +
  'suche suchen tag tage tagen tante tat teil teile teilweise teuer teure teuren tja tochter total toll trotz ' +
  'trotzdem tu tue tun tut typ über überall überhaupt übrigens um umsonst unbedingt ungefähr ungern unser ' +
  'unsere unserem unseren unten unter usw vater vati verdammt verstehe verstehen versuch versuche versuchen ' +
  'versucht viel viele vielen vieles vielleicht völlig vom vorher vorhin vorn vorne während wahrscheinlich ' +
  'wann war wäre waren warte warten warum weder weg wegen weil weise weiß weiss weit weiter weitere weiteren ' +
  'weiterhin welche welchem welchen welcher welches wem wen wenig wenige weniger wenigstens wenn wer werde ' +
  'werden wessen wichtig wie wieder wieso wieviel will willst wir wirds wirklich wissen wo woche wochen ' +
  'wochenende wofür woher wohin wohl wohnung wollen wollt wollte womit woran worauf woraus worin wozu wozu ' +
  'wunder wundere wurde würde würden wüsste zeig zeigen ziemlich zig zu zudem zuerst zufällig zuhause zuletzt ' +
  'zum zumindest zur zurück zusammen zwar zweite zweiten zwischen';
