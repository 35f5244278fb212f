import type { SpokenTime } from './spoken-time.ts'

export const westernTimes: readonly SpokenTime[] = [
  {
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?',
    numbers:
      '1 an?|one, 2 two|an? couple of, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 12 twelve, 15 fifteen, 20 twenty, 25 twenty[- ]five, 30 thirty, 35 thirty[- ]five, 40 forty, 45 forty[- ]five, 50 fifty, 60 sixty, 90 ninety',
    half: 'and an? half',
    tails: { 30: 'and an? half', 15: 'and an? quarter', 45: 'and three[- ]quarters' },
    fixed: {
      45: '(?:three|3)[- ]quarters of an hour|3/4 of an hour|¾ of an hour',
      15: '(?:an? )?quarter (?:of an )?hour|quarter-hour',
      30: '(?:an? )?half (?:an? )?hour|half-hour|½ an hour|1/2 an hour',
    },
  },
  {
    minute: 'minuten?|min',
    hour: 'stunden?|std',
    numbers:
      '1.5 anderthalb|eineinhalb|einundeinhalb|einundeinehalbe, 2.5 zweieinhalb|zweiundeinhalb, 3.5 dreieinhalb, 4.5 viereinhalb, 1 eine?r?, 2 zwei, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 12 zwölf, 15 fünfzehn, 20 zwanzig, 25 fünfundzwanzig, 30 dreißig|dreissig, 35 fünfunddreißig, 40 vierzig, 45 fünfundvierzig, 50 fünfzig, 60 sechzig, 90 neunzig',
    half: 'und eine halbe|einhalb',
    fixed: {
      45: '(?:eine[rn]? )?dreiviertel ?stunden?|(?:eine[rn]? )?(?:3/4|¾)[- ]?stunden?|drei ?viertel ?stunden?',
      75: 'fünf viertelstunden',
      15: '(?:eine[rn]? )?viertel ?stunden?',
      30: '(?:eine[rn]? )?halben? stunde|(?:eine[rn]? )?halbstunde',
    },
  },
  {
    minute: 'minutes?|mn',
    hour: 'heures?',
    numbers:
      '1 une?, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 12 douze, 15 quinze, 20 vingt, 25 vingt-cinq, 30 trente, 35 trente-cinq, 40 quarante, 45 quarante-cinq, 50 cinquante, 60 soixante, 90 quatre-vingt-dix',
    tails: { 30: 'et demie?', 45: 'trois[- ]quarts|et trois[- ]quarts', 15: 'et (?:un )?quart|un quart' },
    fixed: {
      45: "trois[- ]quarts d['’] ?heure",
      15: "(?:un )?quart d['’] ?heure",
      30: '(?:une )?demi[- ]?e?[- ]?heure',
    },
  },
  {
    minute: 'minutos?',
    hour: 'horas?',
    numbers:
      '1 una?|uma?, 2 dos|dois|duas, 3 tres|três, 4 cuatro|quatro, 5 cinco, 6 seis, 7 siete|sete, 8 ocho|oito, 9 nueve|nove, 10 diez|dez, 12 doce|doze, 15 quince|quinze, 20 veinte|vinte, 25 veinticinco|vinte e cinco, 30 treinta|trinta, 35 treinta y cinco|trinta e cinco, 40 cuarenta|quarenta, 45 cuarenta y cinco|quarenta e cinco, 50 cincuenta|cinquenta, 60 sesenta|sessenta, 90 noventa',
    tails: { 30: 'y media|e meia', 45: 'y tres cuartos|e três quartos', 15: 'y (?:un )?cuarto|e (?:um )?quarto' },
    fixed: {
      45: 'tres cuartos de hora|três quartos de hora',
      15: '(?:un )?cuarto de hora|(?:um )?quarto de hora',
      30: '(?:una )?media hora|(?:uma )?meia[- ]hora',
    },
  },
  {
    minute: 'minut[oi]',
    hour: 'or[ae]',
    numbers:
      "1 una?|un['’], 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 12 dodici, 15 quindici, 20 venti, 25 venticinque, 30 trenta, 35 trentacinque, 40 quaranta, 45 quarantacinque, 50 cinquanta, 60 sessanta, 90 novanta",
    tails: { 30: 'e mezz[ao]', 45: 'e tre quarti', 15: 'e (?:un )?quarto' },
    fixed: { 45: "(?:tre|3) quarti d['’] ?ora", 15: "(?:un )?quarto d['’] ?ora", 30: "(?:una )?mezz(?:a |['’] ?)?ora" },
  },
  {
    minute: 'minu(?:ut|ten)(?:je)?s?',
    hour: 'uu?r(?:en|tjes?)?',
    numbers:
      '1.5 anderhalve?, 2.5 tweeënhalf|tweeëneenhalf, 3.5 drieënhalf, 1 een|één, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 12 twaalf, 15 vijftien, 20 twintig, 25 vijfentwintig, 30 dertig, 35 vijfendertig, 40 veertig, 45 vijfenveertig, 50 vijftig, 60 zestig, 90 negentig',
    half: 'en een half',
    fixed: {
      45: 'drie ?kwartier',
      75: 'vijf kwartier',
      15: '(?:een )?kwartier(?:tje)?',
      30: '(?:een )?half ?uur(?:tje)?',
    },
  },
  {
    minute: 'minuter|minutter|minutt?',
    hour: 'timm(?:e|ar)|time[rn]?',
    numbers:
      '1.5 halvannan|halvannen|halvanden, 1 e[nt]t?|én, 2 två|to, 3 tre, 4 fyra|fire, 5 fem, 6 sex|seks, 7 sju|syv, 8 åtta|åtte|otte, 9 nio|ni, 10 tio|ti, 12 tolv, 15 femton|femten, 20 tjugo|tyve|tjue, 25 tjugofem|femogtyve|tjuefem, 30 trettio|tredive|tretti, 40 fyrtio|fyrre|førti|fyrretyve, 45 fyrtiofem|femogfyrre|førtifem, 50 femtio|femti|halvtreds, 60 sextio|seksti|tres',
    half: 'och en halv|og en halv',
    fixed: {
      45: '(?:tre|3) kvart(?:er)?s?(?: timme)?|trekvart(?:er)?(?: times?)?',
      15: '(?:e[nt] )?kvart(?:er)?(?:s ?(?:timme|time))?',
      30: '(?:en )?halv ?tim(?:me|e)',
    },
  },
  {
    minute: 'minuutt?i?a?',
    hour: 'tunti(?:a)?|tunnin',
    numbers:
      '1.5 puolitoista, 1 yksi, 2 kaksi, 3 kolme, 4 neljä, 5 viisi, 6 kuusi, 8 kahdeksan, 10 kymmenen, 15 viisitoista, 20 kaksikymmentä, 30 kolmekymmentä, 40 neljäkymmentä, 45 neljäkymmentäviisi',
    half: 'ja puoli',
    fixed: { 45: 'kolme varttia|kolme neljäsosa tuntia', 15: 'vartti(?:tunti)?|neljännestunti', 30: 'puoli ?tuntia?' },
    alone: 'tunti',
  },
  {
    minute: 'minute?|de minute',
    hour: 'or[ăae]',
    numbers:
      '1 o|un, 2 două|doua, 3 trei, 4 patru, 5 cinci, 6 șase, 8 opt, 10 zece, 15 cincisprezece, 20 douăzeci(?: de)?, 25 douăzeci și cinci(?: de)?, 30 treizeci(?: de)?, 40 patruzeci(?: de)?, 45 patruzeci și cinci(?: de)?, 60 șaizeci(?: de)?',
    tails: { 30: '[șşs]i jum[ăa]tate', 15: '[șşs]i un sfert' },
    fixed: { 45: 'trei sferturi de or[ăa]', 15: '(?:un )?sfert de or[ăa]', 30: '(?:o )?jum[ăa]tate de or[ăa]' },
  },
]
