import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { keywordsIn, labelledHead } from './labelled-head.ts'
import { type ColumnCell, handMadeCell, mealMasterColumns, unitOf } from './mealmaster-columns.ts'
import { measuredIngredient } from './measured-ingredient.ts'
import { textCollection } from '../text-collection.ts'
import { withoutRemarks } from './method-remarks.ts'
import { WrappedSteps } from './wrapped-steps.ts'

/** Text in columns, as mailboxes handed it around; an ingredient may go on in the line below, in its own column. */
export const mealMaster = textCollection({
  id: 'MEALMASTER',
  title: 'Meal-Master',
  hint: '.mmf, .txt',
  opens: /^[ \t]{0,4}(?:M{5}|-{5}).*\bmeal-?master\b.*$/gim,
  closes: /^ ?(?:M{5,}|-{5,10})\s*$/m,
  titled: /^\s*Title:\s*(.*)$/im,
  recipeOf,
})

/** Longer lines are neither headings nor set in columns by hand. */
const MAX_SHORT = 200
const LABELS = new Map([
  ['title', 'title'],
  ['categories', 'categories'],
  ['yield', 'yield'],
  ['servings', 'yield'],
])
const SECTION = /^\s{0,4}(?:M{5}|-{5})-*\s*([^\s-].*?)[\s-]*$/

function recipeOf([, ...lines]: string[]): RecipeDraft {
  const { labels, body } = labelledHead(lines, LABELS)
  const list = new IngredientList()
  const method = new WrappedSteps()
  let isMethod = false
  let heading: string | null = null
  for (const line of body) {
    const section = sectionOf(line)
    const cells = isMethod && heading === null ? null : cellsOf(line, isMethod)
    if (section !== undefined) {
      if (heading !== null && !isMethod) throw broken(labels, `nothing stands below “${heading}”`)
      heading = heading === null ? section : `${heading}: ${section}`
    } else if (cells) {
      list.row(cells, heading)
      heading = null
    } else if (line.trim() !== '') {
      if (heading !== null) method.heading(heading)
      heading = null
      isMethod = true
      method.line(line)
    } else if (isMethod) method.line('')
    else list.flush()
  }
  if (heading !== null) method.heading(heading)
  const ingredients = list.end(() => broken(labels, 'an ingredient goes on that has not begun'))
  const { steps, notes, source } = withoutRemarks(method.end())
  if (!labels.has('yield') && ingredients.length + steps.length === 0) throw broken(labels, 'it is cut off')
  const { servings, servings_text } = servingsOf(labels.get('yield'))
  return recipeDraftOf({
    name: labels.get('title') || 'Untitled',
    servings,
    servings_text,
    keywords: keywordsIn(labels.get('categories')),
    ingredients,
    steps,
    source,
    notes: notes.map((text) => ({ title: '', text })),
  })
}

/** Headings begin at the margin, or stand in a column between dashes. */
function sectionOf(line: string): string | undefined {
  if (line.length > MAX_SHORT) return undefined
  return SECTION.exec(line)?.[1]?.replace(/\s*:$/, '') ?? /^\s*-{3,}\s*([^\s-][^\n]*?)\s*-{3,}\s*$/.exec(line)?.[1]
}

const broken = (labels: ReadonlyMap<string, string>, reason: string) =>
  new FileRefusal('recipe_unreadable', `“${labels.get('title') ?? ''}” is damaged: ${reason}.`)

/** Below the method's first words only a heading can open another list, and its lines have amounts. */
function cellsOf(line: string, isMethod: boolean): ReturnType<typeof mealMasterColumns> {
  const cells = mealMasterColumns(line)
  if (cells) return isMethod && !(cells.left?.amount || cells.right?.amount) ? null : cells
  const left = isMethod || line.length > MAX_SHORT ? null : handMadeCell(line)
  return left && { left, right: null }
}

/** Rows in two columns, read down the left one and then the right one. */
class IngredientList {
  private readonly done: (ColumnCell | { heading: string })[] = []
  private left: ColumnCell[] = []
  private right: ColumnCell[] = []

  row({ left, right }: NonNullable<ReturnType<typeof mealMasterColumns>>, heading: string | null): void {
    if (heading !== null) {
      this.flush()
      this.done.push({ heading })
    }
    if (left) this.left.push(left)
    if (right) this.right.push(right)
  }

  flush(): void {
    this.done.push(...this.left, ...this.right)
    this.left = []
    this.right = []
  }

  end(refusal: () => FileRefusal): DraftIngredient[] {
    this.flush()
    const rows: (ColumnCell | { heading: string })[] = []
    for (const row of this.done) {
      const before = rows.at(-1)
      if ('heading' in row || row.amount || row.unit || !(goesOn(before, row.text) || /^[-;]/.test(row.text)))
        rows.push({ ...row })
      else if (!before || 'heading' in before) throw refusal()
      else before.text = `${before.text} ${row.text.replace(/^[-;]+\s*/, '')}`
    }
    return rows.map((row) => ('heading' in row ? row : ingredientOfCell(row)))
  }
}

/** Without a dash before it: what stands above ends in the middle of a sentence, or within brackets. */
const goesOn = (before: ColumnCell | { heading: string } | undefined, text: string): boolean =>
  before !== undefined &&
  !('heading' in before) &&
  (/\([^()]*$|\b(?:and|or|with|und|oder|mit)$/i.test(before.text.slice(-100)) ||
    (/[,;]$/.test(before.text) && /^\p{Ll}/u.test(text)))

function ingredientOfCell({ amount, unit, text }: ColumnCell): DraftIngredient {
  const range = /^\d[\d/ ]*$/.test(amount) ? RANGE.exec(text) : null
  const [whole = '', most = ''] = range ?? []
  const rest = text.slice(whole.length)
  const letters = /^(\p{L}{1,2})\s+/u.exec(rest) ?? []
  const isRepeated = range !== null && letters[1] !== undefined && unitOf(letters[1])?.unit === unitOf(unit)?.unit
  return measuredIngredient({
    amount: range ? `${amount}-${most}` : amount,
    unit: /\d/.test(amount) && unitOf(unit) === null ? unit : '',
    text: (isRepeated ? rest.slice(letters[0]?.length) : rest).replace(/^-+\s*(?=\p{L})/u, ''),
    ...unitOf(unit),
  })
}

/** "2 tb To 3 tb oil" has its upper end in the text. */
const RANGE = /^to (\d[\d/ ]*\d|\d) +(?=\S)/i
