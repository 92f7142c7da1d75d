import { normaliseText } from './normalise.ts';

/**
 * Words that say nothing about what a question is about, by ISO 639-1 language. Written without
 * apostrophes too, because people type "dont" and "whats".
 */
const ENGLISH =
  'a an the this that these those is are was were be been being am do does did doing done can could may might must ' +
  'shall should will would have has had having i me my mine we us our you your yours he she it its they them their ' +
  'what which who whom whose when where why how if then than so as of in on at by for from to into with about and ' +
  "or but not no nor there here any some also just please tell want need like get got let make there's i'm i'd i've " +
  "it's don't can't won't isn't aren't doesn't didn't im ive dont cant wont isnt arent doesnt didnt whats thats " +
  "what's that's hi hello thanks thank help me";

const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr ' +
  'mich mir mein meine meinen meinem dein sein ihre ist sind war waren wird werden wurde kann kannst man muss soll ' +
  'darf hat haben habe wie was wer wo wann warum welche welcher welches zu zum zur im in am an auf aus bei mit nach ' +
  'von vom vor für über unter durch um als auch nur noch schon sich so dass wenn dann da hier bitte';

const FRENCH =
  'le la les un une des du de au aux et ou mais ne pas je tu il elle on nous vous ils elles me te se mon ma mes ton ' +
  'ta tes son sa ses notre votre leur leurs est sont suis être avoir ai as a avons ont peut dois faut comment que ' +
  "qui quoi quel quelle quels quelles où quand pourquoi ce cet cette ces dans sur sous avec sans pour par en y d' l'";

const SPANISH =
  'el la los las un una unos unas de del al y o pero no yo tú él ella nosotros ustedes ellos me te se mi mis tu tus ' +
  'su sus es son está están ser estar hay tengo tiene puede puedo debo cómo como qué que quién cuál cuáles dónde ' +
  'donde cuándo cuando por para con sin en sobre a ante desde hasta lo le les este esta estos estas ese esa';

const ITALIAN =
  'il lo la i gli le un uno una di del dello della dei degli delle a al alla da dal in nel nella con su sul per tra e ' +
  'o ma non io tu lui lei noi voi loro mi ti si ci vi mio mia tuo suo è sono sei ho ha hanno essere avere come che ' +
  'chi cosa quale quali dove quando perché questo questa questi queste devo posso può';

const DUTCH =
  'de het een en of maar niet geen ik jij je u hij zij ze wij we jullie mij me mijn jouw uw zijn haar ons is ben bent ' +
  'was waren wordt worden kan kunnen moet moeten mag heeft heb hebben hoe wat wie waar wanneer waarom welke te in op ' +
  'aan met van voor door bij naar uit over om als dan ook nog er hier dit dat deze die';

const PORTUGUESE =
  'o a os as um uma uns umas de do da dos das e ou mas não eu tu ele ela nós vós eles elas você vocês me te se lhe meu ' +
  'minha meus minhas seu sua seus suas é são está estão ser estar há tem tenho pode posso devo como que quem qual ' +
  'quais onde quando porque por para com sem em no na nos nas ao à aos às sobre este esta estes estas esse essa isto ' +
  'isso já também mais muito';

const DANISH =
  'en et den det de der som og eller men ikke ingen jeg du han hun vi i mig dig min mit mine din dit dine sin sit er ' +
  'var været bliver blev kan skal må har havde hvordan hvad hvem hvor hvornår hvorfor hvilken hvilket hvilke til på ' +
  'med for fra ved af om ud ind over under at når hvis så også kun her denne dette disse';

const SWEDISH =
  'en ett den det de som och eller men inte ingen jag du han hon vi ni mig dig min mitt mina din ditt dina sin sitt ' +
  'sina är var varit blir blev kan ska skall måste får har hade hur vad vem var när varför vilken vilket vilka till på ' +
  'med för från vid av om ut in över under att när så också bara här denna detta dessa i';

const NORWEGIAN =
  'en ei et den det de som og eller men ikke ingen jeg du han hun vi dere meg deg min mitt mine din ditt dine sin sitt ' +
  'er var vært blir ble kan skal må får har hadde hvordan hva hvem hvor når hvorfor hvilken hvilket hvilke til på med ' +
  'for fra ved av om ut inn over under at hvis så også bare her denne dette disse i';

const FINNISH =
  'ja tai mutta ei en et emme ette eivät minä sinä hän me te he se ne tämä nämä tuo nuo on ovat oli ollut olla voi ' +
  'voin voit voivat pitää täytyy miten kuinka mikä mitä kuka missä mistä mihin milloin miksi kun jos että niin myös ' +
  'vain tässä minun sinun hänen sen niiden kanssa';

const HUNGARIAN =
  'a az egy és vagy de nem én te ő mi ti ők ez ezek azok van vannak volt lesz lehet kell tud tudom hogyan hogy mi mit ' +
  'ki kit hol hová honnan mikor miért melyik ha akkor is csak itt ott be ki fel le meg el';

