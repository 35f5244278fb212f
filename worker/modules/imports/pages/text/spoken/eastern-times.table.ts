import type { SpokenTime } from './spoken-time.ts'

export const easternTimes: readonly SpokenTime[] = [
  {
    minute: 'minut[ay]?',
    hour: 'godzin[ay]?|godz',
    numbers:
      '1.5 półtorej|półtora, 1 jedn[aą], 2 dwie|dwóch, 3 trzy|trzech, 4 cztery, 5 pięć, 6 sześć, 8 osiem, 10 dziesięć, 12 dwanaście, 15 piętnaście, 20 dwadzieścia, 25 dwadzieścia pięć, 30 trzydzieści, 40 czterdzieści, 45 czterdzieści pięć, 50 pięćdziesiąt, 60 sześćdziesiąt, 90 dziewięćdziesiąt',
    half: 'i pół',
    fixed: { 45: 'trzy kwadranse|trzy czwarte godziny', 15: 'kwadrans|ćwierć godziny', 30: 'pół godziny|pół godz' },
    alone: 'godzin[aęy]',
  },
  {
    minute: 'min[uú]t[ay]?',
    hour: 'hodin[ayu]?|hodín|hod',
    numbers:
      '1.5 půldruhé|poldruha, 1 jedn[auú], 2 dvě|dve, 3 tři|tri, 4 čtyři|štyri, 5 pět|päť, 6 šest|šesť, 8 osm|osem, 10 deset|desať, 12 dvanáct|dvanásť, 15 patnáct|pätnásť, 20 dvacet|dvadsať, 25 dvacet pět|pětadvacet|dvadsaťpäť, 30 třicet|tridsať, 40 čtyřicet|štyridsať, 45 čtyřicet pět|štyridsaťpäť, 50 padesát|päťdesiat, 60 šedesát|šesťdesiat, 90 devadesát|deväťdesiat',
    half: 'a půl|a pol',
    tails: { 30: 'a půl|a pol', 15: 'a čtvrt|a štvrť' },
    fixed: {
      45: 't[rř]i (?:čtvrtě|čtvrtiny|štvrte) hodiny|třičtvrtě ?hodiny|trištvrte ?hodin[ay]',
      15: '(?:čtvrt|štvrť) ?hodin[auy]|čtvrthodin[auy]|štvrťhodin[auy]',
      30: '(?:půl|pol) ?hodin[uy]|půlhodin[auy]|polhodin[auy]',
    },
    alone: 'hodin[au]',
  },
  {
    minute: 'минут[аыу]?|мин|хвилин[аиу]?|хв',
    hour: 'час(?:а|ов)?|годин[аиу]?|год',
    numbers:
      "1.5 полтора|полторы|півтор[аи], 1 один|одна|одну, 2 два|две|дві, 3 три, 4 четыре|чотири, 5 пять|п[’']ять, 6 шесть|шість, 8 восемь|вісім, 10 десять, 12 двенадцать|дванадцять, 15 пятнадцать|п[’']ятнадцять, 20 двадцать|двадцять, 25 двадцать пять|двадцять п[’']ять, 30 тридцать|тридцять, 40 сорок, 45 сорок пять|сорок п[’']ять, 50 пятьдесят|п[’']ятдесят, 60 шестьдесят|шістдесят, 90 девяносто|дев[’']яносто",
    half: 'с половиной|з половиною|и половина',
    tails: { 30: 'с половиной|з половиною', 15: 'с четвертью|з чвертю' },
    fixed: {
      45: 'три четверти часа|три чверті години',
      15: 'четверть часа|чверть години',
      30: 'полчаса|пол ?часа|півгодини|пів години',
    },
    alone: 'час|година|годину',
  },
  {
    minute: 'λεπτ(?:ά|ό|ών)|λεπ|λ',
    hour: 'ώρα|ώρες|ωρών|ώρας',
    numbers:
      '1.5 μιάμιση, 2.5 δυόμισι|δυόμιση, 3.5 τρεισήμισι, 1 μία|μια, 2 δύο|δυο, 3 τρεις|τρία, 4 τέσσερις|τέσσερα, 5 πέντε, 6 έξι, 8 οκτώ|οχτώ, 10 δέκα, 15 δεκαπέντε, 20 είκοσι, 25 είκοσι πέντε, 30 τριάντα, 40 σαράντα, 45 σαράντα πέντε, 50 πενήντα, 60 εξήντα, 90 ενενήντα',
    half: 'και μισή',
    tails: { 30: 'και μισή', 15: 'και (?:ένα )?τέταρτο' },
    fixed: { 45: '(?:τρία|3) τέταρτα(?: της ώρας)?', 15: '(?:ένα )?τέταρτο(?: της ώρας)?', 30: 'μισή ώρα|μισάωρο' },
    alone: 'ώρα',
  },
  {
    minute: 'dakika|dk',
    hour: 'saat',
    numbers:
      '1 bir, 2 iki, 3 üç, 4 dört, 5 beş, 6 altı, 8 sekiz, 10 on, 15 on beş, 20 yirmi, 25 yirmi beş, 30 otuz, 40 kırk, 45 kırk beş, 50 elli, 60 altmış, 90 doksan',
    half: 'buçuk',
    fixed: { 45: 'üç çeyrek saat|kırk beş dakika', 15: '(?:bir )?çeyrek saat', 30: 'yarım saat' },
  },
  {
    minute: 'percig|perc',
    hour: 'órán|órá(?:ig|t)|óra',
    numbers:
      '1.5 másfél, 2.5 két és fél|harmadfél, 1 egy, 2 két|kettő, 3 három, 4 négy, 5 öt, 6 hat, 8 nyolc, 10 tíz, 12 tizenkét, 15 tizenöt, 20 húsz, 25 huszonöt, 30 harminc, 40 negyven, 45 negyvenöt, 50 ötven, 60 hatvan, 90 kilencven',
    half: 'és fél',
    fixed: { 45: 'háromnegyed ?óra', 15: '(?:egy )?negyed ?óra', 30: '(?:egy )?fél ?óra' },
  },
  {
    minute: 'minut[aeiu]?',
    hour: 'sat[ai]?|ur[aeio]?',
    numbers:
      '1 jedan|ena|eno, 2 dva|dve|dvije, 3 tri, 4 četiri|štiri, 5 pet, 6 šest, 10 deset, 15 petnaest|petnajst, 20 dvadeset, 30 trideset, 40 četrdeset|štirideset, 45 četrdeset pet|petinštirideset, 60 šezdeset|šestdeset',
    half: 'i pol?|in pol',
    tails: { 30: 'i pol?|in pol' },
    fixed: {
      45: 'tri (?:četvrt(?:i|ine)? sata|četrt ure)',
      15: 'četvrt sata|četrt ure',
      30: 'pola sata|pol sata|pol ure',
    },
    alone: 'sat|uro',
  },
  {
    minute: '分钟|分鐘|分',
    hour: '[个個]?小[时時]|[个個]?[钟鐘][头頭]|時間',
    numbers:
      '1.5 一个半|一個半, 2.5 两个半|兩個半|二个半, 90 九十, 60 六十, 50 五十, 45 四十五, 40 四十, 35 三十五, 30 三十, 25 二十五, 20 二十, 15 十五, 12 十二, 10 十, 1 一, 2 两|兩|二, 3 三, 4 四, 5 五, 6 六, 7 七, 8 八, 9 九',
    half: '[个個]半',
    tails: { 30: '半' },
    fixed: { 45: '三刻[钟鐘]?', 15: '一刻[钟鐘]?', 30: '半[个個]?小[时時]|半時間|半[个個]?[钟鐘][头頭]' },
  },
  {
    minute: '분',
    hour: '시간',
    numbers: '1 한|일, 2 두|이, 3 세|삼, 4 네|사, 5 다섯|오, 6 여섯, 10 십, 15 십오, 20 이십, 30 삼십, 40 사십',
    tails: { 30: '반' },
    fixed: { 30: '반 ?시간' },
  },
  {
    minute: "דקות|דקה|דק['׳]?",
    hour: 'שעות|שעה',
    numbers: '1 אחת, 3 שלוש, 4 ארבע, 5 חמש, 6 שש, 10 עשר, 15 חמש עשרה, 20 עשרים, 30 שלושים, 40 ארבעים, 45 ארבעים וחמש',
    tails: { 30: 'וחצי', 15: 'ורבע' },
    fixed: { 45: 'שלושת רבעי (?:ה)?שעה', 150: 'שעתיים וחצי', 15: 'רבע שעה', 30: 'חצי שעה|מחצית השעה', 120: 'שעתיים' },
    alone: 'שעה',
  },
  {
    minute: 'دقيقة|دقائق|دقيقه',
    hour: 'ساعات|ساعة|ساعه',
    numbers:
      '1 واحدة, 3 ثلاث|ثلاثة, 4 أربع|اربع, 5 خمس|خمسة, 6 ست, 10 عشر|عشرة, 15 خمس عشرة|خمسة عشر, 20 عشرون|عشرين, 30 ثلاثون|ثلاثين, 40 أربعون|أربعين, 45 خمسة وأربعون',
    tails: { 30: 'ونصف|و نصف', 15: 'وربع|و ربع' },
    fixed: {
      45: 'ثلاثة أرباع (?:ال)?ساعة',
      150: 'ساعتان ونصف|ساعتين ونصف',
      15: 'ربع ساعة',
      30: 'نصف ساعة',
      120: 'ساعتان|ساعتين',
    },
    alone: 'ساعة',
  },
  {
    minute: 'मिनट',
    hour: 'घंट[ाे]|घण्ट[ाे]',
    numbers: '1.5 डेढ़|डेढ़, 2.5 ढाई, 1 एक, 2 दो, 3 तीन, 4 चार, 5 पांच, 10 दस, 15 पंद्रह, 20 बीस, 30 तीस',
    fixed: { 30: 'आधा घंटा|आधे घंटे', 45: 'पौन घंटा', 15: 'पाव घंटा' },
  },
]
