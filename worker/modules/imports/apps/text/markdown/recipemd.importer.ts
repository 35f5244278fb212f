import type { Token, Tokens } from 'marked'
import { paragraphsIn } from '../../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { blocksOf, markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { markdownSteps } from './markdown-steps.ts'
import { recipeMdIngredient } from './recipemd-ingredient.ts'
import { type Said } from '../../../drafts/said.ts'

/** Markdown in three parts between rules: what it is, ingredients in lists, and the method (recipemd.org). */
export const recipeMd = filePerRecipe({
  id: 'RECIPEMD',
  title: 'RecipeMD',
  hint: '.md',
  isOne: (head) =>
    /^\s*(?:#[ \t]+\S|\S.*\n=+[ \t]*\n)/.test(head) && /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/m.test(head),
  draftOf,
})

function draftOf(text: string, file: SourceFile, files: readonly SourceFile[]): RecipeDraft {
  const [title, ...blocks] = blocksOf(text)
  const rules = blocks.flatMap(({ type }, at) => (type === 'hr' ? [at] : []))
  const [first = -1, second = blocks.length] = rules
  if (title?.type !== 'heading' || title.depth !== 1 || first < 0)
    throw new FileRefusal('recipe_unreadable', `“${file.path}” has no title, or no rule above its ingredients.`)
  const about = aboutOf(blocks.slice(0, first))
  const shown = picturesIn(about.description, files)
  const method = markdownSteps(blocks.slice(second), files)
  const yields = about.yields.toSorted((a, b) => Number(PEOPLE.test(b)) - Number(PEOPLE.test(a)))
  const { servings, servings_text } = servingsOf(yields[0])
  const links: Said[] = []
  return recipeDraftOf({
    key: file.path.toLowerCase(),
    name: plainOf(title),
    description: paragraphsIn(about.description.map(markdownOf).join('\n\n')),
    servings,
    servings_text,
    keywords: about.tags,
    ingredients: blocks.slice(first + 1, second).flatMap((token) => rowsOf(token, { file, files, links })),
    steps: method.steps,
    pictures: shown.pictures,
    unplaced: yields.length > 1 ? [{ title: 'Yield', text: yields.slice(1).join(', ') }] : [],
    warnings: [...shown.warnings, ...method.warnings, ...links],
  })
}

const PEOPLE = /serving|portion|person|people|pers\b/i

/** A paragraph of nothing but emphasis holds tags, one of strong emphasis what it yields; below them comes no text. */
function aboutOf(blocks: readonly Token[]) {
  const tagged = blocks.filter((token) => wrapOf(token) === 'em')
  const yielded = blocks.filter((token) => wrapOf(token) === 'strong')
  const tags = tagged.flatMap((token) => partsOf(plainOf(token)))
  // Before the format knew yields, they were tags.
  const isYield = (tag: string) => /^\d/.test(tag) && PEOPLE.test(tag)
  return {
    tags: tags.filter((tag) => !isYield(tag)),
    yields: [...yielded.flatMap((token) => partsOf(plainOf(token))), ...tags.filter(isYield)],
    description: blocks.filter((token) => !tagged.includes(token) && !yielded.includes(token)),
  }
}

function wrapOf(token: Token): string {
  const inner = token.type === 'paragraph' ? (token as Tokens.Paragraph).tokens : []
  return inner.length === 1 ? (inner[0]?.type ?? '') : ''
}

/** Commas between two digits are decimal. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<!\d),|,(?!\d)/)
    .map((one) => one.trim())
    .filter(Boolean)

function rowsOf(token: Token, at: Parameters<typeof recipeMdIngredient>[1]): DraftIngredient[] {
  if (token.type === 'heading') return [{ heading: plainOf(token) }]
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => recipeMdIngredient(item, at))
  throw new FileRefusal('recipe_unreadable', `“${at.file.path}” has a text between its ingredients.`)
}
