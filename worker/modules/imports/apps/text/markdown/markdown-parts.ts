import type { Token, Tokens } from 'marked'
import { paragraphsIn } from '../../../drafts/read-lines.ts'
import type { DraftIngredient, DraftNote, DraftStep } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { parseServings } from '../../../lines/text/text-facts.ts'
import { type SectionKind, sectionOf } from '../../../pages/visible/section-words.ts'
import { listedIngredients } from './ingredient-rows.ts'
import { addFact, isLink, type MarkdownFacts, takeFacts } from './markdown-facts.ts'
import { isNutrition, nutritionLines } from './markdown-nutrition.ts'
import { isIngredientTable } from './table-rows.ts'
import { markdownSteps } from './markdown-steps.ts'
import { markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { type Said } from '../../../drafts/said.ts'

/** What stands below the headings of a recipe. */
export class MarkdownParts {
  readonly about: Token[] = []
  readonly ingredients: DraftIngredient[] = []
  readonly steps: DraftStep[] = []
  readonly notes: DraftNote[] = []
  readonly nutrition: string[] = []
  readonly warnings: Said[] = []
  /** Sections that no word says what they are. */
  private readonly others: { name: string; body: readonly Token[] }[] = []
  private readonly files: readonly SourceFile[]
  private readonly facts: MarkdownFacts
  private readonly isOneText: boolean
  /** The heading that the ones below it belong to. */
  private above: { kind: SectionKind | null; depth: number } = { kind: null, depth: 9 }
  private part = { name: '', depth: 9 }

  /** With `isOneText` directions are one step, unless they are a list. Adds to `facts` what the text says of the recipe. */
  constructor(
    blocks: readonly Token[],
    { files, facts, isOneText }: { files: readonly SourceFile[]; facts: MarkdownFacts; isOneText: boolean },
  ) {
    this.files = files
    this.facts = facts
    this.isOneText = isOneText
    const sections = sectionsOf(blocks)
    for (const [at, { heading, body }] of sections.entries()) {
      if (heading === null) this.about.push(...takeFacts(body, facts))
      else this.add(plainOf(heading), heading.depth, body, sections[at + 1]?.heading?.depth ?? 0)
    }
    this.addOthers()
  }

  private add(heading: string, depth: number, body: readonly Token[], next: number): void {
    const name = heading.replace(/\s*[:：]$/, '')
    const isWithin = depth > this.above.depth
    const own = sectionOf(name)
    const kind = own ?? (isWithin && !REMARKS.test(name) ? this.above.kind : null)
    const part = depth > this.part.depth ? this.part.name : ''
    const title = own === null ? name : part || purposeOf(name)
    if (!isWithin) this.above = { kind: own, depth }
    if (kind === 'ingredients') this.addIngredients(title, body)
    else if (kind === 'instructions') this.addSteps(title, body)
    else if (isNutrition(name)) this.addNutrition(name, body)
    else if (this.isFact(name, body)) return
    else if (body.length === 0 && next > depth) {
      this.part = { name, depth }
      this.above = { kind: null, depth: 9 }
    } else
      this.others.push({
        name,
        body: takeFacts(
          body,
          this.facts,
          /^(?:recipe )?(?:meta ?data|details|infos?|information|eckdaten)$/i.test(name),
        ),
      })
  }

  private addIngredients(title: string, body: readonly Token[]): void {
    const { servings, servingsText = '' } = parseServings(title) ?? {}
    if (servings) addFact(this.facts, 'servings', `${servings} ${servingsText}`.trim())
    const { rows, remarks, method } = listedIngredients(takeFacts(body, this.facts), this.ingredients.length === 0)
    if (title && !servings && (rows.length > 0 || method.length === 0)) this.ingredients.push({ heading: title })
    this.ingredients.push(...rows)
    for (const text of remarks) this.addNote('', text)
    if (method.length > 0) this.addSteps('', method)
    this.warnings.push(...picturesIn(body, this.files).warnings)
  }

  private addSteps(title: string, body: readonly Token[]): void {
    const links = body.filter((token) => token.type === 'paragraph' && isLink(token.raw.trim()))
    for (const link of links) addFact(this.facts, 'source', link.raw.trim())
    const told = body.filter((token) => token.type !== 'blockquote' && !links.includes(token))
    const isList = told.some(({ type }) => type === 'list')
    const isWhole = this.isOneText && !isList && told.length > 0
    const { steps, warnings } = markdownSteps(isWhole ? [joined(told)] : told, this.files)
    const [first, ...others] = steps
    if (first) this.steps.push({ ...first, name: first.name || title }, ...others)
    this.warnings.push(...warnings)
    for (const quote of body.filter(({ type }) => type === 'blockquote'))
      this.addNote('', markdownOf(quote).replace(/^> ?/gm, ''))
  }

  private addNutrition(name: string, body: readonly Token[]): void {
    this.nutrition.push(...nutritionLines(body))
    this.addNote(name, body.map(markdownOf).join('\n\n'))
  }

  /** "## Tags" above a list of them, or "## Source" above an address. */
  private isFact(name: string, body: readonly Token[]): boolean {
    const label = /^\P{L}*(tags?|keywords|categor(?:y|ies)|kategorien?|source|quelle)\b\s*[:：]?\s*(.*)$/iu.exec(name)
    const text = body.map(markdownOf).join('\n').trim()
    if (!label || text.length > 500 || body.some(({ type }) => type !== 'list' && type !== 'paragraph')) return false
    const values = [label[2] ?? '', ...text.split('\n').map((line) => line.replace(/^\s*(?:[-*+]|\d+\.)\s+/, ''))]
    addFact(this.facts, label[1] ?? '', values.filter((value) => value.trim() !== '').join(', '))
    return true
  }

  /** Where no heading says which is the list, or the method: one has amounts, the other is numbered. */
  private addOthers(): void {
    const list = this.ingredients.length > 0 ? -1 : this.others.findIndex(({ body }) => body.some(isMeasuredList))
    for (const { body } of list < 0 ? [] : this.others.splice(list, 1)) this.addIngredients('', body)
    const method = this.steps.length > 0 ? undefined : this.others.find(({ body }) => body.some(isNumbered))
    for (const { name, body } of this.others) {
      if (method?.body === body) this.addSteps('', body)
      else this.addNote(name, body.map(markdownOf).join('\n\n'))
    }
  }

  private addNote(title: string, text: string): void {
    const words = paragraphsIn(text)
    if (words !== '') this.notes.push({ title, text: words })
  }
}

const REMARKS = /(?:^|[^\p{L}])(?:anmerkung(?:en)?|hinweise?|tipps?|tips?|notes?)(?!\p{L})/iu

/** Most rows of a list begin with an amount, or a table has a column of them. */
function isMeasuredList(token: Token): boolean {
  if (token.type === 'table') return isIngredientTable((token as Tokens.Table).header.map(({ text }) => text.trim()))
  if (token.type !== 'list' || isNumbered(token)) return false
  const texts = (token as Tokens.List).items.map(plainOf)
  return texts.filter((text) => /^[\d½¼¾⅓⅔]/.test(text)).length > texts.length / 2
}

const isNumbered = (token: Token): boolean => token.type === 'list' && (token as Tokens.List).ordered

/** "Ingredients for the dough" are those of "the dough". */
const purposeOf = (name: string): string =>
  (/^(?:主料|辅料|调料)$/.test(name) ? name : undefined) ??
  /\s(?:for|für|pour|para|per|voor|till|til)\s+(.+?)[\s:]*$/iu.exec(name)?.[1] ??
  (parseServings(/\(([^()]+)\)/.exec(name)?.[1] ?? '') ? (/\(([^()]+)\)/.exec(name)?.[1] ?? '') : '')

interface Section {
  heading: Tokens.Heading | null
  body: Token[]
}

/** A heading with what stands below it; first what stands above all of them. */
function sectionsOf(blocks: readonly Token[]): Section[] {
  const sections: Section[] = [{ heading: null, body: [] }]
  for (const token of blocks) {
    if (token.type === 'heading') sections.push({ heading: token as Tokens.Heading, body: [] })
    else if (token.type !== 'hr') sections.at(-1)?.body.push(token)
  }
  return sections
}

const joined = (body: readonly Token[]): Token => ({
  type: 'paragraph',
  raw: body.map(({ raw }) => raw.trim()).join('\n\n'),
  tokens: body.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : [])),
})
