/** How manuals say what to do in an emergency in languages of other families; forms as in kinds.ts. */
import type { InstructionWords } from '../kinds.ts';

export const FURTHER: Readonly<Record<string, InstructionWords>> = {
  hu: {
    conditions: 'ha|eseten|amennyiben|esetleg',
    topics: {
      fire: 'fust\\p{L}*|tuz\\p{L}*|lang\\p{L}*|egett szag\\p{L}*|szikra\\p{L}*|gyullad\\p{L}*|robban\\p{L}*|tulmeleged\\p{L}*',
      gas: 'gazszag\\p{L}*|gazszivarg\\p{L}*|szen-?monoxid\\p{L}*|hutokozeg\\p{L}*',
      shock: 'aramutes\\p{L}*',
      chemical: 'szem\\p{L}*|bor\\p{L}*|belelegz\\p{L}*',
      swallowed: 'lenyel\\p{L}*',
      injury: 'eges\\p{L}*|serul\\p{L}*|baleset\\p{L}*',
    },
    reactions:
      'huzza ki|kapcsolja ki|valassza le|ne (?:erintse|hasznalja)|hagyja el|szelloztes\\p{L}*|nyissa ki|oblit\\p{L}*|mossa|orvos\\p{L}*|tuzolto\\p{L}*|azonnal|zarja el',
    headings: 'veszhelyzet\\p{L}*|elsosegely\\p{L}*',
  },
  fi: {
    conditions: 'jos|mikali|tapauksessa|jalkeen',
    topics: {
      fire: 'savu\\p{L}*|tulipalo\\p{L}*|palon|liekk\\p{L}*|palaneen haju\\p{L}*|kipin\\p{L}*|syttyy|rajah\\p{L}*|ylikuum\\p{L}*',
      gas: 'kaasu(?:n haju|vuoto)\\p{L}*|hiilimonoksidi\\p{L}*|haka\\p{L}*|kylmaaine\\p{L}*',
      shock: 'sahkoisku\\p{L}*',
      chemical: 'silm\\p{L}*|iho\\p{L}*|hengit\\p{L}*',
      swallowed: 'niel\\p{L}*',
      injury: 'palovamm\\p{L}*|loukkaan\\p{L}*|tapaturm\\p{L}*',
    },
    reactions:
      'irrota\\p{L}*|sammuta\\p{L}*|katkaise\\p{L}*|kytke (?:\\S+ ){0,3}(?:irti|pois)|ala (?:koske|kayta)|poistu|tuuleta\\p{L}*|avaa|huuhtele\\p{L}*|pese|laakar\\p{L}*|myrkytys\\p{L}*|palokun\\p{L}*|valittomasti|heti|112|sulje',
    headings: 'hatatilan\\p{L}*|hatatapau\\p{L}*|ensiapu\\p{L}*',
  },
  tr: {
    conditions: 'eger|durumunda|halinde|olursa|varsa|ise|gelirse',
    topics: {
      fire: 'duman\\p{L}*|yangin\\p{L}*|ates|alev\\p{L}*|yanik koku\\p{L}*|kivilcim\\p{L}*|patla\\p{L}*|asiri isin\\p{L}*',
      gas: 'gaz (?:koku|kacag|sizinti)\\p{L}*|karbonmonoksit|sogutucu (?:gaz|akiskan)\\p{L}*',
      shock: 'elektrik carp\\p{L}*',
      chemical: 'goz\\p{L}*|cilt\\p{L}*|deri\\p{L}*|solun\\p{L}*',
      swallowed: 'yut\\p{L}*',
      injury: 'yanik\\p{L}*|yaralan\\p{L}*|kaza\\p{L}*',
    },
    reactions:
      'fisi\\p{L}* (?:\\S+ ){0,3}cek\\p{L}*|kapat\\p{L}*|baglanti\\p{L}* kes\\p{L}*|dokunma\\p{L}*|kullanma\\p{L}*|terk ed\\p{L}*|havalandir\\p{L}*|acin|yikay\\p{L}*|durula\\p{L}*|doktor\\p{L}*|itfaiye\\p{L}*|hemen|derhal',
    headings: 'acil durum(?:da|larda|lar)?|ilk ?yardim',
  },
  hi: {
    conditions: 'यदि|अगर|मामले में|स्थिति में',
    topics: {
      fire: 'धुआं|धुआँ|आग|लपट\\S*|जलने की|चिंगारी\\S*',
      gas: 'गैस',
      shock: 'बिजली का झटका|करंट',
      chemical: 'आंख\\S*|आँख\\S*|त्वचा',
      swallowed: 'निगल\\S*',
      injury: 'चोट|जलन|दुर्घटना',
    },
    reactions:
      'अनप्लग|प्लग (?:\\S+ ){0,2}निकाल\\S*|बंद (?:कर|करें)\\S*|न छुएं|उपयोग न|हवादार|खोल\\S*|धो\\S*|डॉक्टर|चिकित्स\\S*|तुरंत|दमकल',
    headings: 'आपात\\S*|प्राथमिक (?:चिकित्सा|उपचार)',
  },
  ja: {
    conditions: '場合|とき|時は|たら|ときは|すると',
    topics: {
      fire: '煙|発煙|異臭|焦げ|こげ|火災|発火|炎|火花|爆発|異常な音|過熱',
      gas: 'ガス漏れ|ガス臭|一酸化炭素|冷媒',
      shock: '感電',
      battery: '液漏れ|膨張|電池.{0,6}液',
      chemical: '目に|皮膚|吸い込',
      swallowed: '飲み込|誤飲|飲んだ',
      injury: 'やけど|けが|ケガ|事故',
    },
    reactions:
      '抜(?:く|い|き)|電源を切|使用を中止|触れない|触らない|換気|窓を開|洗い?流|洗(?:い|う)|医師|病院|消防|直ちに|ただちに|すぐに|閉め',
    headings: '緊急時|非常時|応急(?:処置|手当)|異常時',
  },
  zh: {
    conditions: '如果|如|若|万一|萬一|发生|發生|当|當|一旦|时|時',
    topics: {
      fire: '冒烟|冒煙|烟雾|煙霧|异味|異味|焦味|起火|着火|著火|火灾|火災|火花|爆炸|过热|過熱',
      gas: '(?:燃气|煤气|瓦斯|制冷剂|冷媒|天然气).{0,4}(?:泄漏|洩漏|味)|一氧化碳',
      shock: '触电|觸電|漏电|漏電',
      battery: '漏液|鼓包|膨胀|膨脹',
      chemical: '眼睛|皮肤|皮膚|吸入',
      swallowed: '吞(?:食|咽|下)|误食|誤食|误服',
      injury: '烫伤|燙傷|受伤|受傷|事故',
    },
    reactions:
      '拔(?:下|掉|出|除)|切断电源|切斷電源|关闭|關閉|断开|停止使用|不要(?:触摸|触碰|使用)|请勿(?:触摸|使用)|通风|通風|开窗|打开窗|冲洗|沖洗|就医|就醫|医生|醫生|消防|立即|立刻|馬上|马上',
    headings: '紧急(?:情况|处理|措施)|緊急(?:情況|處理|措施)|应急|急救',
  },
  ko: {
    conditions: '경우|때|시에?|(?:나|하|되)면|으면|발생',
    topics: {
      fire: '연기|화재|불꽃|타는 냄새|탄 냄새|이상한 냄새|스파크|폭발|과열',
      gas: '가스.{0,4}(?:누출|새|냄새)|일산화탄소|냉매',
      shock: '감전',
      battery: '누액|부풀|배터리.{0,6}액',
      chemical: '눈에|피부|흡입',
      swallowed: '삼키|삼킨|삼켰',
      injury: '화상|부상|사고',
    },
    reactions: '뽑|분리하|끄|차단|사용을 중지|만지지|환기|창문을 여|헹구|씻|의사|병원|소방|즉시|바로|잠그',
    headings: '비상(?:시| 상황)|응급(?:처치|조치)',
  },
};
