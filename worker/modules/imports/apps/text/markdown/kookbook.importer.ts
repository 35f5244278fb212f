import type { Token, Tokens } from 'marked'
import { wordListOf } from '../../../drafts/loose-json.ts'
import { momentOf } from '../../../drafts/moment.ts'
import { nutritionIn } from '../../../drafts/nutrition-text.ts'
import { ingredientOf, paragraphsIn, stepsByLine } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { pictureOf } from '../picture-files.ts'
import { frontMatter } from './front-matter.ts'
import { addFact, isKnown, type MarkdownFacts } from './markdown-facts.ts'
import { MarkdownParts } from './markdown-parts.ts'
import { markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { kindOf, isTitle, recipesIn } from './recipes-apart.ts'
import { hasRecipeHeadings, isMarkdown } from './recipe-headings.ts'
import { somebodysMarkdown } from './somebodys-markdown.ts'
import { sourceIn } from './source-link.ts'
import { tagsIn } from './tag-list.ts'
import { say } from '../../../drafts/said.ts'

/** Markdown with a heading above ingredients and one above directions, again for each part of a recipe. */
export const kookbook = filePerRecipe({
  id: 'KOOKBOOK',
  title: 'Kookbook, Markdown',
  hint: '.recipe.md',
  isOne(head, file) {
    const isTitled = isMarkdown(file) || frontMatter(head) !== null || /^\s*(?:#[ \t]+\S|\S.*\n=+[ \t]*\n)/.test(head)
    return isTitled && !isRecipeMd(head) && hasRecipeHeadings(head, file)
  },
  draftOf(text, file, files) {
    const above = frontMatter(text)
    return recipesIn(somebodysMarkdown(above?.body ?? text), above?.values['title'] === undefined).map((blocks) => {
      const facts: MarkdownFacts = new Map()
      for (const [label, value] of Object.entries(above?.values ?? {}))
        addFact(
          facts,
          label,
          wordListOf(value).join(/^(?:ingredients|directions|instructions)$/i.test(label) ? '\n' : ', '),
        )
      return recipeOf(blocks, facts, file, files)
    })
  },
})

/** Rules part it, and amounts are emphasised; its own reader knows more of it. */
const isRecipeMd = (head: string): boolean =>
  /^ {0,3}(?:---+|\*\*\*+|___+)[ \t]*$/m.test(head) &&
  /^[-*+][ \t]+\*[^*\n]{1,40}\*(?!\*)/m.test(head) &&
  !/^#{1,6}[ \t]+(?:instructions|directions|method)\b/im.test(head)

function recipeOf(
  blocks: readonly Token[],
  facts: MarkdownFacts,
  file: SourceFile,
  files: readonly SourceFile[],
): RecipeDraft {
  const first = blocks.find((token) => token.type === 'heading')
  const isNamed = first !== undefined && kindOf(first) === null && (isTitle(first) || !facts.has('title'))
  const title =
    blocks.find((token) => isTitle(token)) ?? (isNamed && (first as Tokens.Heading).depth <= 6 ? first : undefined)
  const parts = new MarkdownParts(
    blocks.filter((token) => token !== title),
    { files, facts, isOneText: /\.recipe\.md$/i.test(file.path) },
  )
  const shown = picturesIn(parts.about, files)
  const fact = (meaning: string) => facts.get(meaning) ?? ''
  const named = fact('image').split(', ').filter(Boolean)
  const pictured = named.map((name) => ({ name, found: pictureOf(name, files) }))
  // "35 min (10 of them in the oven)" is no sum.
  const time = (meaning: string) => `${fact(meaning).replace(BRACKET, '')} ${fact(`${meaning} increment`)}`.trim()
  const times = timesOf({ prep: time('prep'), cook: time('cook'), rest: time('rest'), total: time('total') })
  const { servings, servings_text } = servingsOf(fact('servings'))
  const { source, source_url, unplaced } = sourceIn(facts)
  const listed = parts.ingredients.length > 0 ? [] : fact('ingredients').split('\n').filter(Boolean)
  return recipeDraftOf({
    name: title ? plainOf(title) : fact('title') || stemOf(file),
    description: paragraphsIn([fact('description'), ...parts.about.map(markdownOf)].join('\n\n')),
    source,
    source_url,
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: tagsIn(fact('tags')),
    ingredients: [...parts.ingredients, ...listed.map(ingredientOf)],
    steps: parts.steps.length > 0 ? parts.steps : stepsByLine(fact('steps')),
    nutrition: nutritionIn(parts.nutrition.join('\n')),
    pictures: [...pictured.flatMap(({ found }) => found ?? []), ...shown.pictures],
    notes: [...parts.notes, ...(fact('notes') ? [{ title: '', text: fact('notes') }] : [])],
    created_at: momentOf(fact('date')),
    rating: /^[1-5](?:\.\d+)?(?:\s*\/\s*5)?$/.test(fact('rating')) ? Number.parseFloat(fact('rating')) : null,
    unplaced: [
      ...times.unplaced,
      ...['prep', 'cook', 'rest', 'total'].flatMap((meaning) =>
        BRACKET.test(fact(meaning)) ? [{ title: 'Time', text: fact(meaning) }] : [],
      ),
      ...unplaced,
      ...[...facts].flatMap(([label, value]) =>
        isKnown(label) || IGNORED.has(label) || (label === 'date' && momentOf(value) !== null)
          ? []
          : [{ title: label[0]?.toUpperCase() + label.slice(1), text: value }],
      ),
    ],
    warnings: [
      ...pictured.flatMap(({ name, found }) => (found ? [] : [say('picture_missing', { name })])),
      ...shown.warnings,
      ...parts.warnings,
    ],
  })
}

const BRACKET = /\s*\([^()]{1,200}\)/

/** How a site shows a page says nothing of the recipe. */
const IGNORED = new Set([
  'prep increment',
  'cook increment',

  'layout',
  'draft',
  'slug',
  'type',
  'permalink',
  'cssclass',
  'cssclasses',
  'published',
  'weight',
])
