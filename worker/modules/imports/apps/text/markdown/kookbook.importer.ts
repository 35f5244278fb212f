import type { Token, Tokens } from 'marked'
import { ingredientOf, paragraphsIn } from '../../../drafts/read-lines.ts'
import { type DraftIngredient, type DraftNote, type DraftStep, type RecipeDraft } from '../../../drafts/recipe.draft.ts'
import { recipeDraftOf } from '../../../drafts/recipe.draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { sectionOf } from '../../../pages/visible/section-words.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { keywordsIn } from '../columns/labelled-head.ts'
import { blocksOf, markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { markdownSteps } from './markdown-steps.ts'

/** Markdown with a heading above ingredients and one above directions, again for each part of a recipe. */
export const kookbook = filePerRecipe({
  id: 'KOOKBOOK',
  title: 'Kookbook, Markdown',
  hint: '.recipe.md',
  isOne: (head) =>
    /^\s*(?:#[ \t]+\S|\S.*\n=+[ \t]*\n)/.test(head) &&
    [...head.matchAll(/^#{2,6}[ \t]+(.+?)[ \t#]*$/gm)].some(([, title = '']) => sectionOf(title) === 'ingredients'),
  draftOf: (text, _, files) => draftOf(text, files),
})

function draftOf(text: string, files: readonly SourceFile[]): RecipeDraft {
  const [title, ...blocks] = blocksOf(text)
  const about: Token[] = []
  const ingredients: DraftIngredient[] = []
  const steps: DraftStep[] = []
  const notes: DraftNote[] = []
  const warnings: string[] = []
  const facts = new Map<string, string>()
  let part = ''
  for (const { heading, body } of sectionsOf(blocks)) {
    const name = heading ? plainOf(heading) : ''
    const kind = heading ? sectionOf(name) : null
    if (!heading) about.push(...body)
    else if (kind === 'ingredients') {
      if (part) ingredients.push({ heading: part })
      ingredients.push(...body.flatMap(rowsOf))
    } else if (kind === 'instructions') {
      const read = isNumbered(body)
        ? markdownSteps(body, files)
        : markdownSteps(body.length > 0 ? [joined(body)] : [], files)
      const [first, ...others] = read.steps
      if (first) steps.push({ ...first, name: first.name || part }, ...others)
      warnings.push(...read.warnings)
    } else if (/^metadata$/i.test(name)) for (const token of body) readFacts(token, facts)
    else if (body.length > 0) notes.push({ title: name, text: paragraphsIn(body.map(markdownOf).join('\n\n')) })
    else part = name
  }
  const shown = picturesIn(about, files)
  const fact = (...names: string[]) => names.map((name) => facts.get(name)).find(Boolean) ?? ''
  const times = timesOf({
    prep: fact('preparation time', 'prep time'),
    cook: fact('cooking time', 'cook time'),
    total: fact('total time', 'time'),
  })
  const { servings, servings_text } = servingsOf(fact('servings', 'yield', 'serves'))
  return recipeDraftOf({
    name: title ? plainOf(title) : '',
    description: paragraphsIn(about.map(markdownOf).join('\n\n')),
    source: fact('author', 'source'),
    source_url: /https?:\/\/\S+/.exec(fact('url', 'link', 'source'))?.[0] ?? '',
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: keywordsIn(fact('tags', 'keywords', 'category')),
    ingredients,
    steps,
    pictures: shown.pictures,
    notes,
    unplaced: [
      ...times.unplaced,
      ...[...facts].flatMap(([label, value]) =>
        PLACED.has(label) || !value ? [] : [{ title: label[0]?.toUpperCase() + label.slice(1), text: value }],
      ),
    ],
    warnings: [...shown.warnings, ...warnings],
  })
}

const PLACED = new Set(
  'servings,yield,serves,author,source,url,link,preparation time,prep time,total time,time,cooking time,cook time,tags,keywords,category'.split(
    ',',
  ),
)

/** A heading with what stands below it; first what stands above all of them. */
function sectionsOf(blocks: readonly Token[]): { heading: Token | null; body: Token[] }[] {
  const sections: { heading: Token | null; body: Token[] }[] = [{ heading: null, body: [] }]
  for (const token of blocks) {
    if (token.type === 'heading') sections.push({ heading: token, body: [] })
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

const isNumbered = (body: readonly Token[]): boolean => body.some(({ type }) => type === 'list')

/** The app shows directions as one text. */
const joined = (body: readonly Token[]): Token => ({
  type: 'paragraph',
  raw: body.map(({ raw }) => raw.trim()).join('\n\n'),
  tokens: body.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : [])),
})

function readFacts(token: Token, facts: Map<string, string>): void {
  for (const line of plainLines(token)) {
    const [, label = '', value = ''] = /^[-*+\s]*([\p{L} ]+?)\s*:\s*(.*)$/u.exec(line) ?? []
    if (label) facts.set(label.toLowerCase(), value.trim())
  }
}

const plainLines = (token: Token): string[] => token.raw.split('\n')
