import { NUMBER_WORDS, PHRASES, UNIT_WORDS, type DurationUnit } from './duration-words.ts'

const GLYPH = '[½⅓⅔¼¾⅛⅜⅝⅞⅙⅚]'
const GAP = String.raw`[ \u00A0\u2009\u202F]`
/** A full stop belongs to the word only where it abbreviates. */
const DOT = String.raw`(?:(?<=(?:mins?|std|sek|secs?|hrs?|seg|h|mn))\.)?`
const MORE = String.raw`(?:\s(?:more|additional|further|extra|weitere[nr]?|autres|altri|más))?`
const AFTER = String.raw`(?![\p{L}\p{N}])`
/** Unlike other words, a unit may be glued to what follows: "1h30". */
const UNIT_END = String.raw`(?!\p{L}|\d{3})`

const words = Object.values(NUMBER_WORDS)
  .flatMap((list) => list.split(' '))
  .sort((a, b) => b.length - a.length)
const units = (names: readonly DurationUnit[]): string =>
  names
    .flatMap((name) => UNIT_WORDS[name].split(' '))
    .sort((a, b) => b.length - a.length)
    .join('|')

const digits = (most: number, decimals: number) =>
  String.raw`\d{1,${most}}(?:[-\s]?${GLYPH}|[-\s]\d[/⁄]\d{1,2}(?!\d)|[/⁄]\d{1,2}(?!\d)|[.,]\d{1,${decimals}}(?!\d))?`
const HALF_MORE = String.raw`(?:\s+and\s+a\s+half)?`
const NUMBER = String.raw`(?:(?:${digits(4, 2)}|${GLYPH})|(?:${words.join('|')})(?![\p{L}\p{N}]))${HALF_MORE}`
/** Where nothing but a time is expected, digits may be many and touch the word before them. */
const LOOSE = String.raw`(?:${digits(8, 8)}|${GLYPH}|(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}]))${HALF_MORE}`
const TO = String.raw`${GAP}{0,2}(?:-|–|—|‑|to|bis|à|a|ad|tot|hasta|or|oder|ou|o|of)${GAP}{0,2}`
const BETWEEN = String.raw`(?<=(?:between|zwischen|entre|tra|fra|tussen)\s)(?=\S+\s+\S+\s+\S)`
/** A number or a range of them and, if there is one, the word behind it: the parts of "1 h 30", "10 to 12 minutes", "½ Std.". */
export const PART = new RegExp(
  String.raw`(?<![\d⁄/]|\d[.,])(?<low>${LOOSE})(?:${TO}(?<high>${LOOSE}))?\s*(?<word>\p{L}+\.?|['′])?`,
  'giu',
)

const AND = String.raw`\s+(?:and|und|et|y|e|en)\s+`

/** "20" or "20 to 25" (`low`, `high`) or "between 20 and 25" (`from`, `until`), then a `unit`. */
export const DURATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}/⁄]|\d[.,])(?:${BETWEEN}(?<from>${NUMBER})${AND}(?<until>${NUMBER})|(?<low>${NUMBER})(?:${TO}(?<high>${NUMBER}))?)` +
    String.raw`${MORE}(?:${GAP}{0,2}|-|‑)(?<unit>${units(['second', 'minute', 'hour', 'day'])})${UNIT_END}${DOT}`,
  'giu',
)

const MEASURES = 'k?g|m?l|[cd]l|[cm]?m|oz|lbs?|gramm?s?|cups?|tbsp|tsp|el|tl|[cfx]|grad|degrees?'

/** What may follow: "and 30 minutes", "15 Min.", right after an hour also a bare "30". */
export const FOLLOWING_DURATION = new RegExp(
  String.raw`(?:\s{0,2}(?:,|&|\+|and|und|et|y|e|en)?\s{0,2})(?<low>\d{1,3})${GAP}?-?(?<unit>m|${units(['second', 'minute', 'hour'])})${UNIT_END}${DOT}`,
  'iuy',
)
export const BARE_MINUTES = new RegExp(
  String.raw`${GAP}?(?<low>[0-5]\d)(?![\d.,/⁄]\d|${GAP}?(?:[°º×%-]|(?:${MEASURES})${AFTER}))${AFTER}`,
  'iuy',
)
export const AND_A_HALF = /\s+(?:and\s+a\s+half|et\s+demie?|y\s+media|e\s+mezz[ao])(?![\p{L}\p{N}])/iuy

export const PHRASE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:` +
    Object.values(PHRASES)
      .map((forms, at) => `(?<phrase${at}>${forms.join('|')})`)
      .join('|') +
    `)${AFTER}`,
  'giu',
)

/** A cheap look for any of the units, before the real patterns. */
export const MENTIONS_UNIT =
  /\d[ \u00A0]?[hs]|se[ckg]|min|mn|hour|hr|std|stund|heure|hora|or[ae]|uur|kwart|da[yg]|tag|jour|d[ií]a|giorn|tim|hod|godz|dn[yíi]/i
