import { cleanRemark, splitFood } from './split-food.ts'
import { readPart } from './part.read.ts'
import { type Quantity, readQuantity } from './quantity/quantity.read.ts'
import { readTrailing, type Trailing } from './trailing.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'
import { readBareUnit, skipFiller } from './quantity/unit.read.ts'

export type LineParts = { quantity: Quantity | null; food: string; notes: string[] }

/** Tries in turn: leading amount, part of a whole, bare unit, trailing amount, plain food. */
export function splitLine(line: string, units: UnitReader): LineParts {
  const quantity = readQuantity(line, 0, units)
  if (quantity) return unitAsFood(withFood(line.slice(quantity.end), quantity, units))
  const part = readPart(line, units)
  if (part) return withFood(line.slice(part.end), part, units)
  const label = labelled(line, units)
  if (label) return label
  const vague = vagueAmount(line, units)
  const counted = vague?.unit && vague.kind !== 'vague' ? countBehind(line, vague, units) : null
  if (counted) return counted
  if (vague) return withFood(line.slice(vague.end), vague, units)
  const trailing = readTrailing(line, units)
  if (trailing) return withTrailingQuantity(trailing, units)
  const { food, notes } = splitFood(line, { measured: false, packaged: false }, units)
  const behind = splitTrailingUnit(food)
  if (behind && amountless.test(behind.unit)) return { quantity: uncounted(behind.unit), food: behind.food, notes }
  return { quantity: null, food: food || line, notes: food ? notes : [] }
}

