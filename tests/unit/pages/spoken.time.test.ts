import { expect, test } from 'vitest'
import { minutesOf } from '#worker/modules/imports/pages/text/duration.ts'

/** A language in each line: minutes, and how people write them. */
const languages = `
German: 0 über Nacht; 15 eine Viertelstunde; 20 20 Minuten, zwanzig Minuten; 30 eine halbe Stunde; 45 eine Dreiviertelstunde, drei Viertelstunden; 60 eine Stunde; 80 1 Std. 20 Min., eine Stunde und 20 Minuten; 90 anderthalb Stunden, eineinhalb Stunden, 1 1/2 Stunden, 1,5 Stunden; 120 zwei Stunden; 150 zweieinhalb Stunden
English: 15 quarter of an hour; 20 twenty minutes; 30 half hour, half an hour; 40 30-40 minutes; 45 three quarters of an hour, 45 mins, forty-five minutes; 60 an hour, one hour, about an hour; 75 an hour and a quarter, 1 hr 15; 80 1 hour and 20 minutes; 90 an hour and a half, 1h30, 1h 30m, one and a half hours; 120 two hours, a couple of hours; 150 2 1/2 hrs
French: 15 un quart d’heure; 20 vingt minutes; 30 une demi-heure; 45 trois quarts d'heure; 75 une heure et quart; 80 1 h 20 min; 90 une heure et demie, 1 heure 30; 120 deux heures; 150 deux heures et demie
Spanish: 15 un cuarto de hora; 20 veinte minutos; 30 media hora; 45 tres cuartos de hora; 60 una hora; 75 una hora y cuarto; 80 1 hora y 20 minutos; 90 una hora y media, hora y media; 120 dos horas
Italian: 15 un quarto d'ora; 20 venti minuti; 30 mezz'ora, mezz’ora; 45 tre quarti d'ora; 60 un'ora; 80 1 ora e 20 minuti; 90 un'ora e mezza, un’ora e mezzo; 120 due ore; 150 due ore e mezza
Portuguese: 15 um quarto de hora; 20 vinte minutos; 30 meia hora; 60 uma hora; 75 1 hora e 15 minutos; 90 uma hora e meia; 120 duas horas
Dutch: 15 een kwartier; 20 twintig minuten; 30 een half uur, half uur; 45 drie kwartier; 60 een uur; 75 vijf kwartier; 80 1 uur en 20 minuten; 90 anderhalf uur; 120 twee uur; 150 tweeënhalf uur
Swedish: 15 en kvart; 20 tjugo minuter; 30 en halv timme, halvtimme; 60 en timme; 80 1 timme och 20 minuter; 90 en och en halv timme, halvannan timme; 120 två timmar
Danish and Norwegian: 15 et kvarter; 20 tyve minutter; 30 en halv time; 45 tre kvarter; 60 en time; 80 1 time og 20 minutter; 90 halvanden time, halvannen time, en og en halv time; 120 to timer
Finnish: 15 vartti; 30 puoli tuntia; 60 tunti; 80 1 tunti 20 minuuttia; 90 puolitoista tuntia; 120 kaksi tuntia
Polish: 15 kwadrans; 20 dwadzieścia minut; 30 pół godziny; 45 trzy kwadranse; 60 godzina; 80 1 godzina 20 minut; 90 półtorej godziny; 120 dwie godziny
Czech: 15 čtvrt hodiny, čtvrthodina; 20 dvacet minut; 30 půl hodiny; 45 tři čtvrtě hodiny; 60 hodina, hodinu; 80 1 hodina 20 minut; 90 hodinu a půl, půldruhé hodiny; 120 dvě hodiny
Slovak: 15 štvrť hodiny; 30 pol hodiny; 90 hodina a pol; 120 dve hodiny
Russian: 15 четверть часа; 20 двадцать минут; 30 полчаса; 60 час; 80 1 час 20 минут, 1 ч 20 мин; 90 полтора часа, час с половиной; 120 два часа
Ukrainian: 15 чверть години; 30 пів години, півгодини; 60 година; 80 1 година 20 хвилин; 90 півтори години; 120 дві години
Greek: 15 ένα τέταρτο; 30 μισή ώρα; 45 τρία τέταρτα; 60 μία ώρα; 80 1 ώρα και 20 λεπτά; 90 μιάμιση ώρα; 120 δύο ώρες
Turkish: 15 çeyrek saat; 20 yirmi dakika; 30 yarım saat; 60 bir saat; 80 1 saat 20 dakika; 90 bir buçuk saat; 120 iki saat
Hungarian: 15 negyedóra, negyed óra; 20 húsz perc; 30 fél óra; 45 háromnegyed óra; 60 egy óra; 80 1 óra 20 perc; 90 másfél óra; 120 két óra
Romanian: 15 un sfert de oră; 30 o jumătate de oră; 45 trei sferturi de oră; 60 o oră; 80 1 oră și 20 de minute; 90 o oră și jumătate; 120 două ore
Chinese: 15 一刻钟; 20 二十分钟; 30 半小时; 60 一小时, 一个小时; 80 1小时20分钟; 90 一个半小时; 120 两小时; 150 2个半小时
Japanese: 30 30分, 半時間; 60 1時間; 80 1時間20分; 90 一時間半, 1時間半; 120 二時間
Korean: 30 30분, 반시간; 60 한 시간; 80 1시간 20분; 90 한 시간 반, 1시간 반; 120 두 시간
Hebrew: 15 רבע שעה; 20 20 דקות; 30 חצי שעה; 45 שלושת רבעי שעה; 60 שעה; 75 שעה ורבע; 90 שעה וחצי; 120 שעתיים
Arabic: 15 ربع ساعة; 20 20 دقيقة; 30 نصف ساعة; 60 ساعة; 75 ساعة وربع; 90 ساعة ونصف; 120 ساعتان, ساعتين
Croatian and Slovenian: 15 četvrt sata; 30 pola sata, pol ure; 60 jedan sat, ena ura; 80 1 sat 20 minuta; 90 sat i pol, uro in pol; 120 dva sata
Hindi: 20 20 मिनट; 30 आधा घंटा; 60 1 घंटा; 90 डेढ़ घंटा
`

test.each(
  languages
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
)('a time is read in words: %s', (_language, times = '') => {
  const cases = times.split('; ').flatMap((said) => {
    const [minutes = '', ...texts] = said.split(' ')
    return texts
      .join(' ')
      .split(', ')
      .map((text): [string, number] => [text, Number(minutes)])
  })
  expect(cases.map(([text]) => [text, minutesOf(text)])).toEqual(cases)
})

test.each([
  ['1-1/2 hours', 90],
  ['30-40 minutes', 40],
  ['zwei bis drei Stunden', 180],
  ['1 h 20', 80],
  ['Total time 30 minutes', 30],
  ['saturday', 0],
  ['to taste', 0],
])('digits and other words stay what they are: %s', (text, minutes) => expect(minutesOf(text)).toBe(minutes))
