/** What figures are called above or below them in the languages manuals come in, parted by "|"; with a number they are a label. */
export const FIGURE_WORDS =
  'fig(?:ure|ura|uur|ur)?|abb(?:ildung)?|bild|image|photo|diagram|illustration|afb(?:eelding)?|rys(?:unek)?|obr(?:ázek|ázok)?|kuva|ábra|şekil|рис(?:унок)?|εικόνα|σχήμα';

/** The same of tables. */
export const TABLE_WORDS =
  'table|tabelle|tableau|tabla|tabella|tabela|tabelul|tabell?|taulukko|tabulka|tabuľka|táblázat|tablo|таблица|πίνακας';

/** The same of examples and listings, where these are numbered by chapter: "Example 1" may be a heading. */
export const EXAMPLE_WORDS =
  'example|listing|beispiel|exemple|ejemplo|esempio|exemplo|listado|voorbeeld|eksempel|exempel|przykład|příklad|példa';
