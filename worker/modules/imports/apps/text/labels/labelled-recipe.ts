import { ingredientOf, linesIn, paragraphsIn, stepsByLine } from '../../../drafts/read-lines.ts'
import { nutritionIn } from '../../../drafts/nutrition-text.ts'
import { type DraftIngredient, type DraftNote, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { labelledText } from './labelled-text.ts'
import { pictureOf } from '../picture-files.ts'
import { say } from '../../../drafts/said.ts'

const MEANINGS = {
  title: ['title', 'name'],
  description: ['description'],
  source: ['source', 'author'],
  address: ['original url', 'source url', 'url', 'link'],
  yield: ['yield', 'serves', 'servings'],
  prep: ['prep time', 'preparation time', 'prep', 'active time', 'active'],
  cook: ['cook time', 'cooking time', 'cook'],
  total: ['total time', 'total'],
  picture: ['photo url', 'image url', 'image', 'photo'],
  book: ['cookbook'],
  keywords: ['tags', 'categories', 'category', 'section', 'course', 'cuisine style', 'cuisine', 'main ingredient'],
  rating: ['rating'],
  ingredients: ['ingredients'],
  steps: ['directions', 'instructions', 'method'],
  notes: ['notes', 'note', 'comments'],
  nutrition: ['nutrition', 'nutritional info', 'nutrition facts'],
  unplaced: ['difficulty', 'public url', 'cost'],
}

/** A recipe of "Label: value", as several apps write it, each with some of these labels. */
export function labelledRecipe(text: string, files: readonly SourceFile[]): RecipeDraft {
  const values = labelledText(text, Object.values(MEANINGS).flat())
  const all = (meaning: keyof typeof MEANINGS): string[] =>
    MEANINGS[meaning].flatMap((label) => values.get(label) || [])
  const one = (meaning: keyof typeof MEANINGS): string => all(meaning)[0] ?? ''
  const name = one('title')
  if (!name) throw new FileRefusal('recipe_unreadable', 'There is a recipe without a title.')
  const times = timesOf({ prep: one('prep'), cook: one('cook'), total: one('total') })
  const source = one('source')
  const named = one('picture')
  const picture = pictureOf(named, files)
  const { servings, servings_text } = servingsOf(one('yield'))
  const ingredients = linesIn(one('ingredients')).map((line) => ingredientOf(line.replace(/^, *(.+?):?$/, '$1:')))
  return recipeDraftOf({
    name,
    description: paragraphsIn(one('description')),
    source: isAddress(source) ? '' : source,
    source_url: one('address') || (isAddress(source) ? source : ''),
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: all('keywords').flatMap((list) => list.split(/[,^\n]/).flatMap((word) => word.trim() || [])),
    ingredients,
    steps: stepsByLine(/^\t/m.test(text) ? one('steps') : headed(one('steps'), ingredients)),
    nutrition: nutritionIn(one('nutrition')),
    pictures: picture ? [picture] : [],
    rating: RATING.test(one('rating')) ? Number.parseFloat(one('rating')) : null,
    books: all('book'),
    notes: all('notes').map((note): DraftNote => ({ title: '', text: paragraphsIn(note) })),
    unplaced: [
      ...times.unplaced,
      ...[...MEANINGS.unplaced, ...SINGLE.flatMap((meaning) => labelsOf(meaning, values).slice(1))].flatMap((label) => {
        const value = values.get(label)
        return value ? [{ title: label[0]?.toUpperCase() + label.slice(1), text: value }] : []
      }),
    ],
    warnings: named && !picture ? [say('picture_missing', { name: named })] : [],
  })
}

/** Where lines are not set in, one of the method that names a part of the list is the name of that part. */
function headed(method: string, ingredients: readonly DraftIngredient[]): string {
  const names = new Set(ingredients.flatMap((row) => ('heading' in row ? row.heading.toLowerCase() : [])))
  return method
    .split('\n')
    .map((line) => (names.has(line.trim().toLowerCase()) ? `${line.trim()}:` : line))
    .join('\n')
}

/** What a recipe has but one of: the second is a note. */
const SINGLE = ['description', 'source', 'address', 'yield', 'picture'] as const
const RATING = /^[1-5](?:[.,]\d+)?(?!\d)/

const labelsOf = (meaning: keyof typeof MEANINGS, values: ReadonlyMap<string, string>): string[] =>
  MEANINGS[meaning].filter((label) => values.get(label))

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
