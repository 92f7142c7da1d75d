/** How manuals say what to do in an emergency in Germanic languages; forms as in kinds.ts. */
import type { InstructionWords } from '../kinds.ts';

export const GERMANIC: Readonly<Record<string, InstructionWords>> = {
  en: {
    conditions: 'if|in case of|in the event of|should|when|upon|in the event that|suspect\\p{L}*|after|whose',
    topics: {
      fire: 'smok(?:e|es|ing)(?! materials)|fire|flames?|burning (?:smell|odou?r)|smell\\p{L}* of burning|burnt smell|sparks?|sparking|ignit\\p{L}*|explo\\p{L}*|overheat\\p{L}*|abnormal (?:smell|odou?r|noise)|strange (?:smell|odou?r)|unusual (?:smell|odou?r)',
      gas: '(?:smell|odou?r)\\p{L}*(?: of)? gas|gas (?:smell|odou?r|leak\\p{L}*|escap\\p{L}*)|leak\\p{L}* (?:of )?(?:gas|refrigerant)|(?:gas|refrigerant|propane|butane) (?:\\p{L}+ )?(?:leak\\p{L}*|escap\\p{L}*)|carbon monoxide|(?:smell|detect|notice)\\p{L}* gas|refrigerant circuit is damaged',
      shock:
        'electric(?:al)? shocks?|electrocut\\p{L}*|current passes|live parts? (?:is|are) touched|tingl\\p{L}*|(?:water|liquids?|moisture) (?:has |have )?(?:gets?|enters?|penetrates?|spills?|got|entered|penetrated)',
      battery:
        '(?:leak\\p{L}*|fluid|acid|electrolyte|swell\\p{L}*|swollen|bulg\\p{L}*|deform\\p{L}*|overheat\\p{L}*|hot) (?:\\S+ ){0,5}batter(?:y|ies)|(?:batter(?:y|ies)|cells?) (?:\\S+ ){0,5}(?:leak\\p{L}*|swell\\p{L}*|swollen|bulg\\p{L}*|damaged|hot|overheat\\p{L}*|deform\\p{L}*|burst|smok\\p{L}*)|(?:casing|pack|cell) is (?:swollen|bulging|deformed)|battery (?:fluid|acid)',
      chemical: 'eyes?|skin|inhal\\p{L}*|contact with|splash\\p{L}*|fumes',
      swallowed: 'swallow\\p{L}*|ingest\\p{L}*|drink\\p{L}* the|drunk',
      injury:
        'injur\\p{L}*|burns?|scald\\p{L}*|accident|wounds?|cut (?:yourself|injur\\p{L}*)|frostbite|unconscious',
      child:
        'child(?:ren)? (?:\\S+ ){0,4}(?:trapped|locked|suffocat\\p{L}*)|chok\\p{L}*|trapped|persons? (?:\\S+ ){0,3}(?:trapped|caught)',
    },
    reactions:
      'unplug|disconnect|pull (?:out )?the|remove the (?:plug|power|mains|battery)|switch(?:ed)? (?:it |the \\p{L}+ |them )?off|turn(?:ed)? (?:it |the \\p{L}+ |them )?off|shut (?:it |the \\p{L}+ )?(?:off|down)|switch (?:off|it off)|isolate|cut (?:off )?the power|stop using|do not use|do not touch|keep (?:\\p{L}+ )?away|keep (?:\\p{L}+ ){0,3}door (?:closed|shut)|leave the|evacuate|ventilate|open (?:the |all )?(?:\\p{L}+ )?(?:windows?|doors?)|extinguish|put out|rinse|flush|wash|see a doctor|doctor|physician|medical|poison|first aid|emergency (?:services?|number)|fire (?:brigade|department|service)|ambulance|call|close the|avoid contact|immediately|at once',
    headings:
      '(?:in|in case of|in the event of|for) (?:an )?emergenc(?:y|ies)|emergenc(?:y|ies)|emergency (?:procedures?|measures|instructions?|response|situations?|information|actions?)|(?:what to do|procedure|conduct|behaviou?r|action) (?:\\p{L}+ ){0,3}emergenc(?:y|ies)|first aid(?: measures| instructions)?|in case of (?:an )?accident',
  },
  de: {
    conditions: 'wenn|falls|bei|sollten?|sobald|im falle?|verdacht auf|nach|tritt|treten|riecht',
    topics: {
      fire: 'rauch\\p{L}*|qualm\\p{L}*|brand(?:geruch|fall|s)?|brennt|feuer|flammen?|funken|verbrannt\\p{L}*|brandgeruch|schmor\\p{L}*|entzund\\p{L}*|explo\\p{L}*|uberhitz\\p{L}*|ungewohnlich\\p{L}* (?:geruch|gerausch)\\p{L}*',
      gas: 'gas(?:geruch|austritt|leck)\\p{L}*|gas (?:\\S+ ){0,3}(?:aus|riech\\p{L}*)|kaltemittel\\p{L}*|kaltekreislauf\\p{L}*|kohlenmonoxid\\p{L}*|leckage',
      shock:
        'stromschl\\p{L}*|elektrisch\\p{L}* schl\\p{L}*|elektrounf\\p{L}*|wasser (?:\\S+ ){0,4}(?:eingedrungen|eindringt|gelangt)',
      battery:
        '(?:akku|batterie)\\p{L}* (?:\\S+ ){0,5}(?:ausgelaufen\\p{L}*|auslauft|auslaufen|aufgeblaht\\p{L}*|beschadigt\\p{L}*|hei(?:ss|ß)|undicht|rauch\\p{L}*)|ausgelaufen\\p{L}* (?:akku|batterie)\\p{L}*|batterie(?:saure|flussigkeit)|elektrolyt\\p{L}*|flussigkeit (?:\\S+ ){0,5}(?:akku|batterie)\\p{L}*',
      chemical: 'augen?|haut|einatmen|eingeatmet|hautkontakt|augenkontakt|kontakt mit',
      swallowed: 'verschluck\\p{L}*|geschluckt|einnahme|getrunken',
      injury:
        'verletz\\p{L}*|verbrenn\\p{L}*|verbruh\\p{L}*|unfall\\p{L}*|erfrierung\\p{L}*|bewusstlos\\p{L}*',
      child: 'eingesperrt\\p{L}*|eingeklemmt\\p{L}*|erstick\\p{L}*|eingeschlossen\\p{L}*',
    },
    reactions:
      'netzstecker|stecker (?:\\S+ ){0,3}(?:ziehen|herausziehen)|ziehen sie|schalten sie|ausschalten|abschalten|trennen|abziehen|vom (?:strom|netz)\\p{L}*|sicherung\\p{L}*|hauptschalter|nicht (?:beruhren|anfassen|verwenden|benutzen)|verlassen|luften|offnen sie|fenster|loschen|spulen|ausspulen|waschen|abwaschen|arzt\\p{L}*|giftnotruf\\p{L}*|notruf\\p{L}*|notarzt|feuerwehr|erste hilfe|fernhalten|rufen sie|verstandigen|sofort|umgehend|unverzuglich|schlie(?:ß|ss)en sie|absperr\\p{L}*',
    headings:
      '(?:im |fur den |verhalten im |verhalten in )?(?:notfall|notfalle|notfallen)|notfallma(?:ß|ss)nahmen|verhalten (?:\\S+ ){0,3}notf\\p{L}*|(?:ma(?:ß|ss)nahmen|was tun) (?:\\S+ ){0,2}notf\\p{L}*|erste[ -]hilfe(?:[ -]ma(?:ß|ss)nahmen)?|verhalten bei (?:unfall|gefahr)\\p{L}*',
  },
  nl: {
    conditions: 'als|indien|bij|wanneer|in geval van|mocht|na|zodra',
    topics: {
      fire: 'rook(?:ontwikkeling)?|brand(?:lucht|t)?|vlammen|vonken|verbrand\\p{L}*|schroeilucht|ontbrand\\p{L}*|explo\\p{L}*|oververhit\\p{L}*|vuur',
      gas: 'gas(?:lucht|lek|geur)\\p{L}*|ontsnappend gas|koolmonoxide|verbrandingsgas\\p{L}*|koudemiddel\\p{L}*|gas (?:\\S+ ){0,3}(?:ruikt|lekt|ontsnapt)',
      shock: 'elektrische schok\\p{L}*|stroomstoot',
      battery:
        '(?:accu|batterij)\\p{L}* (?:\\S+ ){0,5}(?:lekt|lekken|gelekt|opgezwollen|beschadigd|heet)|lekkende (?:accu|batterij)\\p{L}*|(?:vloeistof|zuur) (?:\\S+ ){0,5}(?:accu|batterij)\\p{L}*|accuzuur',
      chemical: 'ogen|oog|huid|inademing|ingeademd|contact met',
      swallowed: 'inslik\\p{L}*|ingeslikt|doorgeslikt|inname',
      injury: 'letsel|verwonding\\p{L}*|brandwond\\p{L}*|ongeval\\p{L}*|gewond\\p{L}*',
      child: 'opgesloten|beklem\\p{L}*|verstik\\p{L}*',
    },
    reactions:
      'stekker|schakel (?:\\S+ ){0,4}uit|uitschakelen|koppel (?:\\S+ ){0,4}los|trek (?:\\S+ ){0,4}uit|raak (?:\\S+ ){0,3}niet aan|verlaat|ventileer|open|doof|blus|spoel\\p{L}*|was|wassen|arts|dokter|medisch\\p{L}*|gifcentrum|antigifcentrum|brandweer|112|bel|waarschuw|sluit|onmiddellijk|direct|vermijd|bedien geen|gebruik (?:\\S+ ){0,3}niet',
    headings:
      '(?:in )?(?:geval van )?(?:nood|noodgeval|noodgevallen|noodsituaties?)|eerste hulp|handelwijze bij (?:nood|gevaar|ongeval)\\p{L}*',
  },
  sv: {
    conditions: 'om|vid|i handelse av|nar|efter',
    topics: {
      fire: 'rok\\p{L}*|brand\\p{L}*|eld\\p{L}*|lagor|brant lukt|gnist\\p{L}*|antand\\p{L}*|explo\\p{L}*|overhett\\p{L}*',
      gas: 'gas(?:lukt|lacka|lackage)\\p{L}*|gas (?:\\S+ ){0,3}lack\\p{L}*|kolmonoxid|koldmedi\\p{L}*',
      shock: 'elektrisk\\p{L}* stot\\p{L}*|elchock|elstot\\p{L}*',
      battery:
        'batteri\\p{L}* (?:\\S+ ){0,4}(?:lack\\p{L}*|svall\\p{L}*|skad\\p{L}*)|(?:vatska|syra) (?:\\S+ ){0,4}batteri\\p{L}*',
      chemical: 'ogon\\p{L}*|ogat|hud\\p{L}*|inand\\p{L}*',
      swallowed: 'fortar\\p{L}*|svalj\\p{L}*|svalt',
      injury: 'skad\\p{L}*|brannskad\\p{L}*|olyck\\p{L}*',
    },
    reactions:
      'dra (?:ur|ut)|koppla (?:\\S+ ){0,3}(?:fran|ur|bort)|stang (?:\\S+ ){0,3}av|stang|ror (?:\\S+ )?inte|anvand inte|lamna|vadra|ventilera|oppna|skolj\\p{L}*|tvatta\\p{L}*|lakare|giftinformation\\p{L}*|raddningstjanst\\p{L}*|omedelbart|genast|112',
    headings: '(?:i|vid) (?:en )?nod(?:fall|situation|lage)\\p{L}*|nodsituation\\p{L}*|forsta hjalpen',
  },
  da: {
    conditions: 'hvis|ved|i tilfælde af|i tilfaelde af|nar|efter',
    topics: {
      fire: 'rog\\p{L}*|brand\\p{L}*|ild|flammer|brændt lugt|gnist\\p{L}*|antænd\\p{L}*|eksplo\\p{L}*|overoph\\p{L}*',
      gas: 'gas(?:lugt|lækage|læk)\\p{L}*|gas (?:\\S+ ){0,3}læk\\p{L}*|kulilte|kølemiddel\\p{L}*',
      shock: 'elektrisk\\p{L}* stød',
      battery: 'batteri\\p{L}* (?:\\S+ ){0,4}(?:læk\\p{L}*|opsvulm\\p{L}*|beskadig\\p{L}*)',
      chemical: 'øjne\\p{L}*|øjet|hud\\p{L}*|indånd\\p{L}*',
      swallowed: 'slug\\p{L}*|indtag\\p{L}*',
      injury: 'kvæst\\p{L}*|forbrænd\\p{L}*|ulykke\\p{L}*|skold\\p{L}*',
    },
    reactions:
      'træk stik\\p{L}*|tag stik\\p{L}*|afbryd|sluk|rør (?:\\S+ )?ikke|brug (?:\\S+ )?ikke|forlad|luft ud|udluft|åbn|skyl\\p{L}*|vask\\p{L}*|læge\\p{L}*|giftlinjen|brandvæsen\\p{L}*|straks|omgående|112|luk',
    headings: 'i (?:nødstilfælde|en nødsituation)|nødsituation\\p{L}*|førstehjælp',
  },
  no: {
    conditions: 'hvis|dersom|ved|i tilfelle|nar|etter',
    topics: {
      fire: 'røyk\\p{L}*|brann\\p{L}*|ild|flammer|brent lukt|gnist\\p{L}*|antenn\\p{L}*|eksplo\\p{L}*|overoppheting',
      gas: 'gass(?:lukt|lekkasje)\\p{L}*|karbonmonoksid|kuldemedi\\p{L}*',
      shock: 'elektrisk\\p{L}* støt',
      battery: 'batteri\\p{L}* (?:\\S+ ){0,4}(?:lekk\\p{L}*|sveller|skad\\p{L}*)',
      chemical: 'øyne\\p{L}*|øyet|hud\\p{L}*|innånd\\p{L}*',
      swallowed: 'svelg\\p{L}*|inntak',
      injury: 'skade\\p{L}*|forbrenn\\p{L}*|ulykke\\p{L}*',
    },
    reactions:
      'trekk ut|koble (?:\\S+ ){0,3}fra|slå av|ikke (?:rør|bruk)|forlat|luft ut|åpne|skyll\\p{L}*|vask\\p{L}*|lege\\p{L}*|giftinformasjon\\p{L}*|brannvesen\\p{L}*|umiddelbart|straks|steng',
    headings: 'i (?:nødstilfelle|en nødsituasjon)|nødsituasjon\\p{L}*|førstehjelp',
  },
};
