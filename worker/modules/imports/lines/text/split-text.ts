import { sectionOf } from '../../pages/visible/section-words.ts'
import { isIngredientLine, isShortLine, type LineParser } from './text-line.ts'
import { findListEnd } from './find-list-end.ts'
import { withListTitles } from './list-titles.ts'
import { takeLists } from './take-lists.ts'
import { parseFact, parseServings, type TextFacts } from './text-facts.ts'
import { stepsFromText, type TextStep } from './text-steps.ts'

export interface TextRecipe extends TextFacts {
  name: string
  description: string
  ingredients: readonly string[]
  steps: readonly TextStep[]
}

const longestName = 128
const titleLabel =
  /^(?:recipe|recipe name|title|name|titel|rezept|titre|recette|título|receta|titolo|ricetta|receita|tytuł|przepis|název|recept|название|рецепт)\**\s*[:：]\**\s*(?=\S)/iu

/** Without headings, the lines that read like ingredients are the list, and what follows is the method. */
export function splitText(text: string, parse: LineParser): TextRecipe {
  const lines = text
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .flatMap(withoutInlineHeadings)
  const parts = splitByHeadings(lines, parse) ?? splitByGuess(lines, parse)
  const facts: TextFacts = { ...parts.facts }
  const head = withoutFacts(parts.head, facts)
  const [title = '', ...description] = head.filter(Boolean)
  const [address] = /https?:\/\/\S+/.exec(title) ?? []
  if (address) facts.sourceUrl ??= address
  const name = (address ? title.replace(address, '') : title).replace(/^[#*_\s]+|[*_\s]+$/g, '')
  const noted = withoutFacts(parts.notes, facts)
  const notes = noted.some(Boolean) ? stepsFromText(noted).map(toNoteStep(parts.notesName)) : []
  const ingredients = joinAmountLines(withListTitles(withoutFacts(parts.ingredients, facts), parse), parse)
  const steps = stepsFromText(trimBlankLines(withoutFacts(parts.steps, facts)))
  return {
    ...facts,
    name: (name.replace(titleLabel, '') || name).slice(0, longestName),
    description: description.join('\n'),
    ingredients,
    steps: [...steps, ...notes],
  }
}

interface Parts {
  head: readonly string[]
  ingredients: readonly string[]
  steps: readonly string[]
  notes: readonly string[]
  notesName: string
  facts: TextFacts
}

/** Null without a heading for ingredients or method. */
function splitByHeadings(lines: readonly string[], parse: LineParser): Parts | null {
  const parts: Record<TextSection | 'head', string[]> = { head: [], ingredients: [], steps: [], notes: [] }
  let now: TextSection | 'head' = 'head'
  let notesName = ''
  let facts: TextFacts = {}
  for (const line of lines) {
    const opened = parseFact(line) ? null : parseHeading(line)
    if (opened) {
      now = opened.section
      if (now === 'notes') notesName ||= line.replace(/[:：#*_\s]+$|^[#*_\s]+/gu, '')
      facts = { ...facts, ...parseServings(opened.rest) }
    } else parts[now].push(line)
  }
  const { head, ingredients, steps, notes } = parts
  if (ingredients.length === 0 && steps.length === 0) return null
  // Only one heading is present: the other part starts or ends where lines read like ingredients.
  const above = ingredients.length === 0 ? splitByGuess(head, parse) : { head, ingredients, steps: [] }
  const end = steps.length === 0 ? findListEnd(ingredients, 0, parse) + 1 : above.ingredients.length
  return {
    head: above.head,
    ingredients: above.ingredients.slice(0, end),
    steps: [...above.steps, ...above.ingredients.slice(end), ...steps],
    notes,
    notesName,
    facts,
  }
}

function splitByGuess(lines: readonly string[], parse: LineParser): Parts {
  const title = startsWithList(lines, parse) ? -1 : lines.findIndex(Boolean)
  const none = { notes: [], notesName: '', facts: {} }
  const first = lines.findIndex((line, at) => at > title && parseFact(line) === null && isIngredientLine(line, parse))
  if (first < 0) return { ...none, head: lines.slice(0, title + 1), ingredients: [], steps: lines.slice(title + 1) }
  // A heading or salt may stand above the first amount.
  const above = lines.slice(0, first).findLastIndex((line) => !isShortLine(line) || parseFact(line) !== null)
  const start = Math.max(above, title) + 1
  const end = findListEnd(lines, first, parse) + 1
  const below = takeLists(lines.slice(end), parse)
  const ingredients = [...lines.slice(start, end), ...below.ingredients]
  return { ...none, head: lines.slice(0, start), ingredients, steps: below.steps }
}

/** Whether nothing stands above the list: "2 eggs" and an ingredient right below it. "3 Cheese Lasagne" is a title. */
function startsWithList(lines: readonly string[], parse: LineParser): boolean {
  const at = lines.findIndex(Boolean)
  const [first = '', second = ''] = lines.slice(Math.max(at, 0))
  if (![first, second].every((line) => parseFact(line) === null && isIngredientLine(line, parse))) return false
  const { unit, food } = parse(first)
  return unit !== null || !/\s\p{Lu}/u.test(food ?? '')
}

/** Moves facts into `facts`; the first of each kind wins. */
function withoutFacts(lines: readonly string[], facts: TextFacts): string[] {
  return lines.filter((line) => {
    const found = parseFact(line)
    if (found) Object.assign(facts, { ...found, ...facts })
    return found === null
  })
}

/** Tables copied from a page have the amount on one line and the food on the next. */
function joinAmountLines(lines: readonly string[], parse: LineParser): string[] {
  const isAmountAlone = (line: string | undefined) =>
    line !== undefined && line.length <= 20 && parse(line).food === null && !parse(line).no_amount
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const joins = isAmountAlone(before) && parse(line).no_amount && !parse(line).is_header
    if (joins) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

const toNoteStep = (title: string) => (step: TextStep, at: number) =>
  at === 0 && !step.name ? { ...step, name: title } : step

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex(Boolean)
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(Boolean) + 1)
}

type TextSection = 'ingredients' | 'steps' | 'notes'

const headingWords: Record<TextSection, string> = {
  ingredients:
    "ingredients?|what you(?:’|')?ll need|you(?:’|')?ll need|zutaten(?:liste)?|du brauchst|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredienser|dette trenger du|du skal bruge|ainekset|hozzávalók|suroviny|ингредиенты|malzemeler|材料|재료",
  steps:
    "method|instructions?|directions?|preparation|steps|how to make(?: it)?|(?:und )?so geht(?:’|')?s|zubereitung|anleitung|so wird(?:’|')?s gemacht|préparation|étapes|instrucciones|preparación|elaboración|preparazione|procedimento|bereiding(?:swijze)?|modo de preparo|preparo|przygotowanie|sposób przygotowania|tillagning|gör så här|fremgangsmåte|fremgangsmåde|slik gjør du|slik lager du|step by step|recipe preparation|cooking instructions|sådan gør du|valmistus|elkészítés|postup|приготовление|yapılışı|作り方|만드는 법",
  notes:
    'notes?|tips?|recipe notes|nutrition(?: facts)?|notizen|tipps?|hinweise?|nährwerte?|notas|consejos|note|consigli|remarques|astuces|opmerkingen|dicas|observações|anteckningar|noter|merknader|vinkk(?:i|ejä)|uwagi|wskazówki|poznámk[ay]|megjegyzés(?:ek)?|tippek|заметки|примечани[ея]|советы?|примітки|поради|σημειώσεις|συμβουλές|notlar|ipuçları|note și sfaturi|napomen[ae]|savjeti|コツ|メモ|ポイント|小贴士|贴士|备注|팁|메모|הערות|טיפים?|ملاحظات|نصائح',
}

const headingPatterns = Object.entries(headingWords).map(
  // The rest is empty, a colon, or a few words ("Ingredients for 4", "Zutaten (4 Portionen)").
  ([section, list]) => [section as TextSection, new RegExp(`^(?:${list})(?![\\p{L}])(.{0,40})$`, 'iu')] as const,
)

/** `rest` is text like "for 4 people". Null for other lines. */
function parseHeading(line: string): { section: TextSection; rest: string } | null {
  const bare = line.replace(/[*_#]+/g, '').replace(/^[^\p{L}\d]+|[\s:：*_#–-]+$/gu, '')
  for (const [section, pattern] of headingPatterns) {
    const rest = pattern.exec(bare)?.[1]
    if (rest !== undefined && !/[.!?]/.test(rest))
      return { section, rest: rest.replace(/^[\s:：(–-]+|\)$/g, '').trim() }
  }
  // Languages that only pages have been seen in.
  const kind = bare.length <= 60 && !/[.!?]/.test(bare) ? sectionOf(bare) : null
  if (kind !== 'ingredients' && kind !== 'instructions') return null
  return { section: kind === 'ingredients' ? 'ingredients' : 'steps', rest: bare.replace(/^[^\d]+|\)$/g, '').trim() }
}

const allHeadings = Object.values(headingWords).join('|')
/** A heading that begins a line or a sentence, with what it heads behind its colon. */
const inlineHeading = new RegExp(
  `(^|[.!?…)]\\s+|\\s[-–|]\\s|\\s(?=\\p{Lu}))(${allHeadings})\\s?[:：]\\s*(?=\\S)`,
  'giu',
)

/** "Ingredients: 200 g flour, 3 eggs. Method: Mix." is two headings with a list and a text. */
function withoutInlineHeadings(line: string): string[] {
  if (!/[:：]/.test(line)) return [line]
  const [head = '', ...rest] = line.replace(inlineHeading, '$1\n$2\n').split('\n')
  const parts = rest.flatMap((part, at) => (at % 2 === 0 ? [part] : itemsIn(part)))
  const [, first = ''] = rest
  // "Serves: 4" and "Ingredients: for 4" stay as they are.
  return rest.length === 0 || (rest.length === 2 && first.length < shortestList) ? [line] : [head.trim(), ...parts]
}

const shortestList = 20

/** Where most parts begin with an amount, each is a line; so is each step that is numbered. */
function itemsIn(text: string): string[] {
  const parts = text.split(/,\s+|;\s*|\s[-–•·]\s/).map((part) => part.trim())
  const measured = parts.filter((part) => /^[\d½¼¾⅓⅔⅛]/.test(part)).length
  if (parts.length >= 2 && measured >= parts.length * 0.5) return parts.map((part) => part.replace(/[.\s]+$/, ''))
  return text.trim().split(/\s+(?=\d{1,2}[.)]\s+\p{L})/u)
}