function withFood(text: string, quantity: Quantity, units: UnitReader): LineParts {
  const { notes } = quantity
  const rest = text.replace(/^[\s,;:.*/–—-]+/, '')
  if (quantity.verbatim) {
    const comma = rest.search(/[,;(]/)
    const food = comma < 0 ? rest : rest.slice(0, comma)
    return { quantity, food: food.trim(), notes: comma < 0 ? notes : [...notes, cleanRemark(rest.slice(comma))] }
  }
  const split = splitFood(rest, { measured: true, packaged: quantity.packaged }, units)
  const behind = quantity.unit === null ? splitTrailingUnit(split.food) : null
  const thick = behind ? (/^(?:thick|thin|fat|plump|long)\s+/i.exec(behind.food)?.[0] ?? '') : ''
  return {
    quantity: behind ? { ...quantity, unit: behind.unit } : quantity,
    food: behind?.food.slice(thick.length) ?? split.food,
    notes: [...notes, thick, ...split.notes],
  }
}

/** "1 cup" alone: the cup is the food. */
function unitAsFood(parts: LineParts): LineParts {
  const { quantity, food, notes } = parts
  if (food !== '' || quantity?.kind !== 'spoon' || quantity.unit === null) return parts
  return { quantity: { ...quantity, unit: null }, food: quantity.unit, notes }
}

const few =
  /(?:(?:an? )?(?:few|good few|little|bit of|couple of|couple)|several|some|plenty(?: of)?|additional|etwas|ein paar|ein wenig|ein bisschen|un peu d(?:e(?=\s)|['’](?=\S))|un poco de|un po['’] (?:di(?=\s)|d['’](?=\S))|um pouco de|een beetje|lidt|litt|lite|wat|hieman|vähän|trochę|trocha|trochu|(?:egy )?kevés|biraz|göz kararı|λίγ[οηα]|quelques|un[oa]s|algun[oa]s|algumas|alguns|alcun[ei]|qualche|enkele|einige|några|nogle|noen|kilka|několik|niekoľko|несколько|кілька|birkaç|μερικ[άέο][ςί]?|néhány|câteva|немного|трохи|q\.? ?b\.?(?: di)?|适量|適量|少许|少許|少々)(?:\s+|(?<=['’量许許々]))/iy

/** "Pinch of salt", "a few sprigs of thyme", "a little oil"; "tub of yogurt" counts as one. */
function vagueAmount(line: string, units: UnitReader): Quantity | null {
  few.lastIndex = 0
  const start = few.test(line) ? few.lastIndex : 0
  const unit = readBareUnit(line, start, units)
  if (!unit && start === 0) return null
  const notes = [line.slice(0, start).trim(), ...(unit?.modifiers ?? [])]
  const end = unit ? skipFiller(line, unit.end) : start
  return {
    min: start === 0 && unit?.kind === 'container' ? 1 : null,
    max: null,
    unit: unit?.text ?? null,
    name: unit?.name ?? null,
    kind: unit?.kind ?? null,
    packaged: false,
    notes,
    start,
    end,
    verbatim: false,
  }
}

/** "Dientes de ajo 3": the number stands at the end. */
function countBehind(line: string, bare: Quantity, units: UnitReader): LineParts | null {
  const behind = readTrailing(line.slice(bare.end), units)
  if (!behind || behind.quantity.unit !== null) return null
  const { min, max } = behind.quantity
  return withTrailingQuantity({ ...behind, quantity: { ...bare, min, max } }, units)
}

const label = /^(\p{L}[^:,;(\d]{1,40}):\s+(?=\S)/u
const labels =
  /^(?:optional|garnish|for garnish|to garnish|topping|toppings|to serve|for serving|accompaniments?|facultatif|opcional|opzionale|optioneel|valfritt|valgfritt|zum garnieren|zum servieren)$/i

const purpose = /^(?:(?:for|to) (?!.*\b(?:serves?|makes)\b)|optional )[\p{L} -]+$/iu

/** "Optional: 2 tbsp capers", "Garnish: lemon wedges": the label becomes a note. */
function labelled(line: string, units: UnitReader): LineParts | null {
  const match = label.exec(line)
  if (!match) return null
  const name = match[1] ?? ''
  const quantity = readQuantity(line, match[0].length, units)
  if (!quantity) {
    if (!labels.test(name) && !purpose.test(name)) return null
    const parts = splitLine(line.slice(match[0].length), units)
    return { ...parts, notes: [name, ...parts.notes] }
  }
  const parts = withFood(line.slice(quantity.end), { ...quantity, notes: [name, ...quantity.notes] }, units)
  return parts.food && (quantity.unit !== null || labels.test(name)) ? parts : null
}

function withTrailingQuantity({ quantity, food, rest }: Trailing, units: UnitReader): LineParts {
  const split = splitFood(food, { measured: false, packaged: false }, units)
  return { quantity, food: split.food || food, notes: [...split.notes, ...quantity.notes, cleanRemark(rest)] }
}

/** Units that English puts after the food ("2 garlic cloves"), and the foods after which they are units. */
const trailingUnits: [RegExp, RegExp | null][] = [
  [/^cloves?$/i, /garlic$/i],
  [/^(?:sprigs?|stalks?|bulbs?|spears?|loaf|loaves)$/i, null],
  [/^(?:ribs?|sticks?|stems?)$/i, /celery|lemon ?grass|rhubarb|asparagus$/i],
  [/^(?:leaf|leaves|sheets?)$/i, /gelatine?$/i],
  [/^heads?$/i, /garlic|chicory|lettuce|cauliflower$/i],
  [/^slices?$/i, null],
]

/** "Parsley sprigs, to garnish". */
const amountless = /^(?:sprigs?|cloves?|ribs?)$/i
const uncounted = (unit: string): Quantity => ({
  min: null,
  max: null,
  unit,
  name: unit,
  kind: 'piece',
  packaged: false,
  notes: [],
  start: 0,
  end: 0,
  verbatim: false,
})

function splitTrailingUnit(food: string): { food: string; unit: string } | null {
  const gap = food.lastIndexOf(' ')
  if (gap < 1) return null
  const unit = food.slice(gap + 1)
  const name = food.slice(0, gap)
  if (/\b(?:and|or|&|with|of|from)\b/i.test(name)) return null
  return trailingUnits.some(([word, of]) => word.test(unit) && (of === null || of.test(name)))
    ? { food: name, unit }
    : null
}
