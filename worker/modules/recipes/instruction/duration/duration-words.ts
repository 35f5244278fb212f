/**
 * What cooks call seconds, minutes, hours and days: English, German, French, Spanish, Italian and Dutch with their
 * number words below, of the Nordic and Slavic languages only these.
 */
export const UNIT_WORDS = {
  second:
    's sec secs second seconds sek sekunde sekunden seconde secondes seconden seg segundo segundos secondo secondi ' +
    'sekund sekunder sekundy',
  minute:
    'min mins minute minutes minuten mn minuto minutos minuti minuut minuutje minuutjes ' +
    'minut minuty minút minúty minutt minutter minuter',
  hour:
    'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren uurtje ' +
    'timme timmar hodina hodiny hodin hodín godzina godziny godzin',
  day: 'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dager dagar dage dny dní dni',
} as const

export type DurationUnit = keyof typeof UNIT_WORDS

/** More of them, for fields that hold nothing but a time: in running text a bare "m" or "t" is something else. */
export const FIELD_WORDS: Record<DurationUnit, string> = {
  second: '秒',
  minute: "m ' ′ perc dakika dk dak",
  hour: 't timer óra ч 時間 小时 小時',
  day: 'd døgn dzień dnů den gün 日 天',
}

/** How those begin that are inflected in too many ways to list, in fields as well. */
export const FIELD_STEMS: Record<DurationUnit, string> = {
  second: 'sek',
  minute: 'minut λεπτ мин хв 分',
  hour: 'godz hod saat ώρ час',
  day: '',
}

export const SECONDS: Record<DurationUnit, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 }

/** Numbers as words, each list beginning at its key. Articles count as one. */
export const NUMBER_WORDS: Record<string, string> = {
  0.5: 'half halbe halben halve demi media mezza mezzo',
  1: 'one a an ein eine einer einen einem un une una uno een één',
  1.5: 'anderthalb eineinhalb anderhalf anderhalve',
  2: 'two zwei deux dos due twee',
  2.5: 'zweieinhalb',
  3: 'three drei trois tres tre drie',
  4: 'four vier quatre cuatro quattro',
  5: 'five fünf cinq cinco cinque vijf',
  6: 'six sechs seis sei zes',
  7: 'seven sieben sept siete sette zeven',
  8: 'eight acht huit ocho otto',
  9: 'nine neun neuf nueve nove negen',
  10: 'ten zehn dix diez dieci tien',
  12: 'twelve zwölf douze doce dodici twaalf',
  15: 'fifteen fünfzehn quinze quince quindici vijftien',
  20: 'twenty zwanzig vingt veinte venti twintig',
  25: 'twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig',
  30: 'thirty dreißig dreissig trente treinta trenta dertig',
  40: 'forty vierzig quarante cuarenta quaranta veertig',
  45: 'forty-five fünfundvierzig quarante-cinq quarantacinque vijfenveertig',
  50: 'fifty fünfzig cinquante cincuenta cinquanta vijftig',
  60: 'sixty sechzig soixante sesenta sessanta zestig',
  90: 'ninety neunzig noventa novanta negentig',
}

/** Times that are not a number and a unit. */
export const PHRASES: Record<number, string[]> = {
  900: [
    String.raw`(?:a\s+)?quarter(?:\s+of\s+an|-)\s?hour`,
    String.raw`(?:eine[rn]?\s+)?viertelstunde`,
    String.raw`(?:un\s+)?quart\s+d['’]heure`,
    String.raw`(?:un\s+)?cuarto\s+de\s+hora`,
    String.raw`(?:un\s+)?quarto\s+d['’]ora`,
    String.raw`(?:een\s+)?kwartier`,
  ],
  1800: [
    String.raw`half\s+(?:an|a)\s+hour`,
    String.raw`(?:une\s+)?demi[-\s]heure`,
    String.raw`mezz['’]?ora`,
    String.raw`(?:een\s+)?halfuur(?:tje)?`,
  ],
  2700: [
    String.raw`three[-\s]quarters\s+of\s+an\s+hour`,
    String.raw`(?:eine[rn]?\s+)?dreiviertelstunde`,
    String.raw`trois[-\s]quarts\s+d['’]heure`,
    String.raw`tres\s+cuartos\s+de\s+hora`,
    String.raw`tre\s+quarti\s+d['’]ora`,
    String.raw`drie\s?kwartier`,
  ],
  3600: [String.raw`un['’]\s?ora`],
}
