/** Words of following steps by voice, in all languages of the chat; loaded with the player. */
import type { Spoken } from '../../../../lib/text/spoken.ts';

const english = {
  toggle: 'Hands free',
  listening: 'Say “next”, “back”, “repeat”, “how far” or “stop”.',
  speaking: 'Reads aloud …',
  onlyReads: 'Each step is read aloud. This browser does not understand speech.',
  sentOn: 'Your browser may send what it hears to its maker.',
  problem: {
    denied:
      'The microphone is not allowed. Allow it in the browser’s settings for this page, then try again.',
    failed: 'The browser can’t listen just now. Steps go on with the buttons.',
  },
  /** What is understood; phrases are parted by "|". */
  commands: {
    next: 'next|done|continue|go on|okay',
    back: 'back|previous|go back',
    repeat: 'repeat|again|say again|pardon',
    howFar: 'how far|where am i|which step|how many',
    stop: 'stop|quiet|silence',
  },
};

type HandsFreeTexts = Spoken<typeof english>;

const TEXTS: Record<string, HandsFreeTexts> = {
  en: english,
  de: {
    toggle: 'Freihändig',
    listening: 'Sagen Sie „weiter“, „zurück“, „noch einmal“, „wie weit“ oder „stopp“.',
    speaking: 'Liest vor …',
    onlyReads: 'Jeder Schritt wird vorgelesen. Dieser Browser versteht keine Sprache.',
    sentOn: 'Ihr Browser sendet womöglich an seinen Hersteller, was er hört.',
    problem: {
      denied:
        'Das Mikrofon ist nicht erlaubt. Erlauben Sie es in den Einstellungen des Browsers für diese Seite, und versuchen Sie es noch einmal.',
      failed: 'Der Browser kann gerade nicht zuhören. Mit den Tasten geht es weiter.',
    },
    commands: {
      next: 'weiter|fertig|nächster|nächster schritt|okay',
      back: 'zurück|vorheriger|vorheriger schritt',
      repeat: 'noch einmal|nochmal|wiederholen|wie bitte',
      howFar: 'wie weit|wo bin ich|welcher schritt|wie viele',
      stop: 'stopp|stop|ruhe|aus',
    },
  },
  fr: {
    toggle: 'Mains libres',
    listening: 'Dites « suivant », « retour », « répète », « où j’en suis » ou « stop ».',
    speaking: 'Lecture à voix haute…',
    onlyReads: 'Chaque étape est lue à voix haute. Ce navigateur ne comprend pas la parole.',
    sentOn: 'Votre navigateur peut envoyer ce qu’il entend à son éditeur.',
    problem: {
      denied:
        'Le microphone n’est pas autorisé. Autorisez-le dans les réglages du navigateur pour cette page, puis réessayez.',
      failed: 'Le navigateur ne peut pas écouter pour l’instant. Les boutons permettent de continuer.',
    },
    commands: {
      next: 'suivant|suivante|continue|continuer|terminé|okay|d’accord',
      back: 'retour|précédent|précédente|en arrière',
      repeat: 'répète|répéter|répétez|encore|pardon',
      howFar: 'où j’en suis|où en suis-je|quelle étape|combien',
      stop: 'stop|arrête|arrêtez|silence',
    },
  },
  es: {
    toggle: 'Manos libres',
    listening: 'Diga «siguiente», «atrás», «repite», «cuánto falta» o «para».',
    speaking: 'Leyendo en voz alta…',
    onlyReads: 'Cada paso se lee en voz alta. Este navegador no entiende la voz.',
    sentOn: 'Es posible que su navegador envíe lo que oye a su fabricante.',
    problem: {
      denied:
        'El micrófono no está permitido. Permítalo en los ajustes del navegador para esta página e inténtelo de nuevo.',
      failed: 'El navegador no puede escuchar ahora. Siga con los botones.',
    },
    commands: {
      next: 'siguiente|sigue|continúa|continuar|hecho|listo|okay',
      back: 'atrás|anterior|volver',
      repeat: 'repite|repetir|otra vez|cómo',
      howFar: 'cuánto falta|dónde estoy|qué paso|cuántos',
      stop: 'para|parar|stop|silencio',
    },
  },
  hi: {
    toggle: 'बिना हाथ लगाए',
    listening: '“आगे”, “पीछे”, “दोबारा”, “कितना बाकी” या “रुको” कहें।',
    speaking: 'पढ़कर सुनाया जा रहा है …',
    onlyReads: 'हर चरण पढ़कर सुनाया जाता है। यह ब्राउज़र बोली नहीं समझता।',
    sentOn: 'आपका ब्राउज़र जो सुनता है उसे अपने निर्माता को भेज सकता है।',
    problem: {
      denied: 'माइक्रोफ़ोन की अनुमति नहीं है। इस पेज के लिए ब्राउज़र की सेटिंग में अनुमति दें, फिर दोबारा कोशिश करें।',
      failed: 'ब्राउज़र अभी सुन नहीं सकता। बटनों से आगे बढ़ें।',
    },
    commands: {
      next: 'आगे|अगला|हो गया|ठीक है',
      back: 'पीछे|पिछला|वापस',
      repeat: 'दोबारा|फिर से|दोहराओ|दोहराएँ',
      howFar: 'कितना बाकी|कहाँ हूँ|कौन सा चरण|कितने',
      stop: 'रुको|रुकिए|बंद करो|बस',
    },
  },
};

/** The languages that these words are in, ISO 639-1. */
export const HANDS_FREE_LANGUAGES = Object.keys(TEXTS);

/** @param language ISO 639-1, as the chat is shown; English where there are no words in it */
export const handsFreeTexts = (language: string): HandsFreeTexts => TEXTS[language] ?? english;
