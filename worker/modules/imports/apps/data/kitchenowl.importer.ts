import type { LeftOutDraft } from '../../drafts/draft.ts'
import { flagOf, nameListOf, objectsOf, wordListOf, wordsOf } from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { stepsByParagraph } from '../../drafts/read-lines.ts'
import type { DraftIngredient, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { timesOf } from '../../drafts/times.ts'
import type { JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { someHeadText } from '../read-items.ts'
import { jsonItems, readObject } from './json-items.ts'
import { leftOutDraft } from '../../drafts/left-out-draft.ts'
import { say } from '../../drafts/said.ts'

/** One file for a household. Of pictures and lists it has only the names. */
export const kitchenOwl: Importer = {
  id: 'KITCHENOWL',
  title: 'KitchenOwl',
  hint: 'kitchenowl.json',
  recognizes: ({ files }) => someHeadText(files, isHousehold),
  async *read({ files }) {
    for (const file of files) {
      yield* jsonItems(file, { paths: ['$.items.*'], read: readObject(foodsOf) })
      yield* jsonItems(file, { paths: ['$.recipes.*'], read: readObject((from, where) => [recipeOf(from, where)]) })
      yield* jsonItems(file, { paths: ['$.shoppinglists.*'], read: (list) => nameListOf(list).map(listOf) })
      yield* jsonItems(file, {
        paths: ['$.expenses.*'],
        read: () => [leftOutDraft(say('expenses'), 1)],
      })
    }
  },
}

/** Lists are there without what is on them. */
const listOf = (name: string): LeftOutDraft => leftOutDraft(say('shopping_list', { name }), 1)

const isHousehold = (head: string): boolean =>
  /^\s*\{/.test(head) &&
  !/"@type"\s*:/.test(head) &&
  /"(?:recipes|items)"\s*:\s*\[/.test(head) &&
  /"(?:planner_feature|expenses_feature|shoppinglists|view_ordering|yields|cook_time)"\s*:/.test(head)

const foodsOf = (from: JsonObject) => {
  const name = wordsOf(from['name'])
  const [aisle = ''] = nameListOf(from['category'])
  return name === ''
    ? []
    : [{ kind: 'food' as const, name, plural_name: '', description: '', aisle, on_hand: false, aliases: [] }]
}

function recipeOf(from: JsonObject, where: string): RecipeDraft {
  const items = objectsOf(from['items']).filter((item) => wordsOf(item['name']) !== '')
  const names = new Set(items.map((item) => wordsOf(item['name']).toLowerCase()))
  const { unplaced, ...times } = timesOf({ prep: from['prep_time'], cook: from['cook_time'], total: from['time'] })
  const yields = wordsOf(from['yields'])
  const { servings, servings_text } = servingsOf(yields === '0' ? '' : yields)
  const source = wordsOf(from['source'])
  const isAddress = /^https?:\/\//i.test(source)
  const photo = wordsOf(from['photo'])
  const isOnline = /^https?:\/\//i.test(photo)
  return namedRecipeOf(
    {
      name: wordsOf(from['name']),
      source_url: isAddress ? source : '',
      source: isAddress ? '' : source,
      servings,
      servings_text,
      ...times,
      keywords: wordListOf(from['tags']).concat(objectsOf(from['tags']).flatMap(nameListOf)),
      ingredients: items.map(ingredientOf),
      steps: stepsByParagraph(
        wordsOf(from['description']).replace(MENTION, (whole, word: string) => {
          const name = word.replaceAll('_', ' ')
          return names.has(name.toLowerCase()) ? name : whole
        }),
      ),
      pictures: isOnline ? [{ url: photo }] : [],
      unplaced,
      warnings: photo !== '' && !isOnline ? [say('picture_missing', { name: photo })] : [],
    },
    where,
  )
}

/** `@red_onion` in the text points to an item. */
const MENTION = /@([\p{L}\p{N}_]+)/gu

/** The description is the amount, and what else is to be said: "1, chopped", "to taste". */
function ingredientOf(item: JsonObject): DraftIngredient {
  const name = wordsOf(item['name'])
  const [first = '', ...others] = wordsOf(item['description']).split(/\s*[,\n]\s*/)
  const isAmount = /^[\d½¼¾⅓⅔⅛]/.test(first)
  const remarks = [...(isAmount ? [] : [first]), ...others, flagOf(item['optional']) ? 'optional' : ''].filter(Boolean)
  return { line: [isAmount ? `${first} ${name}` : name, ...remarks].join(', ') }
}
