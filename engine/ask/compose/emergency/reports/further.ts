/** How people tell of emergencies in languages of other families; forms as in kinds.ts. */
import type { WordsByKind } from '../kinds.ts';

export const FURTHER: Readonly<Record<string, WordsByKind>> = {
  hi: {
    fire: 'धुआं|धुआँ|धुंआ|जलने की (?:\\S+ )?(?:बदबू|गंध|महक|बू)|जला हुआ|आग (?:लग|पकड़)\\S*|चिंगारी\\S*|लपटें|पिघल\\S*|फट गया|धमाका',
    gas: 'गैस की (?:\\S+ )?(?:गंध|बदबू|महक|बू)|गैस (?:लीक|रिस|निकल)\\S*',
    shock: 'करंट (?:लग|मार)\\S*|झटका (?:लग|मार)\\S*|बिजली का झटका',
    battery: 'बैटरी (?:\\S+ ){0,2}(?:लीक|फूल|फट|रिस|बहुत गर्म)\\S*',
    chemical: '(?:आंख|आँख|आंखों|आँखों) में|त्वचा पर',
    swallowed: 'निगल\\S*|(?:क्लीनर|डिटर्जेंट|घोल) (?:\\S+ )?पी (?:लिया|ली|गया)',
    injury: '(?:हाथ|उंगली|उँगली|त्वचा|चेहरा|पैर) (?:\\S+ )?(?:जल|कट|फंस|फँस) (?:गया|गई|गयी)|खून (?:बह|निकल)\\S*|बेहोश',
    child: 'बच्चा (?:\\S+ ){0,2}(?:फंस|फँस|बंद)\\S*',
  },
  tr: {
    fire: 'duman (?:cikiyor|geliyor|var|tutuyor)|dumanlar|(?:yanik|yanmis)\\p{L}* (?:\\p{L}+ )?koku\\p{L}*|yanik koku\\p{L}*|(?:alev|ates) ald\\p{L}|alevler|yangin|kivilcim\\p{L}*|eridi|patladi|tutustu|cihaz yaniyor|makine yaniyor',
    gas: 'gaz (?:koku|kacag|sizinti)\\p{L}*|gaz (?:kaciriyor|sizdiriyor)',
    shock: '(?:elektrik )?carp(?:ti|iyor)(?: beni)?|elektrik carp\\p{L}*',
    battery: '(?:pil|batarya|aku)\\p{L}* (?:\\p{L}+ )?(?:akiyor|akti|sisti|sismis|cok sicak|patladi)',
    chemical: 'goz(?:ume|une|umde|lerime)|cildim\\p{L}*|deriye',
    swallowed: 'yuttu|yuttum|(?:deterjan|kirec cozucu|temizleyici) (?:icti|ictim)',
    injury:
      '(?:elimi|kolumu|parmagimi|yuzumu) (?:yaktim|kestim)|yandim|haslandim|parmagim (?:sikisti|kesildi)|kaniyor|bayildi',
    child: '(?:cocuk|cocugum|bebek) * (?:sikisti|kilitli kaldi|iceride kaldi|boguluyor)',
  },
  hu: {
    fire: 'fust(?:ol|olt|olog)|fust (?:jon|szall|omlik)|jon a fust|(?:egett|egesi|kormos) (?:szag\\p{L}*|buz)|kigyullad\\p{L}*|langol|langok|szikra\\p{L}*|szikrazik|tuz van|felrobbant|megolvadt',
    gas: 'gazszag\\p{L}*|szivarog a gaz|gazszivargas',
    shock: 'megrazott (?:az )?aram|megraz(?:ott)?|aramutes\\p{L}*',
    battery: 'akkumulator * (?:folyik|szivarog|felpuffadt|forro)|elem (?:kifolyt|szivarog)',
    chemical: 'szemembe|szemebe|boromre|belelegez\\p{L}*',
    swallowed: 'lenyelt\\p{L}*|megitt\\p{L}*|megette',
    injury:
      'megeget(?:t|te)\\p{L}*|leforrazt\\p{L}*|megvagt\\p{L}*|verzik|eszmeletlen|beszorult az? (?:ujja\\p{L}*|kez\\p{L}*)',
    child: 'gyerek * (?:bezart\\p{L}*|beszorult|bent ragadt|fuldoklik)',
  },
  fi: {
    fire: 'savua|savuaa|savuttaa|haisee (?:\\p{L}+ )?(?:palaneelta|karyltä|karylta|savulta)|palaneen haju|syttyi (?:tuleen|palamaan)|tulessa|liekke\\p{L}*|kipino\\p{L}+|suli|rajahti',
    gas: 'haisee (?:\\p{L}+ )?kaasulta|kaasun haju|kaasuvuoto|vuotaa kaasua',
    shock: 'sahkoisku\\p{L}*|antaa sahkoa',
    battery: '(?:akku|paristo) * (?:vuotaa|turvonnut|turposi|kuuma)',
    chemical: 'silma(?:an|ani|ssa|ssani)|silmiin',
    swallowed: 'nieli|nielaisi|joi (?:pesuainetta|puhdistusainetta)',
    injury: 'poltin|sormi (?:jai|on) (?:jumissa|kiinni|jumiin)|leikkasin sormeni|vuotaa verta|tajuton',
    child: 'lapsi * (?:jai jumiin|lukittuna|jumissa|tukehtuu)',
  },
  ja: {
    fire: '煙が|発煙|焦げ臭|焦げくさ|こげくさ|焦げた(?:臭|にお)|火が(?:出|つい)|発火|燃えて(?:い|る)|火花が|炎が|爆発し|溶けて|火事',
    gas: 'ガス臭|ガスくさ|ガスが(?:漏|もれ)|ガス漏れして|ガスのにおいが',
    shock: '感電(?:し|した)|ビリビリ(?:する|し|来)|電気ショックを',
    battery: '(?:電池|バッテリー)が(?:液漏れ|膨らん|膨張|破裂|発熱|熱い)|液漏れし',
    chemical: '目に入(?:っ|り)|皮膚に(?:つい|付い)',
    swallowed: '飲み込(?:ん|み)|誤飲|(?:洗剤|洗浄液|除去剤).{0,4}飲ん',
    injury:
      'やけどし|火傷し|(?:指|手|髪).{0,4}(?:挟まっ|挟まれ|切っ|巻き込ま)|出血し|血が(?:出|止)|意識がない',
    child: '(?:子供|子ども|赤ちゃん|猫).{0,6}(?:閉じ込め|挟ま|中に入って出られ)',
  },
  zh: {
    fire: '冒烟|冒煙|有烟|(?:烧焦|燒焦|焦糊|糊|焦)(?:的)?(?:味|臭)|着火|著火|起火|失火|火花|冒火|爆炸了|融化了|烧起来',
    gas: '(?:煤气|燃气|瓦斯|天然气|煤氣)(?:味|泄漏|漏|洩漏)|漏气有味|有(?:煤气|燃气|瓦斯)味',
    shock: '触电|觸電|漏电|漏電|被电(?:到|了|击)|电到我',
    battery: '电池(?:漏液|鼓包|膨胀|发烫|爆炸|漏了)',
    chemical: '(?:进|入|溅到|溅入)(?:了)?(?:我的?)?眼|皮肤(?:上|接触)',
    swallowed: '吞(?:了|下)|误(?:喝|食|吞)|誤(?:食|吞)',
    injury: '烫伤|燙傷|烧伤了|割伤|(?:手|手指|头发).{0,3}(?:夹住|夹伤|卡住|割)|流血|昏迷|受伤了',
    child: '(?:孩子|小孩|宝宝|猫).{0,4}(?:被困|被锁|卡在|关在)',
  },
  ko: {
    fire: '연기가|타는 (?:냄새|내)|탄 냄새|탄내가|불이 (?:났|붙)|불났|불꽃이|스파크가|폭발했|녹았',
    gas: '가스 ?냄새|가스가? ?(?:새|누출)',
    shock: '감전(?:됐|되|당)|전기가 (?:올|와|찌릿)|찌릿',
    battery: '배터리가? ?(?:부풀|새|누액|터졌|너무 뜨거)',
    chemical: '눈에 (?:들어|튀)|피부에 (?:묻|닿)',
    swallowed: '삼켰|삼킨|(?:세제|세정제)를? ?마셨',
    injury: '화상을|데었|손가락이? ?(?:끼|베|잘)|피가 (?:나|멈)|의식을? ?(?:잃|없)',
    child: '아이가? .{0,6}(?:갇혔|끼었)',
  },
};
