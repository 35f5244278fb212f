import { wordListOf, wordsOf } from '../../../drafts/loose-json.ts'
import { timesOf } from '../../../drafts/times.ts'
import { ingredientOf, paragraphsIn, stepsByLine } from '../../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import { isObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { pictureOf } from '../picture-files.ts'
import { type MarkdownFacts, takeFacts } from './markdown-facts.ts'
import { blocksOf, markdownOf, picturesIn } from './markdown-tokens.ts'
import { sourceIn } from './source-link.ts'
import { frontMatter } from './front-matter.ts'
import { hasRecipeHeadings, isMarkdown } from './recipe-headings.ts'
import { say } from '../../../drafts/said.ts'

/** A site of Markdown: the recipe is in the values above each text, its pictures in a folder beside. */
export const chowdown = filePerRecipe({
  id: 'CHOWDOWN',
  title: 'Chowdown',
  hint: '.zip',
  isOne: (head, file) =>
    isMarkdown(file) &&
    !hasRecipeHeadings(head, file) &&
    /(?<![^])\s*---[ \t]*\n[^]*?^(?:layout[ \t]*:[ \t]*["']?recipe|ingredients[ \t]*:|directions[ \t]*:)/m.test(head),
  isNamed: (file) => /(?:^|\/)_?(?:recipes|components)\//.test(file.path),
  draftOf,
})

function draftOf(text: string, file: SourceFile, files: readonly SourceFile[]): RecipeDraft {
  const read = frontMatter(text)
  if (!read) throw new FileRefusal('recipe_unreadable', `The values above the text of “${file.path}” do not end.`)
  const values = Object.fromEntries(Object.entries(read.values).map(([key, value]) => [key.toLowerCase(), value]))
  const name = wordsOf(values['title']) || stemOf(file)
  const one = (...keys: string[]) => keys.map((key) => wordsOf(values[key])).find(Boolean) ?? ''
  // Some write below what the values have no line for.
  const facts: MarkdownFacts = new Map()
  const below = takeFacts(blocksOf(read.body), facts)
  const shown = picturesIn(below, files)
  const fact = (meaning: string) => facts.get(meaning) ?? ''
  const times = timesOf({
    prep: one('prep_time', 'preptime') || fact('prep'),
    cook: one('cook_time', 'waiting_time', 'cooktime') || fact('cook'),
    total: one('total_time', 'time') || fact('total'),
  })
  const { servings, servings_text } = servingsOf(one('yield', 'servings', 'serves') || fact('servings'))
  const { source, source_url, unplaced } = sourceIn(facts)
  const named = wordListOf(values['image'] ?? values['images'])
  const pictures = named.map((picture) => ({ picture, found: pictureOf(picture, files) }))
  return recipeDraftOf({
    key: name.toLowerCase(),
    name,
    description: paragraphsIn([one('description', 'excerpt'), ...below.map(markdownOf)].join('\n\n')),
    source: one('source', 'author') || source,
    source_url: one('url', 'source_url', 'link') || source_url,
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: ['tags', 'keywords', 'category', 'categories', 'cuisine', 'course'].flatMap((key) =>
      wordListOf(values[key]).flatMap((words) => words.split(',').flatMap((word) => word.trim() || [])),
    ),
    ingredients: [
      ...linesOf(values['ingredients']).flatMap(rowOf),
      ...linesOf(values['components']).map((line): DraftIngredient => ({ line, recipe: line.toLowerCase() })),
    ],
    steps: stepsByLine(linesOf(values['directions'] ?? values['instructions']).join('\n')),
    pictures: [...pictures.flatMap(({ found }) => found ?? []), ...shown.pictures],
    notes: one('notes') ? [{ title: '', text: paragraphsIn(one('notes')) }] : [],
    unplaced: [
      ...times.unplaced,
      ...unplaced,
      ...Object.entries(values).flatMap(([key, value]) => unplacedOf(key, value)),
    ],
    warnings: [
      ...pictures.flatMap(({ picture, found }) => (found ? [] : [say('picture_missing', { name: picture })])),
      ...shown.warnings,
    ],
  })
}

/** "##" begins a comment. */
const rowOf = (line: string): DraftIngredient[] => (line.startsWith('##') ? [] : [ingredientOf(line)])

/** Lines of a list; YAML makes "salt: to taste" a pair, and a group of what stands below "Dough:". */
const linesOf = (value: JsonValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? null]).flatMap((one): string[] => {
    if (typeof one === 'string') return one.split('\n').filter((line) => line.trim() !== '')
    if (isObject(one)) return Object.entries(one).flatMap(([key, inner]) => pairOf(key, inner))
    return wordsOf(one) ? [wordsOf(one)] : []
  })

const pairOf = (key: string, inner: JsonValue): string[] =>
  Array.isArray(inner) || isObject(inner) ? [`${key}:`, ...linesOf(inner)] : [`${key}: ${wordsOf(inner)}`.trim()]

const PLACED = new Set(
  (
    'title,layout,image,images,description,excerpt,source,author,url,source_url,link,yield,servings,serves,cook_time,' +
    'waiting_time,cooktime,prep_time,preptime,total_time,time,tags,keywords,category,categories,cuisine,course,' +
    'ingredients,components,directions,instructions,notes,permalink,published,imagecredit'
  ).split(','),
)

function unplacedOf(key: string, value: JsonValue) {
  const text = wordListOf(value).join(', ')
  return PLACED.has(key) || text === '' ? [] : [{ title: key[0]?.toUpperCase() + key.slice(1), text }]
}
