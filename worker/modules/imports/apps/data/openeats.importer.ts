import {
  countOf,
  jsonOf,
  nameListOf,
  numberOf,
  objectsOf,
  textIn,
  wordListOf,
  wordsOf,
} from '../../drafts/loose-json.ts'
import { foodAndNote } from '../../drafts/food-and-note.ts'
import { momentOf } from '../../drafts/moment.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { DraftCooking, DraftIngredient, DraftPicture, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { findNamed } from '../../files/find-named.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import { isObject, type JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemOf, itemsOfEach } from '../read-items.ts'
import { someFile } from '../some-file.ts'

/** A dump of its database by Django: rows of all tables in one list, each as `{ model, pk, fields }`. */
export const openEats: Importer = {
  id: 'OPENEATS',
  title: 'OpenEats',
  hint: '.json',
  recognizes: ({ files }) => someFile(files.slice(0, 5), isDump),
  read({ files }) {
    const find = findNamed(files)
    return itemsOfEach(
      files,
      (file) => endingOf(file) === '.json' || isDump(file),
      async function* (file) {
        const rows = new Rows(objectsOf(await jsonOf(file)))
        for (const row of rows.of('recipe.recipe'))
          yield itemOf(row, wordsOf(row['title']), (row) => recipeOf(row, rows, { where: file.path, find }))
      },
    )
  },
}

async function isDump(file: SourceFile): Promise<boolean> {
  const head = await headTextOf(file, 16_000)
  return /^[\uFEFF\s]*\[/.test(head) && /"model"\s*:\s*"(?:recipe|recipe_groups|ingredient|rating)\./i.test(head)
}

class Rows {
  private readonly byModel: Map<string, JsonObject[]>
  private readonly byField = new Map<string, Map<string, JsonObject[]>>()

  constructor(dump: readonly JsonObject[]) {
    const rows = dump.map((row) => ({
      model: wordsOf(row['model']).toLowerCase(),
      row: { ...(isObject(row['fields']) ? row['fields'] : {}), pk: row['pk'] ?? null },
    }))
    this.byModel = new Map(
      [...Map.groupBy(rows, ({ model }) => model)].map(([model, found]) => [model, found.map(({ row }) => row)]),
    )
  }

  of(model: string): readonly JsonObject[] {
    return this.byModel.get(model) ?? []
  }

  /** The rows that have this in a field: its own id, or the id of what it belongs to. */
  having(model: string, field: string, id: string): readonly JsonObject[] {
    const known = this.byField.get(`${model} ${field}`)
    const rows = known ?? Map.groupBy(this.of(model), (row) => wordsOf(row[field]))
    if (!known) this.byField.set(`${model} ${field}`, rows)
    return rows.get(id) ?? []
  }

  titles(model: string, ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.having(model, 'pk', id)).flatMap(nameListOf)
  }
}

interface Place {
  where: string
  find: (name: string) => SourceFile | undefined
}

function recipeOf(row: JsonObject, rows: Rows, { where, find }: Place): RecipeDraft {
  const text = (field: string) => textIn(row[field])
  const { unplaced, ...times } = timesOf({ prep: text('prep_time'), cook: text('cook_time') })
  const { servings, servings_text } = servingsOf(text('servings'))
  const isAddress = /^https?:\/\//i.test(text('source'))
  const photo = text('photo')
  // A path on its server, where the photo was not packed, too.
  const picture: DraftPicture[] = photo ? [toPicture(photo, find(photo))] : []
  return namedRecipeOf(
    {
      key: text('pk'),
      name: text('title'),
      description: paragraphsIn(text('info')),
      source_url: isAddress ? text('source') : '',
      source: isAddress ? '' : text('source'),
      servings,
      servings_text,
      ...times,
      keywords: [
        ...rows.titles('recipe_groups.cuisine', wordListOf(row['cuisine'])),
        ...rows.titles('recipe_groups.course', wordListOf(row['course'])),
        ...rows.titles('recipe_groups.tag', wordListOf(row['tags'])),
      ],
      ingredients: rows
        .having('ingredient.ingredientgroup', 'recipe', text('pk'))
        .flatMap((group) => [
          ...(wordsOf(group['title']) ? [{ heading: wordsOf(group['title']) }] : []),
          ...rows.having('ingredient.ingredient', 'ingredient_group', wordsOf(group['pk'])).flatMap(ingredientOf),
        ]),
      steps: stepsByLine(text('directions')),
      pictures: picture,
      cooked: rows.having('rating.rating', 'recipe', text('pk')).map(cookingOf),
      unplaced,
      created_at: momentOf(row['pub_date'] ?? row['create_date']),
    },
    where,
  )
}

const toPicture = (photo: string, file: SourceFile | undefined): DraftPicture => (file ? { file } : { url: photo })

function ingredientOf(row: JsonObject): DraftIngredient[] {
  const food = wordsOf(row['title'])
  const numerator = numberOf(row['numerator']) ?? numberOf(row['quantity'])
  const amount = numerator === null ? null : numerator / (countOf(row['denominator']) ?? 1)
  return food ? [{ amount: amount || null, unit: wordsOf(row['measurement']), ...foodAndNote(food) }] : []
}

const cookingOf = (row: JsonObject): DraftCooking => ({
  at: momentOf(row['pub_date'] ?? row['update_date']),
  rating: starsOf(row['rating']),
  servings: null,
  comment: wordsOf(row['comment']),
})
