/** How manuals say what to do in an emergency in Slavic languages and in Greek; forms as in kinds.ts. */
import type { InstructionWords } from '../kinds.ts';

export const SLAVIC: Readonly<Record<string, InstructionWords>> = {
  pl: {
    conditions: 'jesli|jezeli|w (?:razie|przypadku)|gdy|po',
    topics: {
      fire: 'dym\\p{L}*|pozar\\p{L}*|ogien|ognia|plomien\\p{L}*|spalenizn\\p{L}*|iskr\\p{L}*|zapal\\p{L}*|wybuch\\p{L}*|przegrz\\p{L}*',
      gas: 'gaz\\p{L}*|czad\\p{L}*|tlenek wegla|czynnik\\p{L}* chlodnicz\\p{L}*',
      shock: 'porazeni\\p{L}*',
      battery:
        'wyciek\\p{L}* (?:\\S+ ){0,4}(?:bateri|akumulator)\\p{L}*|(?:bateri|akumulator)\\p{L}* (?:\\S+ ){0,4}(?:wyciek\\p{L}*|cieknie|spuchn\\p{L}*)',
      chemical: 'ocz\\p{L}*|skor\\p{L}*|wdych\\p{L}*',
      swallowed: 'polkni\\p{L}*|spozyci\\p{L}*',
      injury: 'oparz\\p{L}*|obraze\\p{L}*|urazu|wypadk\\p{L}*|zrani\\p{L}*',
    },
    reactions:
      'odlacz\\p{L}*|wylacz\\p{L}*|wyjmij|wyciagn\\p{L}*|nie (?:dotyka|uzywa)\\p{L}*|opuscic|opusc|przewietrz\\p{L}*|otworz\\p{L}*|przeplu\\p{L}*|plukac|przemy\\p{L}*|lekarz\\p{L}*|straz\\p{L}*|pogotowie|natychmiast|zamkn\\p{L}*',
    headings:
      'w (?:nag\\p{L}+ )?(?:razie|przypadku) (?:awarii|zagrozenia|wypadku)|sytuacj\\p{L}* awaryjn\\p{L}*|pierwsza pomoc',
  },
  cs: {
    conditions: 'pokud|jestlize|v pripade|pri|po',
    topics: {
      fire: 'kour\\p{L}*|pozar\\p{L}*|ohen|ohn\\p{L}*|plamen\\p{L}*|spalenin\\p{L}*|jiskr\\p{L}*|vybuch\\p{L}*|prehrat\\p{L}*',
      gas: 'plyn\\p{L}*|oxid\\p{L}* uhelnat\\p{L}*|chladiv\\p{L}*',
      shock: 'uraz\\p{L}* elektrick\\p{L}*|zasah\\p{L}* (?:el\\p{L}* )?proudem',
      battery:
        'bateri\\p{L}* (?:\\S+ ){0,4}(?:vyte\\p{L}*|poskoz\\p{L}*)|vyte\\p{L}* (?:\\S+ ){0,4}bateri\\p{L}*',
      chemical: 'oci|ocima|pokozk\\p{L}*|kuzi|vdech\\p{L}*',
      swallowed: 'pozit\\p{L}*|spolknut\\p{L}*',
      injury: 'zranen\\p{L}*|popalen\\p{L}*|oparen\\p{L}*|uraz\\p{L}*',
    },
    reactions:
      'odpoj\\p{L}*|vypn\\p{L}*|vytahn\\p{L}*|nedotyk\\p{L}*|nepouziv\\p{L}*|opust\\p{L}*|vetr\\p{L}*|otevr\\p{L}*|vyplachn\\p{L}*|omyj\\p{L}*|lekar\\p{L}*|hasic\\p{L}*|ihned|okamzite|zavr\\p{L}*',
    headings: 'v pripade nouze|nouzove (?:situace|postupy)|prvni pomoc',
  },
  ru: {
    conditions: 'если|при|в случае|после',
    topics: {
      fire: 'дым\\p{L}*|пожар\\p{L}*|огон\\p{L}*|огн\\p{L}*|пламя|пламени|гарь|гари|запах\\p{L}* гарел\\p{L}*|горел\\p{L}*|искр\\p{L}*|возгоран\\p{L}*|взрыв\\p{L}*|перегрев\\p{L}*',
      gas: '(?:запах|утечк)\\p{L}* (?:газа|хладагент\\p{L}*)|угарн\\p{L}*',
      shock: 'поражени\\p{L}* (?:электрическим )?током|удар\\p{L}* током',
      battery:
        '(?:батаре|аккумулятор)\\p{L}* (?:\\S+ ){0,4}(?:протек\\p{L}*|вздут\\p{L}*|поврежд\\p{L}*|вытек\\p{L}*)',
      chemical: 'глаз\\p{L}*|кож\\p{L}*|вдыхан\\p{L}*',
      swallowed: 'проглат\\p{L}*|проглоч\\p{L}*|проглот\\p{L}*',
      injury: 'ожог\\p{L}*|травм\\p{L}*|несчастн\\p{L}*',
    },
    reactions:
      'отключ\\p{L}*|выключ\\p{L}*|отсоедин\\p{L}*|вын[уь]\\p{L}*|вытащ\\p{L}*|не (?:прикаса|трога|используй|пользуй)\\p{L}*|покин\\p{L}*|проветр\\p{L}*|откро\\p{L}*|промо\\p{L}*|промы\\p{L}*|врач\\p{L}*|пожарн\\p{L}*|немедленно|срочно|закро\\p{L}*',
    headings:
      'в (?:экстренн|чрезвычайн|аварийн)\\p{L}* (?:случа|ситуаци)\\p{L}*|(?:экстренн|чрезвычайн|аварийн)\\p{L}* ситуаци\\p{L}*|первая помощь',
  },
  uk: {
    conditions: 'якщо|при|у разі|в разі|після|у випадку',
    topics: {
      fire: 'дим\\p{L}*|пожеж\\p{L}*|вогон\\p{L}*|вогн\\p{L}*|полум\\p{L}*|горіл\\p{L}*|іскр\\p{L}*|займан\\p{L}*|вибух\\p{L}*|перегрів\\p{L}*',
      gas: '(?:запах|витік|витоку)\\p{L}* (?:газу|холодоагент\\p{L}*)|чадн\\p{L}*',
      shock: 'ураженн\\p{L}* (?:електричним )?струмом',
      chemical: 'оч[іе]\\p{L}*|шкір\\p{L}*|вдихан\\p{L}*',
      swallowed: 'проковт\\p{L}*',
      injury: 'опік\\p{L}*|травм\\p{L}*',
    },
    reactions:
      "від[’']?єдна\\p{L}*|вимкн\\p{L}*|витягн\\p{L}*|не (?:торка|використову)\\p{L}*|провітр\\p{L}*|відчин\\p{L}*|промий\\p{L}*|лікар\\p{L}*|пожежн\\p{L}*|негайно",
    headings: '(?:у|в) (?:надзвичайн|екстрен)\\p{L}*|перша допомога',
  },
  el: {
    conditions: 'αν|εαν|σε περιπτωση|οταν|μετα',
    topics: {
      fire: 'καπν\\p{L}*|φωτια\\p{L}*|πυρκαγι\\p{L}*|φλογ\\p{L}*|καμεν\\p{L}*|σπιθ\\p{L}*|σπινθηρ\\p{L}*|αναφλεξ\\p{L}*|εκρηξ\\p{L}*|υπερθερμ\\p{L}*',
      gas: '(?:οσμη|μυρωδια|διαρροη) (?:αεριου|ψυκτικου)|μονοξειδ\\p{L}*',
      shock: 'ηλεκτροπληξ\\p{L}*',
      chemical: 'ματι\\p{L}*|δερμα\\p{L}*|εισπνο\\p{L}*',
      swallowed: 'καταπο\\p{L}*|καταπι\\p{L}*',
      injury: 'εγκαυμ\\p{L}*|τραυματ\\p{L}*|ατυχημ\\p{L}*',
    },
    reactions:
      'αποσυνδεσ\\p{L}*|σβησ\\p{L}*|απενεργοποι\\p{L}*|βγαλτε|μην (?:αγγι|χρησιμοποι)\\p{L}*|αερισ\\p{L}*|ανοιξ\\p{L}*|ξεπλυν\\p{L}*|γιατρ\\p{L}*|πυροσβεστ\\p{L}*|αμεσως',
    headings: 'εκτακτ\\p{L}* αναγκ\\p{L}*|πρωτες βοηθειες',
  },
};
