import { CLOSING_UNDO_DAYS } from '../../../../contracts/company/closing.ts';
import type { SiteTexts } from './site-texts.ts';

export const german: SiteTexts = {
  language: 'de',
  languageName: 'Deutsch',
  pages: {
    guide: 'Dokumentation',
    changelog: 'Änderungen',
    status: 'Status',
    security: 'Sicherheit',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  skip: 'Zum Text springen',
  home: 'Startseite',
  login: 'Anmelden',
  dashboard: 'Übersicht',
  theme: 'Hell oder dunkel',
  languages: 'Sprache',
  englishOnly: 'Diesen Text gibt es nur auf Englisch.',
  draft:
    'Dieser Text ist ein Entwurf. Der Betreiber dieser Installation hat ihn noch nicht ausgefüllt oder nicht geprüft; er bindet daher niemanden.',
  missing: 'noch nicht ausgefüllt',
  guide: {
    search: 'Dokumentation durchsuchen',
    searchButton: 'Suchen',
    results: (count, words) => `${count} ${count === 1 ? 'Stelle' : 'Stellen'} zu „${words}“`,
    nothing: (words) =>
      `Nichts gefunden zu „${words}“. Versuchen Sie es mit einem einzelnen Wort, oder sehen Sie die Kapitel durch.`,
    vendors: 'Für Unternehmen',
    hosts: 'Für Betreiber',
    api: 'Beschreibung aller Aufrufe',
    notFound: 'Dieses Kapitel gibt es nicht.',
  },
  status: {
    allWell: 'Alles funktioniert',
    notAllWell: 'Nicht alles funktioniert',
    lede: 'Was das Programm über sich selbst feststellt: Datenbank, Warteschlangen und Modelle. Niemand bearbeitet diese Seite; sie führt keinen Verlauf.',
    checkedAt: (time) => `Stand ${time} UTC, höchstens alle halbe Minute neu.`,
    checks: {
      database: 'Antworten und Ansichten',
      files: 'Hochladen',
      reading: 'Lesen von Handbüchern',
      mails: 'E-Mails',
      meaning: 'Fragen in anderen Worten und Sprachen',
      maintenance: 'Tägliche Wartung',
    },
    states: {
      works: 'Funktioniert',
      slow: 'Funktioniert, später als üblich',
      fails: 'Funktioniert nicht',
      off: 'Hier nicht eingerichtet',
    },
  },
  imprint: {
    name: 'Anbieter',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    representative: 'Vertreten durch',
    register: 'Registereintrag',
    taxId: 'Umsatzsteuer-Identifikationsnummer',
  },
  security: {
    lede: 'Was Unternehmen und ihre Kunden hier schützt, und was nicht. Was von dieser Installation abhängt, wird aus ihren Einstellungen gelesen.',
    paragraphs: [
      {
        heading: 'Unternehmen sind voneinander getrennt',
        text: 'Jede Zeile eines Unternehmens trägt das Unternehmen in ihrem Schlüssel, und jede Abfrage nennt es. Was einem anderen gehört, wird genau so beantwortet wie etwas, das es nicht gibt; automatische Tests prüfen das Aufruf für Aufruf.',
      },
      {
        heading: 'Kunden erreichen einen Chat',
        text: 'Der Link eines Kunden enthält 192 zufällige Bits und öffnet einen Chat zu einem Produkt. Kunden haben kein Konto und hinterlassen kein Passwort.',
      },
      {
        heading: 'Anmelden',
        text: 'Passwörter werden nur als Argon2id-Hashes gespeichert; die am häufigsten bekannt gewordenen werden abgelehnt. Jedes Konto kann einen zweiten Schritt einschalten. Falsche Versuche werden je Konto und je Adresse gebremst. Niemand kann sich als jemand anderes anmelden.',
      },
      {
        heading: 'Hochgeladene Dateien',
        text: 'Handbücher und Bilder werden in einem eigenen Prozess mit begrenzter Zeit und begrenztem Speicher geöffnet. Nach Viren wird nicht gesucht.',
      },
      {
        heading: 'Löschen',
        text: `Eine Unterhaltung oder ein Kunde wird sofort gelöscht, wenn das Unternehmen es verlangt, mit Beleg. Ein Unternehmen, das geschlossen wird, ist sofort für niemanden mehr erreichbar und wird ${CLOSING_UNDO_DAYS} Tage danach als Ganzes gelöscht. Frühere Sicherungen enthalten sie, bis sie weggeworfen werden.`,
      },
      {
        heading: 'Protokolle und Prüfpfad',
        text: 'Protokolle enthalten keine Fragen, Namen, Adressen oder Links, wohl aber die Netzadresse von Anmeldungen und abgelehnten Aufrufen. Was Administratoren tun und was Daten zerstört, steht in einem versiegelten Prüfpfad.',
      },
      {
        heading: 'Was Browser laden',
        text: 'Die Seiten laden nichts von anderen Websites, außer Videos, auf die ein Unternehmen verweist. Es gibt keine Cookies, keine Tracker und keine Werbung.',
      },
      {
        heading: 'Was das Programm nicht tut',
        text: 'Es verschlüsselt die Festplatte nicht und spricht selbst kein TLS: Beides ist Sache des Betreibers. Es hat kein Zertifikat wie ISO 27001 oder SOC 2.',
      },
    ],
    storedTitle: 'Was wo gespeichert wird',
    stored: {
      database: {
        embedded:
          'Konten, Fragen, Antworten und der Text der Handbücher: in einer Datenbank auf diesem Server.',
        server:
          'Konten, Fragen, Antworten und der Text der Handbücher: in der PostgreSQL-Datenbank des Betreibers.',
      },
      files: {
        folder:
          'Handbücher und Bilder als Dateien: auf diesem Server. Fotos, die Kunden senden, werden nicht aufbewahrt.',
        bucket:
          'Handbücher und Bilder als Dateien: im Objektspeicher des Betreibers. Fotos, die Kunden senden, werden nicht aufbewahrt.',
      },
      conversations: (days) =>
        days === null
          ? 'Unterhaltungen bleiben, bis das Unternehmen sie löscht, oder so lange, wie es gewählt hat.'
          : `Unterhaltungen werden nach ${days} Tagen gelöscht, oder früher, wenn das Unternehmen es so gewählt hat.`,
    },
    subprocessorsTitle: 'Unterauftragsverarbeiter',
    noSubprocessors:
      'Keine. Fragen werden auf diesem Server beantwortet; kein Sprachmodell und kein anderer Dienst wird befragt.',
    subprocessors: {
      mail: 'Ein Mailserver stellt E-Mails zu: Er sieht die Adresse des Empfängers und die E-Mail.',
      files: 'Ein Objektspeicher bewahrt Handbücher und Bilder auf.',
      model:
        'Ein Sprachmodell, das der Betreiber angebunden hat, formuliert Antworten: Es erhält die Frage, die Fragen davor und höchstens fünf Textstellen, nie einen Namen oder eine Adresse.',
      vision:
        'Ein Modell für Fotos, ebenfalls vom Betreiber angebunden, beschreibt Fotos von Kunden, die zu keinem Fehlerbild passen.',
    },
    reportTitle: 'Eine Schwachstelle melden',
    report: (address) =>
      address === null
        ? 'Schreiben Sie dem Betreiber dieser Installation.'
        : `Schreiben Sie an ${address}. Bitte lassen Sie Zeit, sie zu beheben, bevor Sie sie veröffentlichen.`,
  },
};
