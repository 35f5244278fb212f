import type { Token, Tokens } from 'marked'
import { ingredientOf, paragraphsIn } from '../../../drafts/read-lines.ts'
import type { DraftIngredient, DraftNote, DraftStep } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { type SectionKind, sectionOf } from '../../../pages/visible/section-words.ts'
import { markdownOf, plainOf } from './markdown-tokens.ts'
import { markdownSteps } from './markdown-steps.ts'

/** What stands below the headings of a recipe. */
export class MarkdownParts {
  readonly about: Token[] = []
  readonly metadata: Token[] = []
  readonly ingredients: DraftIngredient[] = []
  readonly steps: DraftStep[] = []
  readonly notes: DraftNote[] = []
  readonly warnings: string[] = []
  private readonly files: readonly SourceFile[]
  /** The heading that the ones below it belong to. */
  private above: { kind: SectionKind | null; depth: number } = { kind: null, depth: 9 }
  private part = ''

  constructor(blocks: readonly Token[], files: readonly SourceFile[]) {
    this.files = files
    for (const { heading, body } of sectionsOf(blocks)) {
      if (heading === null) this.about.push(...body)
      else this.add(plainOf(heading), heading.depth, body)
    }
  }

  private add(name: string, depth: number, body: readonly Token[]): void {
    const isWithin = depth > this.above.depth
    const kind = sectionOf(name) ?? (isWithin ? this.above.kind : null)
    const title = sectionOf(name) === null ? name : this.part
    if (!isWithin) this.above = { kind: sectionOf(name), depth }
    if (kind === 'ingredients') this.ingredients.push(...(title ? [{ heading: title }] : []), ...body.flatMap(rowsOf))
    else if (kind === 'instructions') this.addSteps(title, body)
    else if (/^metadata$/i.test(name)) this.metadata.push(...body)
    else if (body.length > 0) this.notes.push({ title: name, text: paragraphsIn(body.map(markdownOf).join('\n\n')) })
    else {
      this.part = name
      this.above = { kind: null, depth: 9 }
    }
  }

  /** Kookbook shows directions as one text, unless they are a list. */
  private addSteps(title: string, body: readonly Token[]): void {
    const isList = body.some(({ type }) => type === 'list')
    const { steps, warnings } = markdownSteps(isList || body.length === 0 ? body : [joined(body)], this.files)
    const [first, ...others] = steps
    if (first) this.steps.push({ ...first, name: first.name || title }, ...others)
    this.warnings.push(...warnings)
  }
}

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

const rowsOf = (token: Token): DraftIngredient[] =>
  token.type === 'list'
    ? (token as Tokens.List).items.map((item) => ingredientOf(plainOf(item)))
    : markdownOf(token)
        .split('\n')
        .map((line) => ingredientOf(line.trim()))

const joined = (body: readonly Token[]): Token => ({
  type: 'paragraph',
  raw: body.map(({ raw }) => raw.trim()).join('\n\n'),
  tokens: body.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : [])),
})