const ROMANIAN =
  'un o unei unui unor al ai ale de la in în pe cu fara fără din și si sau dar nu eu tu el ea noi voi ei ele îmi își ' +
  'mi te se este sunt era fi are am au pot poate trebuie cum ce cine care unde când de ce pentru că ca să mai acest ' +
  'această acesta aceasta';

const POLISH =
  'i w we na nie do od z ze się jest są był była było być to ten ta te tego tej tym o u za po przy pod nad przez dla ' +
  'lub albo ale a ja ty on ona my wy oni mnie mi mój moja moje jak co kto gdzie kiedy dlaczego który która które czy ' +
  'że żeby jeśli gdy można mogę może należy trzeba tylko też tu tam';

const CZECH =
  'a i v ve na ne do od z ze se si je jsou byl byla bylo být to ten ta ty toho té tím o u za po při pod nad přes pro ' +
  'nebo ale já on ona my vy oni mě mi můj moje jak co kdo kde kdy proč který která které že aby když jestli lze mohu ' +
  'může musím také jen zde tam';

const TURKISH =
  've veya ya da de mi mu bir bu şu o ben sen biz siz onlar için ile gibi kadar daha çok en ama fakat ne nasıl neden niçin ' +
  'nerede nereye nereden hangi kim kaç var yok değil mıdır midir olan olarak olur lütfen her ise sonra önce';

const RUSSIAN =
  'и в во не на с со к ко о об от до из за у по для при без над под что как это этот эта эти тот та те я мы вы ты он она ' +
  'оно они мне нам вам мой моя мое мои ваш ваша его ее их или но а же ли бы если то когда где куда откуда почему зачем кто ' +
  'какой какая какое какие сколько есть быть был была можно нужно надо';

const UKRAINIAN =
  'і й та в у не на з із зі до о об від за по для при без над під що як це цей ця ці той та ті я ми ви ти він вона воно ' +
  'вони мені нам вам мій моя моє мої ваш ваша його її їх або але а же чи б якщо то коли де куди звідки чому хто який яка яке ' +
  'які скільки є бути був була можна треба потрібно';

// As the segmenter parts them.
const CHINESE =
  '的 了 在 是 我 你 您 他 她 它 我们 你们 他们 这 那 这个 那个 和 与 及 或 就 也 都 很 把 被 给 对 从 到 于 以 为 会 能 可以 应该 请 吗 呢 吧 ' +
  '啊 什么 怎么 怎样 如何 哪 哪里 哪个 谁 为什么 多少 几 几个 几次 几天 几年 多长 多大 多久 什么时候 怎么办 這 這個 那個 們 我們 為 會 請 嗎 什麼 怎麼 哪裡 為什麼 個 个 之 其 而';

const JAPANESE =
  'の に は を が で と も て た だ し へ や か な ね よ れ さ せ ら い ば から まで より など です ます ました ません でし まし ある いる する できる なる ' +
  'こと もの ため とき よう これ それ あれ この その あの ここ そこ 何 なに どう どこ いつ どの どれ だれ なぜ どうして どうやって どのように くだ さい ください ない なく ' +
  'いく いくら でき なり ので のに または および';

const KOREAN =
  '이 그 저 것 수 등 및 또는 그리고 나 내 제 우리 이것 그것 무엇 무엇을 무엇인가요 뭐 무슨 어떤 어느 어떻게 어디 어디에 어디서 언제 왜 얼마나 누가 하나요 하나 ' +
  '합니까 해야 할 하는 하려면 하죠 있나요 있습니까 있는 되나요 됩니까 인가요 입니까 좀 주세요 하세요 있습니다 합니다 됩니다 경우 때';

const THAI =
  'ที่ และ หรือ ใน ของ เป็น คือ มี ได้ ให้ จะ ไม่ กับ จาก โดย เพื่อ นี้ นั้น อะไร อย่างไร ยังไง ไหน เมื่อไร ทำไม เท่าไร กี่ ครับ ค่ะ คะ ไหม ต้อง ควร แล้ว ก็ ว่า';

/** A set of stop words, by ISO 639-1 code; without accents, as everything that is compared. */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: ENGLISH,
    de: GERMAN,
    fr: FRENCH,
    es: SPANISH,
    it: ITALIAN,
    nl: DUTCH,
    pt: PORTUGUESE,
    da: DANISH,
    sv: SWEDISH,
    nb: NORWEGIAN,
    fi: FINNISH,
    hu: HUNGARIAN,
    ro: ROMANIAN,
    pl: POLISH,
    cs: CZECH,
    tr: TURKISH,
    ru: RUSSIAN,
    uk: UKRAINIAN,
    zh: CHINESE,
    ja: JAPANESE,
    ko: KOREAN,
    th: THAI,
  }).map(([language, words]) => [language, new Set(normaliseText(words).split(' '))]),
);
