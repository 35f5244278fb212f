import { ingredientOf, paragraphsIn } from '../../../drafts/read-lines.ts'
import { type DraftNote, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { keywordsIn } from '../columns/labelled-head.ts'
import { nutritionOfSentence } from '../columns/nutrition-sentence.ts'
import { textCollection } from '../text-collection.ts'
import { WrappedSteps } from '../columns/wrapped-steps.ts'

/** Title, categories, ingredients, method and values with labels, each parted from the next by an empty line. */
export const nowYoureCooking = textCollection({
  id: 'NYC',
  title: 'Now You’re Cooking!',
  hint: '.txt, .nyc',
  opens: /^@{5}.*$/gm,
  closes: /^\*\* Exported from.*$/m,
  titled: /^@{5}.*\n\s*(\S.*)$/m,
  recipeOf,
})

const LABEL =
  /^(NYC Nutri[^:]*|Contributor|Source|Author|Recipe By|Yield|Servings|(?:Preparation|Prep|Cooking|Cook|Total|Ready In)(?: Time)?|Cuisine|Main Ingredient|Notes?|Copyright|Web Site|URL|Rating)\s*:\s*(.*)$/i
const AMOUNT = /^\s*[\d.½¼¾⅓⅔⅛]/

function recipeOf([, ...lines]: string[]): RecipeDraft {
  const blocks = blocksOf(lines)
  const name = (blocks.shift() ?? []).join(' ')
  const categories = isCategories(blocks) ? (blocks.shift() ?? []) : []
  const list: string[] = []
  while (blocks[0] && isList(blocks[0])) list.push(...(blocks.shift() ?? []))
  const labels = new Map<string, string>()
  const method = new WrappedSteps()
  for (const block of blocks) {
    for (const line of takeLabels(block, labels)) method.line(line)
    method.close()
  }
  const label = (...names: string[]) => names.map((one) => labels.get(one)).find(Boolean) ?? ''
  const times = timesOf({
    prep: label('preparation time', 'prep time', 'preparation', 'prep'),
    cook: label('cooking time', 'cook time', 'cooking', 'cook'),
    total: label('total time', 'ready in', 'total'),
  })
  const { servings, servings_text } = servingsOf(label('yield', 'servings'))
  const nutrition = [...labels].find(([one]) => one.startsWith('nyc nutrition'))?.[1] ?? ''
  return recipeDraftOf({
    name: name || 'Untitled',
    source: label('source', 'author', 'recipe by'),
    source_url: label('url', 'web site'),
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: [
      ...keywordsIn(categories.join(',')),
      ...keywordsIn(label('cuisine').replaceAll('"', '')),
      ...keywordsIn(label('main ingredient').replaceAll('"', '')),
    ],
    ingredients: list.map(ingredientOf),
    steps: method.end(),
    nutrition: nutritionOfSentence(nutrition.replaceAll('=', ': ')),
    notes: noteOf('', label('notes', 'note')),
    unplaced: [
      ...times.unplaced,
      ...noteOf('Nutrition', nutrition),
      ...noteOf('Contributor', label('contributor')),
      ...noteOf('Copyright', label('copyright')),
      ...noteOf('Rating', label('rating')),
    ],
  })
}

const noteOf = (title: string, text: string): DraftNote[] => (text ? [{ title, text: paragraphsIn(text) }] : [])

const blocksOf = (lines: readonly string[]): string[][] =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter(Boolean))
    .filter((block) => block.length > 0)

/** A line of words, above the list. */
const isCategories = ([first = [], second = []]: readonly string[][]): boolean =>
  first.length <= 3 && !first.some((line) => AMOUNT.test(line) || LABEL.test(line)) && isList(second)

const isList = (block: readonly string[]): boolean =>
  block.filter((line) => AMOUNT.test(line)).length >= block.length / 2 && block.every((line) => line.length <= 100)

/** Moves values with labels, which go on in the lines below, and gives back the other lines. */
function takeLabels(block: readonly string[], labels: Map<string, string>): string[] {
  let now = ''
  return block.filter((line) => {
    const [, label = '', value = ''] = LABEL.exec(line) ?? []
    if (label) now = label.toLowerCase()
    if (label) labels.set(now, [labels.get(now), value].filter(Boolean).join('\n'))
    else if (now) labels.set(now, `${labels.get(now)}\n${line}`)
    return now === ''
  })
}
