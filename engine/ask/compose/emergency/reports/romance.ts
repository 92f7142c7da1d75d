/** How people tell of emergencies in Romance languages; forms as in kinds.ts. */
import type { WordsByKind } from '../kinds.ts';

export const ROMANCE: Readonly<Record<string, WordsByKind>> = {
  fr: {
    fire: "ca fume|(?:il|elle|l'appareil|le moteur|la machine|la prise|chargeur|la batterie) (?:fume|brule|prend feu|a pris feu)(?! pas)|fumee * (?:sort|s'echappe|noire|blanche|partout)|(?:sort|degage|emet|plein|pleine|y a) * (?:de la |de |une )?fumee|en feu|pris feu|prend feu|au feu|(?:il y a|y a) (?:le|du|un) feu|des flammes|en flammes|ca brule(?! pas)|sen(?:t|tait|s) * (?:brule|crame|roussi|fume|plastique fondu)|odeur * (?:brule|crame|roussi|fume)|pue * (?:brule|crame)|etincelles?|(?:cable|prise|plastique|fil|fiche|chargeur) * fondu|(?:cable|prise|plastique|fil) (?:fond|est brulante?)|a explose|vient d'exploser",
    gas: "(?:sen(?:t|s)|odeur) (?:le |de |du )?gaz|pue le gaz|fuite de gaz|gaz (?:s'echappe|fuit)|fuite (?:de )?(?:fluide|refrigerant)|(?:fluide|refrigerant) * fuit|(?:detecteur|alarme) * monoxyde * sonne|alarme (?:de |au )?(?:co|monoxyde)",
    shock:
      "(?:pris|recu|prends|prend|donne|recois|envoye) * (?:decharge|decharges|chataigne|le jus|coup de jus)|choc electrique (?:en|quand)|electrocute|sous tension|picote * (?:touche|carcasse|metal)|(?:de l')?eau dans la prise",
    battery:
      '(?:pile|piles|batterie|accu) * (?:coule|coulent|fuit|fuient|gonflee?s?|brulante|eclate|explose|trop chaude|tres chaude|fume|siffle|coule)|liquide * (?:de la |des )(?:batterie|piles?)|acide de (?:la )?(?:batterie|pile)',
    chemical:
      "(?:dans|a) (?:l'|les |mes |mon |son |un )oeil|dans (?:les|mes|ses) yeux|yeux (?:brulent|piquent)|(?:acide|detartrant|produit|detergent|liquide|refrigerant) * sur (?:la|ma|les|mes) (?:peau|mains?|bras)|(?:respire|inhale) * (?:vapeurs?|fumees?|produit|poussiere)|peau (?:brule|pique)",
    swallowed:
      'avale|ingere|(?:bu|boit) * (?:detartrant|produit|rincage|detergent|nettoyant|liquide|acide)|mange * (?:pastille|pile|tablette|capsule)|intoxique|empoisonne',
    injury:
      "(?:me suis|s'est|me|m'est) * (?:brulee?s?|coupee?|blessee?|ebouillantee?|coincee?|pince)|(?:doigt|main|bras|cheveux) * (?:coincee?s?|prise? dans|brulee?|coupee?|ecrase)|saigne|inconsciente?|(?:quelqu'un|personne) * blesse|brulure (?:a|au|de|par)|premiers secours|(?:n'arrive pas|peux pas|peine) a respirer",
    child:
      "(?:enfant|fils|fille|bebe|petit|chat|chien) * (?:enferme|coince|bloque dedans|s'etouffe|dans (?:le tambour|la machine|le lave)|etrangle)",
  },
  es: {
    fire: '(?:sale|echa|echando|saca|salio|veo|hay|suelta|saliendo|lleno de|llena de) (?:mucho |un |algo de |de )?humo|humo (?:negro|blanco|saliendo|sale|por|de la)|(?:esta|se esta|empezo a) (?:ardiendo|quemando|arder|incendiando)|arde|se (?:ha )?(?:prendio|prendido|incendio|incendiado|quema)(?: fuego)?|prendio fuego|(?:hay|tiene|cogio) fuego|fuego en|(?:hay|salen|con|en|veo) llamas|llamas (?:dentro|en|por)|(?:huele|olor|olia|peste|apesta) (?:mucho |como )?a (?:quemado|chamuscado|humo|plastico quemado|cable quemado)|(?:huele|olor) * (?:quemado|chamuscado)|chispas?|chispazos?|chisporrotea|(?:cable|enchufe|plastico|cargador) * (?:derritiendo|derretido|fundido|derritio)|exploto|ha explotado|estallo',
    gas: '(?:huele|olor|apesta) (?:mucho )?a gas|(?:fuga|escape) (?:de|del) (?:gas|refrigerante)|(?:se )?(?:escapa|sale|fuga) (?:el )?gas|(?:se sale|pierde|escapa) (?:el )?refrigerante|alarma * monoxido',
    shock:
      '(?:dio|da|dado|llevado|recibi|recibio|diste|lleve|llevo) (?:una? )?(?:descarga|calambre|corrientazo|calambrazo|toque|chispazo)s?|me (?:dio|da|ha dado) corriente|electrocut\\p{L}+|tiene corriente|hormigueo * (?:toco|tocar)|agua * (?:en el|en la) (?:enchufe|toma)',
    battery:
      '(?:bateria|pila|pilas) * (?:hinchada|inflada|pierde|perdiendo|gotea|derram\\p{L}*|calienta much\\p{L}*|reventada|revento|exploto|humea|muy caliente|ardiendo|sulfatada)|liquido * (?:de la bateria|de la pila|de las pilas)|acido de (?:la )?bateria',
    chemical:
      'en (?:el|los|mi|mis|un|su) ojos?|ojos? (?:me )?(?:arde|arden|quema|queman|escuece\\p{L}*)|(?:acido|descalcificador|detergente|producto|limpiador|refrigerante|liquido) * en (?:la|mi|las|mis) (?:piel|mano|manos|brazo)|(?:respire|inhale|respirado|inhalado) * (?:vapor\\p{L}*|gas\\p{L}*|humo|polvo|producto)|quema la piel|piel * (?:quema|arde|pica)',
    swallowed:
      '(?:trago|tragado|ingirio|ingerido|trague)|(?:bebi|bebio|bebido|tomo|tome) * (?:descalcificador|abrillantador|detergente|limpiador|producto|liquido|acido|lejia)|(?:comio|comido) * (?:pastilla|pila|tableta|capsula)|intoxicad\\p{L}|envenenad\\p{L}',
    injury:
      '(?:me|se) (?:he |ha )?(?:queme|quemo|quemado|corte|corto|cortado|escaldado|lastime|herido|pille|pillado|atrapado)|(?:dedo|mano|brazo|pelo) * (?:atrapad\\p{L}|pillad\\p{L}|atascad\\p{L}|quemad\\p{L}|cortad\\p{L})|sangra|sangrando|inconsciente|desmay\\p{L}+|herid[oa](?:s)?|quemadura|primeros auxilios|no puedo respirar',
    child:
      '(?:hijo|hija|nino|nina|bebe|gato|perro) * (?:encerrad\\p{L}|atrapad\\p{L}|ahogando|asfixia\\p{L}*|dentro de (?:la|el)|atascad\\p{L})',
  },
  it: {
    fire: "(?:esce|fa|facendo|uscito|vedo|piena? di|c'e|emette) (?:del |molto |tanto |un po' di )?fumo|fumo (?:che esce|nero|bianco|dal|dalla|dappertutto)|(?:motore|presa|spina|macchina|cavo|caricabatterie) (?:fuma|brucia)|fuma (?:da|dietro|tutto)|preso fuoco|prende fuoco|va a fuoco|in fiamme|(?:delle )?fiamme (?:dentro|da|che)|ci sono fiamme|c'e (?:un )?(?:fuoco|incendio)|sta bruciando|(?:puzza|odore|sento|sentire) (?:di |come di )?(?:bruciato|plastica bruciata|bruciaticcio|fumo)|puzza * bruciat\\p{L}|scintille?|(?:cavo|spina|plastica|presa) * (?:sciolt\\p{L}|fus\\p{L}|sciogliendo)|esplos\\p{L}|scoppiat\\p{L}",
    gas: '(?:odore|puzza|sento|perdita|fuga|fuoriuscita) (?:di |del )?(?:gas|refrigerante)|gas che esce|allarme * monossido|rilevatore * monossido * suona',
    shock:
      '(?:preso|dato|da|prendo|ricevuto|presa) (?:la |una )?(?:scossa|scosse)|(?:ho|mi) * scossa elettrica|folgorat\\p{L}|sotto tensione|formicolio * (?:tocco|toccare)|acqua nella presa',
    battery:
      '(?:batteria|pila|pile) * (?:perde|perso|gonfia|gonfie|scotta|scoppiata|bollente|fuma|esplosa|troppo calda)|liquido * dalla (?:batteria|pila)|acido della batteria',
    chemical:
      "(?:negli|nell'|sugli) ?occh(?:i|io)|occhi (?:bruciano|mi bruciano)|(?:acido|decalcificante|detersivo|prodotto|detergente|refrigerante) * sulla (?:pelle|mano)|(?:respirato|inalato) * (?:vapori|fumi|polvere|gas)|pelle (?:brucia|mi brucia)",
    swallowed:
      'ingoiat\\p{L}|ingerit\\p{L}|inghiottit\\p{L}|(?:bevuto|bevuta) * (?:decalcificante|brillantante|detersivo|detergente|liquido|acido)|mangiat\\p{L} * (?:pastiglia|pila|capsula)|avvelenat\\p{L}|intossicat\\p{L}',
    injury:
      '(?:mi sono|si e|mi son) * (?:bruciat\\p{L}|ustionat\\p{L}|tagliat\\p{L}|ferit\\p{L}|fatto male|scottat\\p{L}|schiacciat\\p{L})|(?:dito|mano|braccio|capelli) * (?:incastrat\\p{L}|bloccat\\p{L}|schiacciat\\p{L}|bruciat\\p{L})|sanguina|perdo sangue|svenut\\p{L}|incosciente|ustione|pronto soccorso|ferito|non riesco a respirare',
    child:
      '(?:bambin\\p{L}|figli\\p{L}|bimb\\p{L}|neonato|gatto|cane) * (?:chius\\p{L} dentro|incastrat\\p{L}|intrappolat\\p{L}|bloccat\\p{L} dentro|soffoca\\p{L}*|dentro (?:la|il) (?:lavatrice|cestello|macchina|forno|frigo\\p{L}*))',
  },
  pt: {
    fire: '(?:sai|saindo|deita|deitar|saiu|soltando|solta|ha|tem|cheia? de|fazendo) (?:muito |um )?(?:fumo|fumaca)|(?:fumo|fumaca) (?:preta|preto|branca|branco|saindo|a sair|da|do|por)|pegando fogo|pegou fogo|pega fogo|a arder|em chamas|(?:ha |tem )?chamas (?:la|dentro|a|saindo)|(?:ha|tem) fogo|incendiou|(?:cheira|cheiro|cheirando|fede|cheirar) (?:muito )?(?:a |de )?(?:plastico |fio )?(?:queimado|fumo|fumaca|esturro)|(?:faisca|fagulha)s?|(?:cabo|ficha|plastico|tomada|carregador) * (?:derret\\p{L}+)|explodiu|esta a queimar',
    gas: '(?:cheira|cheiro|cheirando) (?:muito )?(?:a |de )?gas|(?:fuga|vazamento|escape) (?:de |do )?(?:gas|refrigerante)|gas (?:vazando|a vazar|a sair)|alarme * monoxido',
    shock:
      '(?:apanhei|levei|levou|tomei|da|deu|dando|apanhou|recebi) (?:um |uma |me )?(?:choques?|descarga)|choque eletrico (?:quando|ao)|eletrocutad\\p{L}|com corrente|formigueiro * toc\\p{L}+|agua na tomada',
    battery:
      '(?:bateria|pilha|pilhas) * (?:verter|vazou|vazando|vazaram|inchada|estufada|quentissima|muito quente|rebentou|explodiu|a deitar|fervendo)|liquido * da (?:bateria|pilha)|acido da bateria',
    chemical:
      '(?:no|nos|para os|para o) (?:meu |meus |olho |seu )?olhos?|olhos (?:ardem|a arder|ardendo)|(?:acido|descalcificante|descalcificador|detergente|produto|refrigerante) * na (?:pele|mao)|(?:inalei|respirei|inalou) * (?:vapor\\p{L}*|gas\\p{L}*|fum\\p{L}*|po|produto)|pele (?:arde|a arder|queima)',
    swallowed:
      'engoliu|engoli|ingeriu|ingeri|(?:bebi|bebeu) * (?:descalcific\\p{L}*|abrilhantador|detergente|produto|liquido|acido|lixivia)|comeu * (?:pastilha|pilha|capsula|tablete)|envenenad\\p{L}|intoxicad\\p{L}',
    injury:
      '(?:queimei|cortei|magoei|entalei|feri|machuquei)-me|(?:queimei|cortei|magoei|entalei|machuquei) (?:a|o|as|os|meu|minha)|escaldei(?:-me)?|me (?:queimei|cortei|machuquei)|(?:dedo|mao|braco|cabelo) * (?:pres[oa]|entalad\\p{L}|queimad\\p{L}|cortad\\p{L})|sangra|sangrando|inconsciente|desmaiou|ferid[oa](?:s)?|queimadura|primeiros socorros|nao consigo respirar|na minha mao|explodiu * mao',
    child:
      '(?:crianca|filh\\p{L}|bebe|menin\\p{L}|gato|cao|cachorro) * (?:pres[oa]|fechad[oa]|trancad[oa]|engasga\\p{L}*|sufoca\\p{L}*|dentro da (?:maquina|lavadora|arca))',
  },
  ro: {
    fire: 'iese fum|scoate fum|miro\\p{L}* (?:a|de) (?:ars|fum|plastic ars)|(?:a )?luat foc|arde|in flacari|scantei|s-a topit|a explodat',
    gas: 'miro\\p{L}* (?:a|de) gaz|scurgere de gaz|curge gaz',
    shock: 'm-am curentat|curentat|electrocutat|soc electric|ma curenteaza',
    battery: 'bateri\\p{L}* * (?:curge|umflat\\p{L}*|scurge|fierbinte)',
    chemical: 'in (?:ochi|ochii)|pe piele',
    swallowed: 'inghitit|a baut (?:detergent|solutie|decalc\\p{L}*)',
    injury:
      'm-am (?:ars|taiat|lovit|ranit)|s-a (?:ars|taiat|ranit)|sangereaza|degetul (?:prins|blocat)|inconstient',
    child: 'copil\\p{L}* * (?:blocat|inchis|prins) (?:in|inauntru)',
  },
};
