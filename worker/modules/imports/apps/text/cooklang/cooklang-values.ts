import { wordListOf, wordsOf } from '../../../drafts/loose-json.ts'
import { nutritionIn } from '../../../drafts/nutrition-text.ts'
import type { DraftNote, RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { isObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { servingsOf } from '../../../pages/text/servings.ts'

const WORDS = {
  title: ['title', 'name'],
  servings: ['servings', 'serves', 'yield'],
  source: ['source', 'source.name'],
  address: ['source.url', 'source url', 'url', 'link'],
  author: ['author', 'source.author', 'author.name'],
  description: ['description', 'introduction'],
  picture: ['image', 'images', 'picture', 'pictures'],
  keywords: ['tags', 'course', 'category', 'categories', 'cuisine', 'diet', 'meal', 'keywords'],
  prep: ['prep time', 'time.prep', 'preptime', 'preparation time'],
  cook: ['cook time', 'time.cook', 'cooktime', 'cooking time'],
  total: ['time', 'duration', 'time required', 'total time'],
}
const NUTRIENTS = /^(?:calories|kcal|energy|proteins?|(?:total )?fat|saturated fat|(?:total )?carb(?:ohydrate)?s?)\.?$/
const LINK = /^https?:\/\/\S+$/
const IGNORED = new Set(['locale', 'layout'])

/** The values of a recipe that have a place, with the others as notes. */
export function cooklangValues(values: ReadonlyMap<string, JsonValue>): Partial<RecipeDraft> & { images: string[] } {
  const flat = new Map([...values].flatMap(([key, value]) => unfolded(key, value)))
  const used = new Set(Object.values(WORDS).flat())
  const all = (meaning: keyof typeof WORDS) => WORDS[meaning].flatMap((key) => wordListOf(flat.get(key)))
  const one = (meaning: keyof typeof WORDS) => all(meaning)[0] ?? ''
  const source = one('source')
  const author = one('author')
  const { servings, servings_text } = servingsOf(one('servings').split('|')[0]?.replace('%', ' '))
  const nutrients = [...flat].filter(([key]) => NUTRIENTS.test(key))
  const times = timesOf({ prep: one('prep'), cook: one('cook'), total: one('total') })
  const isLink = LINK.test(source)
  const [writer, page] = LINK.test(author) ? ['', author] : [author, '']
  return {
    ...(one('title') ? { name: one('title') } : {}),
    description: one('description'),
    source: isLink ? writer : source || writer,
    source_url: one('address') || (isLink ? source : page),
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: distinct(all('keywords').flatMap((words) => words.split(','))),
    nutrition: nutritionIn(nutrients.map(([key, value]) => `${key}: ${wordsOf(value).replace('%', ' ')}`).join('\n')),
    unplaced: [
      ...times.unplaced,
      ...(author && (isLink ? page : source) ? [{ title: 'Author', text: author }] : []),
      ...[...flat].flatMap(([key, value]): DraftNote[] => {
        const text = wordListOf(value).join(', ').replace('%', ' ')
        const isPlaced = used.has(key) || IGNORED.has(key) || NUTRIENTS.test(key)
        return isPlaced || !text ? [] : [{ title: key[0]?.toUpperCase() + key.slice(1), text }]
      }),
    ],
    images: all('picture'),
  }
}

/** { source: { url } } is "source.url". */
const unfolded = (key: string, value: JsonValue): [string, JsonValue][] =>
  isObject(value) ? Object.entries(value).map(([inner, one]) => [`${key}.${inner.toLowerCase()}`, one]) : [[key, value]]

/** The first spelling of each. */
function distinct(words: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const word of words.map((one) => one.trim()))
    if (word && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), word)
  return [...found.values()]
}
