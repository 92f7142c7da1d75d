import { CLOSING_UNDO_DAYS } from '../../../../contracts/company/closing.ts';
import type { SiteTexts } from './site-texts.ts';

export const spanish: SiteTexts = {
  language: 'es',
  languageName: 'Español',
  pages: {
    guide: 'Documentación',
    changelog: 'Novedades',
    status: 'Estado',
    security: 'Seguridad',
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
  },
  skip: 'Ir al texto',
  home: 'Inicio',
  login: 'Iniciar sesión',
  dashboard: 'Panel',
  theme: 'Claro u oscuro',
  languages: 'Idioma',
  englishOnly: 'Este texto solo existe en inglés.',
  draft:
    'Este texto es un borrador. Quien gestiona esta instalación aún no lo ha rellenado o revisado, así que no obliga a nadie.',
  missing: 'aún sin rellenar',
  guide: {
    search: 'Buscar en la documentación',
    searchButton: 'Buscar',
    results: (count, words) => `${count} ${count === 1 ? 'lugar' : 'lugares'} para «${words}»`,
    nothing: (words) =>
      `No se ha encontrado nada para «${words}». Pruebe con una sola palabra o mire los capítulos.`,
    vendors: 'Para empresas',
    hosts: 'Para quien lo gestiona',
    api: 'Descripción de todas las llamadas',
    notFound: 'Ese capítulo no existe.',
  },
  status: {
    allWell: 'Todo funciona',
    notAllWell: 'No todo funciona',
    lede: 'Lo que el programa comprueba de sí mismo: base de datos, colas y modelos. Nadie edita esta página, y no guarda historial.',
    checkedAt: (time) => `Comprobado a las ${time} UTC, como mucho cada medio minuto.`,
    checks: {
      database: 'Respuestas y pantallas',
      files: 'Subida de archivos',
      reading: 'Lectura de manuales',
      mails: 'Correos',
      meaning: 'Preguntas con otras palabras y en otros idiomas',
      maintenance: 'Mantenimiento diario',
    },
    states: {
      works: 'Funciona',
      slow: 'Funciona, más tarde de lo habitual',
      fails: 'No funciona',
      off: 'No configurado aquí',
    },
  },
  imprint: {
    name: 'Proveedor',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    representative: 'Representado por',
    register: 'Registro',
    taxId: 'Número de IVA',
  },
  security: {
    lede: 'Qué protege aquí a las empresas y a sus clientes, y qué no. Lo que depende de esta instalación se lee de sus ajustes.',
    paragraphs: [
      {
        heading: 'Las empresas están separadas',
        text: 'Cada fila de una empresa lleva la empresa en su clave, y cada consulta la nombra. Lo que es de otra empresa recibe exactamente la misma respuesta que lo que no existe; pruebas automáticas lo intentan llamada por llamada.',
      },
      {
        heading: 'Los clientes llegan a un solo chat',
        text: 'El enlace de un cliente contiene 192 bits aleatorios y abre un chat de un producto. Los clientes no tienen cuenta ni dejan contraseña.',
      },
      {
        heading: 'Inicio de sesión',
        text: 'Las contraseñas se guardan solo como resúmenes Argon2id; se rechazan las que más se han filtrado. Cada cuenta puede activar un segundo paso. Los intentos fallidos se frenan por cuenta y por dirección. Nadie puede iniciar sesión como otra persona.',
      },
      {
        heading: 'Archivos subidos',
        text: 'Los manuales y las imágenes se abren en un proceso aparte, con límites de tiempo y memoria. Ningún antivirus los examina.',
      },
      {
        heading: 'Borrado',
        text: `Una conversación o un cliente se borra en cuanto la empresa lo pide, con un recibo. Una empresa que se cierra deja de estar al alcance de nadie al instante, y se borra entera ${CLOSING_UNDO_DAYS} días después. Las copias de seguridad anteriores lo conservan hasta que se tiran.`,
      },
      {
        heading: 'Registros y auditoría',
        text: 'Los registros no contienen preguntas, nombres, direcciones ni enlaces, pero sí la dirección de red de los inicios de sesión y de las llamadas rechazadas. Lo que hacen los administradores, y lo que destruye datos, queda en un registro de auditoría sellado.',
      },
      {
        heading: 'Qué cargan los navegadores',
        text: 'Las páginas no cargan nada de otros sitios, salvo los vídeos que enlaza una empresa. No hay cookies, rastreadores ni publicidad.',
      },
      {
        heading: 'Lo que el programa no hace',
        text: 'No cifra el disco ni habla TLS por sí mismo: ambas cosas son de quien lo gestiona. No tiene certificados como ISO 27001 o SOC 2.',
      },
    ],
    storedTitle: 'Qué se guarda y dónde',
    stored: {
      database: {
        embedded:
          'Cuentas, preguntas, respuestas y texto de los manuales: en una base de datos de este servidor.',
        server:
          'Cuentas, preguntas, respuestas y texto de los manuales: en la base PostgreSQL de quien lo gestiona.',
      },
      files: {
        folder:
          'Manuales e imágenes, como archivos: en este servidor. Las fotos que envían los clientes no se guardan.',
        bucket:
          'Manuales e imágenes, como archivos: en el almacén de objetos de quien lo gestiona. Las fotos que envían los clientes no se guardan.',
      },
      conversations: (days) =>
        days === null
          ? 'Las conversaciones se guardan hasta que la empresa las borra, o el tiempo que haya elegido.'
          : `Las conversaciones se borran a los ${days} días, o antes si la empresa lo ha elegido así.`,
    },
    subprocessorsTitle: 'Subencargados',
    noSubprocessors:
      'Ninguno. Las preguntas se responden en este servidor; no se consulta ningún modelo de lenguaje ni otro servicio.',
    subprocessors: {
      mail: 'Un servidor de correo entrega los correos: ve la dirección del destinatario y el correo.',
      files: 'Un almacén de objetos guarda manuales e imágenes.',
      model:
        'Un modelo de lenguaje conectado por quien gestiona la instalación redacta respuestas: recibe la pregunta, las anteriores y como mucho cinco pasajes, nunca un nombre ni una dirección.',
      vision:
        'Un modelo para fotos, también conectado por quien gestiona la instalación, describe las fotos de clientes que no coinciden con ninguna imagen de error.',
    },
    reportTitle: 'Avisar de un fallo de seguridad',
    report: (address) =>
      address === null
        ? 'Escriba a quien gestiona esta instalación.'
        : `Escriba a ${address}. Por favor, deje tiempo para corregirlo antes de publicarlo.`,
  },
};
