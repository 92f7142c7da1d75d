/** How prices are asked for, by language. */
const ASKED = [
  "how much (?:does|do|did|will|would) [^.?!]{1,60} cost|what (?:does|do|will|would) [^.?!]{1,60} cost|how expensive|prices? (?:of|for)|what(?:[’']?s| is) the price",
  'was kosten?|kostet (?:das|es|er|sie) (?:was|etwas)|wie ?viel kosten?t?|was kostet|wie teuer|preise? (?:für|vo[nm]|eine[rs]?|de[rs])',
  "combien (?:[çc]a )?co[ûu]te(?:nt)?|[çc]a co[ûu]te combien|quel(?: est)? (?:le )?prix|prix (?:d[eu]|des) ?|prix d[’']une?",
  'cu[áa]nto (?:cuestan?|valen?|sale)|qu[ée] precio|precio de(?:l| la)?',
  'quanto costan?o?|che prezzo|prezzo d(?:i|el|ella)',
  'wat kost(?:en)?|hoeveel kost(?:en)?|hoe duur|prijs van',
  'quanto custam?|qual (?:é )?o pre[çc]o|pre[çc]o d[aeo]',
].join('|');

/** Signs and names of currencies, and what an amount without one may be called. */
const CURRENCY = '[€$£¥₹]|EUR|USD|CHF|GBP|PLN|zł|euros?|dollars?|francs?|franken|pounds?';
const CALLED =
  'price|fee|flat rate|preis|pauschale|gebühr|prix|forfait|tarif|precio|tarifa|prezzo|tariffa|prijs|tarief|kosten|preço|taxa';

const ASKS = new RegExp(String.raw`(?<!\p{L})(?:${ASKED})(?!\p{L})`, 'iu');
const STATES = new RegExp(
  String.raw`(?:${CURRENCY})\s?\d|\d\s?(?:${CURRENCY})(?!\p{L})|(?:${CALLED})(?!\p{L})[^.\d]{0,20}\d`,
  'iu',
);

/** Whether a question, as it was asked, wants to know a price: manuals hardly ever tell one. */
export const asksPrice = (question: string): boolean => ASKS.test(question);

/** Whether a text states a price. */
export const statesPrice = (text: string): boolean => STATES.test(text);
