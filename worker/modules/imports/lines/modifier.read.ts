import { readForeignPreparation } from './foreign-preparation.read.ts'
import { adverbs, preparations } from './words.ts'

/** A word or phrase for size, heaping or preparation; `end` is past its separator. */
export type Modifier = { text: string; end: number }

const size = `(?:(?:extra|very|quite)[- ])?(?:large|small|medium|big|jumbo|tiny|lg|lrg|sm|md|med)
  |(?:small|larg|bigg|fatt)er|miniature|\\p{L}+-sized?(?!\\p{L})
  |(?:mittel|mittl)?(?:gro(?:ß|ss)|grö(?:ß|ss)er|klein(?:er)?)e?[rsn]?|kl\\.|mittlere?[rsn]?
  |gros(?:se)?s?|petite?s?|moyen(?:ne)?s?|pequeñ[oa]s?|grande?s?|grandi|median[oa]s?|piccol[oaie]|medi[oaie]s?
  |(?:middel|half)?grote?|stora?|stort|store|små|lille|mellanstora?|mellomstore?|middelstore?
  |duż[aey]|mał[aey]|średni[ae]?|velk[áéý]|střední|veľk[áéý]|крупн\\p{L}{2,3}|средн\\p{L}{2,3}|больш\\p{L}{2,3}|маленьк\\p{L}{2,3}|велик[аиіий]+|büyük|küçük|orta(?: boy)?`
const heap = `good|nice|scant|generous|heaping|heaped|rounded|level(?:led)?|leveled|hefty|healthy|heavy|hearty|packed|loosely packed
  |firmly packed|lightly packed|couple(?: of)?|full|whole|thick|thin|long|short|fat|plump|fresh|dried|extra|additional|bare
  |beau|belle|bonne?|gute?r?|knappe?r?|ordentliche?r?|dünne|dicke|cheia|colma|rasa|bem cheias?|colm[oaie]|ras[oaie]|schepp[ea]
  |copett[ea]|strukna|toppad|rågad|drøy|struken|czubata|płaska|vrchovat[áé]|zarovnan[áé]`
const compact = (source: string) => source.replaceAll(/\s*\n\s*/g, '')
const sizes = `(?:${compact(size)})(?:[- ]?sized?|ish)?\\.?`

const sizeLikeNames =
  'grande? marnier|medium[- ](?:dry|strength|grain|hot|heat|fat|curry|cornmeal|oatmeal|indian|rare|sweet (?:sherry|wine|white)|firm|egg noodles)|large[- ]leaf|petite? pois'
const sizePattern = new RegExp(
  `(?!${sizeLikeNames})${sizes}(?:(?:\\s+(?:or|to|and)\\s+|-to-|[-/])${sizes})*(?=[\\s,])[\\s,]+`,
  'iuy',
)
const unitModifier = new RegExp(
  `(?:(?:very|extra|lightly|tightly|loosely|firmly)\\s+)?(?:${compact(heap)})(?=[\\s,])[\\s,]+`,
  'iuy',
)

const longestFirst = (words: string[]) => [...words].sort((a, b) => b.length - a.length).join('|')
const adverb = `(?:${longestFirst(adverbs)})[\\s-]+(?:(?:and|but)\\s+)?`
const products = `shredded (?:wheat|coconut)|cracked wheat|mashed potato|cooked ham|steamed bun
  |crushed (?:ice|pineapple|tomato|(?:hot )?(?:red )?(?:pepper|chil))|minced (?:beef|lamb|pork|meat|chicken|turkey|veal)`
/** Peeled or toasted alone, a food is sold or weighed so; peeled and diced, it is prepared. */
const soldAlone = '(?:peeled|toasted)(?=,?\\s+(?:and|or|&)\\s|,\\s)'
const cutSize = `(?:[\\d½¼¾⅓⅛/]+[- ](?:inch|cm|mm)[- ])?`
const prepared = `(?:${adverb})*${cutSize}(?:hard[ -]boiled|soft[ -]boiled|${longestFirst(preparations)}|${soldAlone})`
const preparation = new RegExp(
  `(?!${compact(products)})(?:${prepared}|(?:freshly|finely|coarsely|newly|thinly|thickly)[ -](?:ground|milled|cracked|cut|made))(?:,?\\s+(?:and|or|&)\\s+|\\s*,\\s*|\\s+)(?=\\S)`,
  'iuy',
)

const read = (pattern: RegExp, line: string, index: number): Modifier | null => {
  pattern.lastIndex = index
  const match = pattern.exec(line)
  return match && { text: match[0].replace(/[\s,]+$/, ''), end: index + match[0].length }
}

/** "large", "medium-sized", "extra large", "small to medium", "große", "petites". */
export const readSize = (line: string, index: number) => read(sizePattern, line, index)

/** Between an amount and its unit: "2 heaped tbsp", "1 large bunch". */
export const readUnitModifier = (line: string, index: number) =>
  read(sizePattern, line, index) ?? read(unitModifier, line, index)

/** "finely chopped", "freshly ground", "fein gehackte", "peeled and"; joined ones are read one at a time. */
export const readPreparation = (line: string, index: number) =>
  read(preparation, line, index) ?? readForeignPreparation(line, index)
