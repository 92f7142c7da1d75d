/** How manuals say what to do in an emergency in Romance languages; forms as in kinds.ts. */
import type { InstructionWords } from '../kinds.ts';

export const ROMANCE: Readonly<Record<string, InstructionWords>> = {
  fr: {
    conditions: "en cas d[e']|en cas|si|s'il|lorsque|lorsqu'|en presence d[e']|suspicion d[e']|apres",
    topics: {
      fire: "fumees?|incendie|feu|flammes?|(?:odeur|odeurs) (?:\\S+ ){0,2}(?:brule|roussi)|brule|etincelles?|explo\\p{L}*|surchauff\\p{L}*|inflammation|odeur (?:anormale|inhabituelle|suspecte)|s'enflamm\\p{L}*",
      gas: "(?:odeur|fuite)s? (?:de |du )?(?:gaz|fluide|refrigerant)|monoxyde|(?:circuit|fluide) (?:frigorifique|refrigerant|frigorigene)|gaz (?:\\S+ ){0,3}(?:s'echappe|fuit)|fuite",
      shock: '(?:choc|decharge|chocs|decharges)s? electriques?|electrocution|electris\\p{L}*',
      battery:
        '(?:pile|batterie|accu)s?(?:mulateur)? (?:\\S+ ){0,5}(?:coule\\p{L}*|fui\\p{L}*|gonfl\\p{L}*|endommag\\p{L}*|chaude?)|(?:fuite|liquide|acide|electrolyte) (?:\\S+ ){0,5}(?:pile|batterie|accu)\\p{L}*',
      chemical: 'yeux|oeil|peau|inhal\\p{L}*|contact avec',
      swallowed: 'ingestion|ingere\\p{L}*|aval\\p{L}*',
      injury: 'blessures?|brulures?|accident|coupures?|gelures?',
      child: 'enferm\\p{L}*|coinc\\p{L}*|asphyxi\\p{L}*|etouff\\p{L}*',
    },
    reactions:
      'debranche\\p{L}*|eteign\\p{L}*|eteindre|coupe[rz]|couper|disjoncteur|retire[rz]|arrete[rz]|mettre hors (?:tension|service)|ne (?:pas |plus )?(?:touche|utilise|manoeuvre|remettre)\\p{L}*|ne (?:touche|utilise|manoeuvre)[rz]|quitte[rz]|evacue[rz]|aere[rz]|ventile[rz]|ouvr\\p{L}* (?:les |la )?(?:fenetres?|portes?)|rince[rz]|lave[rz]|medecin|medical\\p{L}*|centre antipoison|pompiers|secours|appele[rz]|contacte[rz]|immediatement|eloigne[rz]|fermer|fermez',
    headings:
      "(?:en cas d')?urgences?|(?:mesures|consignes|procedures?) d'urgence|premiers (?:secours|soins)|que faire en cas d'urgence|conduite a tenir (?:\\S+ ){0,3}(?:urgence|accident)",
  },
  es: {
    conditions: 'si|en caso de|en caso|cuando|ante|sospecha de|al|despues|tras',
    topics: {
      fire: 'humo|incendio|fuego|llamas?|(?:olor|huele)\\p{L}* (?:\\S+ ){0,2}quemado|chispas?|explo\\p{L}*|sobrecalent\\p{L}*|olor (?:extrano|anormal|inusual)|inflam\\p{L}*|arde\\p{L}*',
      gas: '(?:olor|huele|fuga|escape)s? (?:a |de |del )?(?:gas|refrigerante)|fuga|monoxido|refrigerante liquido',
      shock: '(?:descarga|choque)s? electric\\p{L}*|electrocuci\\p{L}*',
      battery:
        '(?:pila|bateria|acumulador)\\p{L}* (?:\\S+ ){0,5}(?:fuga|derram\\p{L}*|gote\\p{L}*|hincha\\p{L}*|pierd\\p{L}*|dana\\p{L}*|caliente)|(?:fuga|liquido|acido|electrolito) (?:\\S+ ){0,5}(?:pila|bateria)\\p{L}*',
      chemical: 'ojos?|piel|inhal\\p{L}*|contacto (?:con|directo)',
      swallowed: 'ingesti\\p{L}*|ingier\\p{L}*|ingerid\\p{L}*|trag\\p{L}*',
      injury: 'lesion\\p{L}*|heridas?|quemaduras?|accidente|congelacion',
      child: 'atrapad\\p{L}*|encerrad\\p{L}*|asfixi\\p{L}*',
    },
    reactions:
      'desenchuf\\p{L}*|desconect\\p{L}*|apag(?:ue|ar|uelo)|retire|saque|corte|no (?:toque|utilice|use|vuelva|accione|encienda)|abandone|evacue|ventil\\p{L}*|abr(?:a|iendo) (?:\\S+ ){0,2}(?:ventanas?|puertas?)|enjuag\\p{L}*|lav(?:e|ar|ese)|medic\\p{L}*|centro de (?:toxicologia|intoxicaciones)|bomberos|emergencias|llame|avise|cierre|inmediat\\p{L}*|acuda',
    headings:
      '(?:en caso de )?emergencias?|(?:medidas|procedimientos?|actuacion) (?:\\S+ ){0,3}emergencias?|primeros auxilios|que hacer en caso de emergencia',
  },
  it: {
    conditions: 'se|in caso di|in caso|qualora|quando|in presenza di|sospetto|dopo|ove',
    topics: {
      fire: "fumo|incendio|fuoco|fiamme?|(?:odore|odori|puzza) (?:\\S+ ){0,2}bruciat\\p{L}*|scintille|esplo\\p{L}*|surriscald\\p{L}*|odore (?:strano|anomalo|insolito)|infiamm\\p{L}*|principio d'incendio",
      gas: '(?:odore|fuga|perdita|fuoriuscita|fughe|perdite) (?:di |del )?(?:gas|refrigerante)|monossido|(?:circuito|fluido) refrigerante',
      shock: '(?:scossa|scosse|shock) elettric\\p{L}*|folgorazion\\p{L}*',
      battery:
        '(?:pila|pile|batteri\\p{L}*) (?:\\S+ ){0,5}(?:perd\\p{L}*|fuoriusc\\p{L}*|gonfi\\p{L}*|danneggiat\\p{L}*|calda)|(?:perdita|liquido|acido) (?:\\S+ ){0,5}(?:pila|pile|batteri\\p{L}*)',
      chemical: 'occhi|pelle|inala\\p{L}*|contatto con',
      swallowed: 'ingestion\\p{L}*|ingerit\\p{L}*|ingoi\\p{L}*|inghiott\\p{L}*',
      injury: 'lesion\\p{L}*|ferit\\p{L}*|ustion\\p{L}*|infortuni\\p{L}*|scottatur\\p{L}*',
      child: 'intrappolat\\p{L}*|chius\\p{L} dentro|soffoca\\p{L}*',
    },
    reactions:
      'stacca\\p{L}*|scolleg\\p{L}*|spegn\\p{L}*|disinser\\p{L}*|estra\\p{L}* la spina|togli\\p{L}*|non (?:tocc|utilizz|usa|aziona)\\p{L}*|abbandona\\p{L}*|evacua\\p{L}*|aera\\p{L}*|ventila\\p{L}*|arieggia\\p{L}*|apri\\p{L}* (?:\\S+ ){0,2}(?:finestr\\p{L}*|port\\p{L}*)|sciacqua\\p{L}*|risciacqua\\p{L}*|lava\\p{L}*|medic\\p{L}*|centro antiveleni|vigili del fuoco|soccors\\p{L}*|chiama\\p{L}*|rivolger\\p{L}*|immediatamente|subito|chiud\\p{L}*|interromp\\p{L}*',
    headings:
      '(?:in caso di )?emergenz[ae]|(?:misure|procedure?|interventi) (?:\\S+ ){0,3}emergenz[ae]|primo soccorso|pronto soccorso|cosa fare in caso di emergenza',
  },
  pt: {
    conditions: 'se|em caso de|em caso|caso|quando|suspeita de|apos|ao',
    topics: {
      fire: 'fumo|fumaca|incendio|fogo|chamas?|(?:cheiro|cheira)\\p{L}* (?:\\S+ ){0,2}queimado|faiscas?|explo\\p{L}*|sobreaquec\\p{L}*|superaquec\\p{L}*|cheiro (?:estranho|anormal)|inflam\\p{L}*',
      gas: '(?:cheiro|cheira|fuga|vazamento|escape)s? (?:a |de |do )?(?:gas|refrigerante)|monoxido|circuito (?:de refrigeracao|frigorifico)',
      shock: 'choques? eletric\\p{L}*|choques? electric\\p{L}*|eletrocuss\\p{L}*|descargas? eletric\\p{L}*',
      battery:
        '(?:pilha|bateria)\\p{L}* (?:\\S+ ){0,5}(?:verter|vaz\\p{L}*|inchad\\p{L}*|danificad\\p{L}*|quente|derram\\p{L}*)|(?:fuga|liquido|acido|vazamento) (?:\\S+ ){0,5}(?:pilha|bateria)\\p{L}*',
      chemical: 'olhos|pele|inala\\p{L}*|contacto com|contato com',
      swallowed: 'ingest\\p{L}*|ingeri\\p{L}*|engol\\p{L}*',
      injury: 'lesoes|lesao|feriment\\p{L}*|queimaduras?|acidentes?',
      child: 'pres[oa]s? (?:dentro|no interior)|asfixia\\p{L}*|sufoca\\p{L}*',
    },
    reactions:
      'desligue|desligar|retire|remova|desconect\\p{L}*|nao (?:toque|utilize|use|acione)|abandone|evacue|ventile|areje|abra (?:\\S+ ){0,2}(?:janelas?|portas?)|mantenha (?:\\S+ ){0,2}porta fechada|enxague|lave|passe por agua|medic\\p{L}*|centro (?:de informacao )?antivenenos|bombeiros|emergencia medica|chame|contacte|feche|imediat\\p{L}*',
    headings:
      '(?:em caso de )?emergencias?|(?:medidas|procedimentos?) (?:\\S+ ){0,3}emergencias?|primeiros socorros|o que fazer em caso de emergencia',
  },
  ro: {
    conditions: 'daca|in cazul|in caz de|la|dupa',
    topics: {
      fire: 'fum\\p{L}*|incendi\\p{L}*|foc|flacar\\p{L}*|miros de ars|scantei\\p{L}*|explo\\p{L}*|supraincalz\\p{L}*',
      gas: '(?:miros|scurger\\p{L}*) (?:de )?(?:gaz|agent frigorific)\\p{L}*|monoxid',
      shock: 'electrocut\\p{L}*|soc\\p{L}* electric\\p{L}*',
      battery: 'bateri\\p{L}* (?:\\S+ ){0,4}(?:curg\\p{L}*|scurg\\p{L}*|umfl\\p{L}*|deterior\\p{L}*)',
      chemical: 'och\\p{L}*|piele\\p{L}*|inhal\\p{L}*',
      swallowed: 'ingerar\\p{L}*|inghit\\p{L}*|ingest\\p{L}*',
      injury: 'arsur\\p{L}*|ranir\\p{L}*|accident\\p{L}*',
    },
    reactions:
      'deconect\\p{L}*|scoate\\p{L}*|opri\\p{L}*|nu (?:atinge|utiliza|folosi)\\p{L}*|parasi\\p{L}*|aeris\\p{L}*|deschide\\p{L}*|clati\\p{L}*|spala\\p{L}*|medic\\p{L}*|pompieri\\p{L}*|imediat|112',
    headings: '(?:in caz de )?urgent\\p{L}*|prim ajutor',
  },
};
