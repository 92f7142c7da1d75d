/** Words with which people wrap a question, of one language; several words are written as they stand, `|` between. */
export type ChatterWords = {
  /** How a message begins: "hello". */
  opening: string;
  /** Who is greeted, beside names: "hello **everybody**". */
  addressed: string;
  /** How it ends, before a name or alone: "kind regards". */
  closing: string;
  /** What is said of an answer that helped; a message of such words asks nothing. */
  agreeing: string;
  /** Courtesy, haste, sighs and curses, wherever they stand. */
  anywhere: string;
  /** What stands before the name of who writes: "my name is". */
  introducing: string;
  /** What stands before numbers of papers, not of machines: "order no." */
  papers: string;
  /** With what questions begin, also those without their mark. */
  asking: string;
};

/** By ISO 639-1 language. */
export const CHATTER_WORDS: Readonly<Record<string, ChatterWords>> = {
  en: {
    opening:
      'hello|hi|hey|hiya|howdy|yo|dear|greetings|good day|good morning|good afternoon|good evening|excuse me|sorry|sorry to bother you|sorry to ask|sorry for asking|sorry for the question',
    addressed:
      'there|all|everyone|everybody|folks|guys|people|team|support|support team|bot|chatbot|sir|madam|sir or madam|sirs|ladies and gentlemen',
    closing:
      'thanks|many thanks|thanks a lot|thanks so much|thanks very much|thanks again|thanks in advance|thanks for your help|thanks for the help|thank you for your help|thank you|thank you so much|thank you very much|' +
      'thank you in advance|thx|thnx|tnx|ty|tia|tyvm|cheers|regards|kind regards|best regards|warm regards|best wishes|' +
      'sincerely|yours|yours sincerely|yours truly|yours faithfully|take care|have a nice day|have a good day|have a great day|bye|ta|much appreciated|much obliged|i appreciate it|i appreciate your help|' +
      'appreciate your help|any help is appreciated|any help would be appreciated|hope you can help|i hope you can help|looking forward to your reply|' +
      'looking forward to hearing from you|look forward to your reply|sent from my iphone|sent from my phone|sent from my ipad|sent from my mobile',
    agreeing:
      "ok|okay|great|perfect|super|cool|nice|awesome|brilliant|wonderful|excellent|fantastic|lovely|amazing|good|very good|good to know|got it|understood|i see|alright|all right|it works|it works now|it worked|that works|that worked|works now|it is working|it is working now|it's working|it's working now|it's fixed|solved|problem solved|that helped|that helps|very helpful|that was it|that did it",
    anywhere:
      'pls|plz|plss|plese|please|thx|thnx|tnx|thanks|thank you|asap|a s a p|omg|omfg|lol|wtf|ffs|btw|imho|tbh|argh|aargh|ugh|uh|um|umm|erm|hmm|' +
      'u|ur|cuz|idk|fyi|urgent|urgently|as soon as possible|kindly|sorry|excuse me|damn|damned|dammit|goddamn|darn|darned|bloody|blasted|freaking|frigging|friggin|fricking|fucking|fuckin|' +
      'effing|stupid|silly|crappy|shitty|the hell|the heck|the fuck|on earth|for the life of me|for crying out loud|' +
      'dude|mate|bro|buddy|guys|folks|sir|madam|maam|any idea|any ideas|any clue|does anyone know|does anybody know|does someone know|' +
      'do you know|do you happen to know|can anyone help|can anyone help me|can anybody help|can someone help|can someone help me|' +
      'can you help|can you help me|could you help me|help me|please help|help please|i was wondering|i am wondering|just wondering|' +
      'quick question|stupid question|silly question|i have a question|i have a quick question|i have one question|i have another question|' +
      'one more question|another question|one more thing',
    introducing: "my name is|my name's|this is|i am|i'm|here is|it's",
    papers: 'order|invoice|receipt',
    asking: 'how|what|why|where|when|which|who|can|could|may|must|should|is|are|do|does|did|will',
  },
  de: {
    opening:
      'hallo|hi|hey|moin|moin moin|servus|grüezi|grüß gott|grüss gott|guten tag|guten morgen|guten abend|liebe|lieber|liebes|sehr geehrte|sehr geehrter|entschuldigung|entschuldigen sie',
    addressed: 'zusammen|alle|leute|team|support|damen und herren|bot',
    closing:
      'danke|dankeschön|danke schön|danke sehr|danke im voraus|danke vorab|vielen dank|vielen lieben dank|vielen dank im voraus|besten dank|' +
      'herzlichen dank|merci|lg|vg|mfg|gruß|gruss|grüße|liebe grüße|viele grüße|beste grüße|schöne grüße|freundliche grüße|mit freundlichen grüßen|' +
      'mit freundlichem gruß|hochachtungsvoll|ciao|tschüss',
    agreeing:
      'ok|okay|alles klar|super|toll|prima|perfekt|klasse|spitze|gut|sehr gut|wunderbar|hervorragend|verstanden|passt|hat geklappt|es hat geklappt|das hat geklappt|es klappt|jetzt klappt es|es funktioniert|jetzt funktioniert es|jetzt geht es|es geht wieder|das hat geholfen|hat geholfen|gelöst|problem gelöst',
    anywhere:
      'bitte|danke|vielen dank|dringend|eilt|verdammt|verdammte|verdammten|verdammter|verdammtes|verflixt|verflixte|verflixten|verflucht|verfluchte|blöde|' +
      'blöden|blöder|blödes|scheiß|scheiss|kurze frage|eine frage|ich habe eine frage|ich hab eine frage|ich hätte eine frage|weiß jemand|weiss jemand|wissen sie|kann mir jemand sagen|' +
      'kann mir jemand helfen|können sie mir sagen|können sie mir helfen|zum teufel|um himmels willen|sorry|entschuldigung',
    introducing: 'ich bin|ich heiße|mein Name ist|hier ist',
    papers: 'Bestellung|Rechnung|Auftrag',
    asking: 'wie|was|warum|wieso|wo|wann|wer|welche|welcher|welches|kann|darf|muss|soll|ist|sind|gibt',
  },
  fr: {
    opening: 'bonjour|bonsoir|salut|coucou|cher|chère|chers|chères|excusez-moi|pardon',
    addressed: 'à tous|tout le monde|madame|monsieur|madame monsieur|messieurs|mesdames|l’équipe|équipe',
    closing:
      'merci|merci beaucoup|merci bien|merci d’avance|merci par avance|merci pour votre aide|cordialement|bien cordialement|bien à vous|salutations|' +
      'meilleures salutations|sincères salutations|bonne journée|à bientôt',
    agreeing:
      'ok|d’accord|très bien|super|parfait|génial|excellent|compris|ça marche|ça fonctionne|c’est bon|c’est réglé|problème résolu|nickel',
    anywhere:
      's’il vous plaît|s’il vous plait|s’il te plaît|s’il te plait|svp|stp|merci|urgent|foutu|foutue|putain de|sacré|sacrée|pardon|excusez-moi|' +
      'j’ai une question|une petite question|petite question|savez-vous|est-ce que quelqu’un sait|pouvez-vous m’aider|pouvez-vous me dire|aidez-moi',
    introducing: "je m'appelle|je suis|ici",
    papers: 'commande|facture',
    asking: 'comment|pourquoi|où|quand|quel|quelle|quels|quelles|qui|que|combien|est-ce que|puis-je|peut-on',
  },
  es: {
    opening:
      'hola|buenos días|buenas tardes|buenas noches|buenas|buen día|estimado|estimada|estimados|estimadas|disculpe|disculpa|perdón|perdone',
    addressed: 'a todos|todos|equipo|señor|señora|señores|amigos',
    closing:
      'gracias|muchas gracias|mil gracias|muchísimas gracias|gracias de antemano|gracias por adelantado|saludos|un saludo|cordiales saludos|atentamente|cordialmente|buen día|adiós',
    agreeing:
      'ok|vale|perfecto|genial|excelente|estupendo|muy bien|entendido|de acuerdo|ya funciona|funcionó|resuelto|solucionado|problema resuelto',
    anywhere:
      'por favor|porfa|porfavor|gracias|muchas gracias|urgente|maldito|maldita|puto|puta|puñetero|puñetera|disculpe|perdón|tengo una pregunta|una pregunta|' +
      'alguien sabe|sabe usted|sabes|me puede decir|me puedes decir|me puede ayudar|me pueden ayudar|ayuda',
    introducing: 'me llamo|soy|mi nombre es',
    papers: 'pedido|factura',
    asking: 'cómo|como|qué|que|por qué|dónde|donde|cuándo|cuando|cuál|cuánto|quién|puedo|puede|hay',
  },
  it: {
    opening: 'ciao|buongiorno|buonasera|buon giorno|salve|gentile|gentili|egregio|scusi|scusa|scusate',
    addressed: 'a tutti|tutti|team|signore|signora|signori',
    closing:
      'grazie|grazie mille|molte grazie|grazie in anticipo|tante grazie|saluti|cordiali saluti|distinti saluti|un saluto|cordialmente|arrivederci',
    agreeing:
      'ok|va bene|perfetto|ottimo|benissimo|fantastico|capito|d’accordo|ora funziona|risolto|problema risolto',
    anywhere:
      'per favore|per piacere|per cortesia|grazie|grazie mille|urgente|maledetto|maledetta|dannato|dannata|ho una domanda|una domanda|qualcuno sa|sapete|mi può dire|mi può aiutare|mi potete aiutare',
    introducing: 'mi chiamo|sono',
    papers: 'ordine|fattura',
    asking: 'come|cosa|che|perché|dove|quando|quale|quanto|chi|posso|si può',
  },
  nl: {
    opening: 'hallo|hoi|hey|goedemorgen|goedemiddag|goedenavond|goedendag|beste|geachte|sorry',
    addressed: 'allemaal|team|heer|mevrouw|heer mevrouw|mensen',
    closing:
      'bedankt|dank u|dank je|dank u wel|dankjewel|dank je wel|alvast bedankt|groet|groeten|groetjes|met vriendelijke groet|met vriendelijke groeten|mvg|vriendelijke groet',
    agreeing:
      'ok|oké|okay|prima|top|super|perfect|goed|heel goed|geweldig|begrepen|duidelijk|het werkt|het werkt nu|opgelost|probleem opgelost',
    anywhere:
      'alstublieft|alsjeblieft|aub|ajb|svp|bedankt|dringend|spoed|verdomde|verdomme|stomme|ik heb een vraag|een vraagje|vraagje|weet iemand|kunt u mij helpen|kan iemand helpen|kunt u mij vertellen',
    introducing: 'mijn naam is|ik ben|ik heet',
    papers: 'bestelling|factuur',
    asking: 'hoe|wat|waarom|waar|wanneer|welke|wie|kan|mag|moet|is|zijn',
  },
  pt: {
    opening:
      'olá|ola|oi|bom dia|boa tarde|boa noite|caro|cara|caros|prezado|prezada|prezados|desculpe|desculpa',
    addressed: 'a todos|pessoal|equipa|equipe|senhor|senhora|senhores',
    closing:
      'obrigado|obrigada|muito obrigado|muito obrigada|obrigado desde já|desde já obrigado|atenciosamente|cumprimentos|melhores cumprimentos|saudações|abraço|abraços',
    agreeing:
      'ok|certo|perfeito|ótimo|excelente|muito bem|entendi|entendido|já funciona|funcionou|resolvido|problema resolvido|beleza',
    anywhere:
      'por favor|obrigado|obrigada|urgente|maldito|maldita|tenho uma pergunta|uma pergunta|uma dúvida|alguém sabe|você sabe|pode me dizer|podem me ajudar|pode me ajudar',
    introducing: 'meu nome é|o meu nome é|chamo-me|sou',
    papers: 'encomenda|pedido|fatura',
    asking: 'como|o que|que|por que|porque|onde|quando|qual|quanto|quem|posso|pode',
  },
};
