/** How a language names what a new owner does first, and how it asks about that and about a task of the manual. */
export type Phrases = {
  /** What chapters about the first use are called, and what is asked of them; the first that fits counts. */
  firstUse: readonly (readonly [heading: RegExp, question: string])[];
  /** Headings that name something to do, as they are printed, and how one asks for it. Null for English: its headings are read by their verbs. */
  task: { named: RegExp; ask: (heading: string) => string } | null;
};

/** By ISO 639-1 language. */
export const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    firstUse: [
      [
        /\bfirst[- ](?:use|time)\b|\bbefore (?:initial )?use\b|\binitial use\b/u,
        'What must I do before I use it for the first time?',
      ],
      [
        /\bget(?:ting)? started\b|\bquick[- ]start\b|\bstart-up\b|\bcommissioning\b|\binitial (?:set-?up|operation)\b/u,
        'How do I get started?',
      ],
      [/\bset(?:ting)?[- ]?up\b|\binstall(?:ation|ing)\b|\bassembly\b|\bunpacking\b/u, 'How do I set it up?'],
    ],
    task: null,
  },
  de: {
    firstUse: [
      [
        /\berst(?:e[mnr]?|mal\p{L}*)\b|\berst(?:inbetriebnahme|gebrauch)/u,
        'Was muss ich vor dem ersten Gebrauch tun?',
      ],
      [/inbetriebnahme|in betrieb nehmen|schnellstart|kurzanleitung/u, 'Wie nehme ich das Gerät in Betrieb?'],
      [/aufstell|montage|montieren|installation|installieren|einbau/u, 'Wie stelle ich das Gerät auf?'],
    ],
    task: {
      named:
        /\s\p{Ll}+(?:en|e[lr]n)$|^(?!Beschreib|Bedeut|Erklär|Vorstell|Anforder|Beding|Meld)\p{L}{4,}(?:en|e[lr]n|ung) (?:des|der|eines|einer|von)\s/u,
      ask: (heading) => `${heading}: Wie geht das?`,
    },
  },
  fr: {
    firstUse: [
      [
        /premi[eè]re (?:utilisation|mise)|avant (?:la première |toute |l[’'])utilisation/u,
        'Que faire avant la première utilisation ?',
      ],
      [
        /mise en (?:service|marche)|prise en main|démarrage rapide/u,
        'Comment mettre l’appareil en service ?',
      ],
      [/installation|installer|montage|mise en place/u, 'Comment installer l’appareil ?'],
    ],
    task: {
      named:
        /^\p{L}{2,}(?:er|ir|re) \p{L}|^(?!Descri|Posi|Inform|Condi|Fonc|Indic|Expli|Signif|Déclar)\p{L}{4,}(?:age|tion|ment) (?:du|de|des|d[’'])/u,
      ask: (heading) => `${heading} : comment faire ?`,
    },
  },
  es: {
    firstUse: [
      [
        /primer(?:a)? (?:uso|vez|utilización)|antes del (?:primer )?uso/u,
        '¿Qué hay que hacer antes del primer uso?',
      ],
      [/puesta en (?:marcha|servicio)|primeros pasos|inicio rápido/u, '¿Cómo se pone en marcha?'],
      [/instalación|instalar|montaje/u, '¿Cómo se instala?'],
    ],
    task: {
      named:
        /^\p{L}{2,}[aei]r \p{L}|^(?!Descri|Posi|Inform|Condi|Func|Indic|Expli|Declar)\p{L}{4,}(?:ción|miento|eza|aje) (?:de|del)\s/u,
      ask: (heading) => `${heading}: ¿cómo se hace?`,
    },
  },
  it: {
    firstUse: [
      [
        /prim[ao] (?:uso|utilizzo|volta|accensione)|prima dell[’']uso/u,
        'Che cosa si deve fare prima del primo utilizzo?',
      ],
      [/messa in (?:funzione|servizio)|primi passi|guida rapida/u, 'Come si mette in funzione?'],
      [/installazione|installare|montaggio/u, 'Come si installa?'],
    ],
    task: {
      named:
        /^\p{L}{2,}(?:[aei]re|rre) \p{L}|^(?!Descri|Posi|Inform|Condi|Funzi|Indic|Spieg|Dichiar)\p{L}{3,}(?:zione|zia|mento|aggio) (?:del|della|dell[’']|dei|degli|delle|di)/u,
      ask: (heading) => `${heading}: come si fa?`,
    },
  },
  nl: {
    firstUse: [
      [
        /eerste (?:gebruik|keer|ingebruikname)|voor (?:het )?gebruik/u,
        'Wat moet ik voor het eerste gebruik doen?',
      ],
      [/ingebruikname|in gebruik nemen|aan de slag|snelstart/u, 'Hoe neem ik het apparaat in gebruik?'],
      [/installatie|installeren|montage|plaatsen/u, 'Hoe installeer ik het apparaat?'],
    ],
    task: { named: /\s\p{Ll}+en$|^\p{L}{3,}en van\s/u, ask: (heading) => `${heading}: hoe doe ik dat?` },
  },
  pt: {
    firstUse: [
      [
        /primeir[ao] (?:uso|utilização|vez)|antes d[ae] (?:usar|utilizar|utilização)|antes do uso/u,
        'O que devo fazer antes da primeira utilização?',
      ],
      [
        /colocação em funcionamento|entrada em serviço|primeiros passos|início rápido/u,
        'Como coloco o aparelho em funcionamento?',
      ],
      [/instalação|instalar|montagem/u, 'Como se instala?'],
    ],
    task: {
      named:
        /^\p{L}{2,}[aei]r \p{L}|^(?!Descri|Posi|Inform|Condi|Fun[cç]|Indic|Expli|Declar)\p{L}{4,}(?:ção|mento|eza|agem) (?:de|do|da|dos|das)\s/u,
      ask: (heading) => `${heading}: como se faz?`,
    },
  },
};
