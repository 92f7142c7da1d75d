/** Words of what saves a chat on a device, in all languages of the chat: they are loaded with it alone. */
import { countOf } from '../../../lib/text/count.ts';
import { LOCALE } from '../../../lib/text/locale.ts';
import type { Spoken } from '../../../lib/text/spoken.ts';

const english = {
  save: 'Save for offline',
  saved: 'Saved for offline',
  title: 'Save this chat on your device',
  measuring: 'Looking how large it is…',
  text: (size: string) =>
    `Then your device answers without reception, from the same manual. This takes ${size}.`,
  pictures: (count: string, size: string) => `With the pictures (${count}), about ${size} more`,
  saving: 'Saving…',
  isSaved: 'Your device answers without reception. What you ask then is sent when you are online again.',
  failed: 'It could not be saved. Check the connection and the free space, then try again.',
  notRemoved: 'What you asked offline is not sent yet. Connect, then remove it again.',
  remove: 'Remove from this device',
  answersHere: (date: string) => `You are offline. This device answers; its manual is as of ${date}.`,
  waiting: (count: number) => `${countOf(count, 'question')} will be sent when you are online again.`,
  newer: 'The manual has changed. The new version is saved on this device.',
} as const;

type OfflineTexts = Spoken<typeof english>;

const german: OfflineTexts = {
  save: 'Offline speichern',
  saved: 'Offline gespeichert',
  title: 'Diesen Chat auf dem Gerät speichern',
  measuring: 'Die Größe wird ermittelt…',
  text: (size) => `Dann antwortet Ihr Gerät auch ohne Empfang, aus derselben Anleitung. Das braucht ${size}.`,
  pictures: (count, size) => `Mit den Bildern (${count}), etwa ${size} mehr`,
  saving: 'Wird gespeichert…',
  isSaved:
    'Ihr Gerät antwortet auch ohne Empfang. Was Sie dann fragen, wird gesendet, sobald Sie wieder online sind.',
  failed:
    'Das Speichern ist gescheitert. Prüfen Sie die Verbindung und den freien Speicher und versuchen Sie es noch einmal.',
  notRemoved:
    'Was Sie offline gefragt haben, ist noch nicht gesendet. Stellen Sie die Verbindung her und entfernen Sie den Chat dann noch einmal.',
  remove: 'Von diesem Gerät entfernen',
  answersHere: (date) => `Sie sind offline. Dieses Gerät antwortet; seine Anleitung ist vom Stand ${date}.`,
  waiting: (count) =>
    `${countOf(count, 'Frage wird', 'Fragen werden')} gesendet, sobald Sie wieder online sind.`,
  newer: 'Die Anleitung hat sich geändert. Die neue Fassung ist auf diesem Gerät gespeichert.',
};

const french: OfflineTexts = {
  save: 'Enregistrer hors ligne',
  saved: 'Enregistré hors ligne',
  title: 'Enregistrer ce chat sur votre appareil',
  measuring: 'Calcul de la taille…',
  text: (size) => `Votre appareil répond alors sans réseau, à partir du même manuel. Cela prend ${size}.`,
  pictures: (count, size) => `Avec les images (${count}), environ ${size} de plus`,
  saving: 'Enregistrement…',
  isSaved:
    'Votre appareil répond sans réseau. Ce que vous demandez alors est envoyé dès que vous êtes de nouveau en ligne.',
  failed: 'L’enregistrement a échoué. Vérifiez la connexion et l’espace libre, puis réessayez.',
  notRemoved:
    'Vos questions posées hors ligne ne sont pas encore envoyées. Connectez-vous, puis supprimez à nouveau.',
  remove: 'Supprimer de cet appareil',
  answersHere: (date) => `Vous êtes hors ligne. Cet appareil répond ; son manuel date du ${date}.`,
  waiting: (count) =>
    `${countOf(count, 'question sera envoyée', 'questions seront envoyées')} dès que vous serez de nouveau en ligne.`,
  newer: 'Le manuel a changé. La nouvelle version est enregistrée sur cet appareil.',
};

const spanish: OfflineTexts = {
  save: 'Guardar sin conexión',
  saved: 'Guardado sin conexión',
  title: 'Guardar este chat en su dispositivo',
  measuring: 'Calculando el tamaño…',
  text: (size) => `Entonces su dispositivo responde sin cobertura, con el mismo manual. Ocupa ${size}.`,
  pictures: (count, size) => `Con las imágenes (${count}), unos ${size} más`,
  saving: 'Guardando…',
  isSaved:
    'Su dispositivo responde sin cobertura. Lo que pregunte entonces se envía cuando vuelva a tener conexión.',
  failed: 'No se pudo guardar. Compruebe la conexión y el espacio libre, e inténtelo de nuevo.',
  notRemoved: 'Lo que preguntó sin conexión aún no se ha enviado. Conéctese y quítelo de nuevo.',
  remove: 'Quitar de este dispositivo',
  answersHere: (date) => `No tiene conexión. Responde este dispositivo; su manual es del ${date}.`,
  waiting: (count) =>
    `${countOf(count, 'pregunta se enviará', 'preguntas se enviarán')} cuando vuelva a tener conexión.`,
  newer: 'El manual ha cambiado. La nueva versión está guardada en este dispositivo.',
};

const hindi: OfflineTexts = {
  save: 'ऑफ़लाइन के लिए सहेजें',
  saved: 'ऑफ़लाइन के लिए सहेजा गया',
  title: 'यह चैट अपने डिवाइस पर सहेजें',
  measuring: 'आकार देखा जा रहा है…',
  text: (size) => `फिर आपका डिवाइस नेटवर्क के बिना भी उसी मैनुअल से उत्तर देता है। इसके लिए ${size} चाहिए।`,
  pictures: (count, size) => `चित्रों के साथ (${count}), लगभग ${size} और`,
  saving: 'सहेजा जा रहा है…',
  isSaved: 'आपका डिवाइस नेटवर्क के बिना भी उत्तर देता है। तब आप जो पूछते हैं, वह फिर से ऑनलाइन होने पर भेजा जाता है।',
  failed: 'सहेजा नहीं जा सका। कनेक्शन और खाली जगह जाँचें, फिर दोबारा कोशिश करें।',
  notRemoved: 'आपने ऑफ़लाइन जो पूछा वह अभी भेजा नहीं गया है। ऑनलाइन हों, फिर दोबारा हटाएँ।',
  remove: 'इस डिवाइस से हटाएँ',
  answersHere: (date) => `आप ऑफ़लाइन हैं। यह डिवाइस उत्तर देता है; इसका मैनुअल ${date} तक का है।`,
  waiting: (count) => `${countOf(count, 'प्रश्न', 'प्रश्न')} फिर से ऑनलाइन होने पर भेजे जाएँगे।`,
  newer: 'मैनुअल बदल गया है। नया संस्करण इस डिवाइस पर सहेजा गया है।',
};

const LANGUAGES: Readonly<Record<string, OfflineTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  hi: hindi,
};

/** The words in the language of the chat. Read them when something is shown. */
export const offlineTexts = (): OfflineTexts => LANGUAGES[LOCALE.split('-', 1)[0] ?? ''] ?? english;

/** For the test that each language says all of it. */
export const offlineLanguages = LANGUAGES;
