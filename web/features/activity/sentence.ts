import type { Translate, TranslationKey, TranslationValues } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { useKindWords } from '#web/components/things/use-kind-words.ts'
import type { ActivityRow } from './activity.queries.ts'

type Dictionary = Translations['activity']

export interface SentenceWords {
  t: Translate<Dictionary>
  kinds: ReturnType<typeof useKindWords>
  list: (names: readonly string[]) => string
  day: (civil: string) => string
}

const MAX_NAMES = 3

/** What was done, as in `added the unit “pinch”` or `ticked off milk and 3 things`; the person stands before it. */
export function deedText(rows: readonly ActivityRow[], words: SentenceWords): string {
  const [row] = rows
  if (!row) return ''
  const { t, kinds } = words
  const { kind, verb } = row
  if (rows.length > 1 && kind !== 'shopping') {
    const values = { things: kinds.many(kind, rows.length) }
    return textOf(t, [`many.${verb}`, 'many.other'], values)
  }
  const keys = [`own.${kind}.${verb}`, `any.${verb}`, 'any.changed']
  return textOf(t, isAboutActor(row) ? [`self.${kind}.${verb}`, ...keys] : keys, valuesOf(rows, row, words))
}

/** Nobody welcomes themselves. */
const isAboutActor = ({ actor, about }: ActivityRow) =>
  actor !== null && about.some(({ kind, id }) => kind === 'user' && id === actor.id)

/** The first of the keys that has a text. A test asks for a text for every event. */
function textOf(t: Translate<Dictionary>, keys: readonly string[], values: TranslationValues): string {
  for (const key of keys) {
    const text = t(key as TranslationKey<Dictionary>, values) // Made of what the API names.
    if (text !== key) return text
  }
  return ''
}

function valuesOf(rows: readonly ActivityRow[], row: ActivityRow, words: SentenceWords): TranslationValues {
  const { t, kinds, day } = words
  const { kind, id, about, fields } = row
  const quoted = (name: string | undefined) => (name ? t('quoted', { name }) : t('something'))
  const nameOf = (...of: string[]) => about.find((one) => of.includes(one.kind))?.name
  const own = row.name || about.find((one) => one.kind === kind && one.id === id)?.name || nameOf('recipe', 'food')
  const after = (field: string) => fields.find((one) => one.field === field)?.after
  const into = after('into')
  const date = after('from_date')
  return {
    name: quoted(own),
    thing: own ? t('named', { the: kinds.the(kind), name: t('quoted', { name: own }) }) : kinds.a(kind),
    into: quoted(about.find((one) => one.kind === kind && one.id === into)?.name),
    recipe: quoted(nameOf('recipe')),
    book: nameOf('recipe-book') ? quoted(nameOf('recipe-book')) : t('aBook'),
    person: nameOf('user') ?? personIn(row) ?? t('somebody'),
    day: typeof date === 'string' ? day(date.slice(0, 10)) : t('aDay'),
    foods: foodsOf(rows, words),
  }
}

const personIn = ({ fields }: ActivityRow): string | undefined => {
  const name = fields.find(({ field }) => field === 'display_name')?.after
  return typeof name === 'string' ? name : undefined
}

/** A few names, or a recipe's, and how many lines there are beyond these. */
function foodsOf(rows: readonly ActivityRow[], { t, list }: SentenceWords): string {
  const names = [
    ...new Set(
      rows.flatMap(({ about }) =>
        about.flatMap(({ kind, name }) => (['food', 'shopping-list-entry'].includes(kind) ? [name] : [])),
      ),
    ),
  ]
  const recipe = rows
    .flatMap(({ about }) => about)
    .find(({ kind }) => kind === 'recipe' || kind === 'shopping-list-recipe')
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0)
  if (recipe) return t('quoted', { name: recipe.name })
  if (names.length === 0) return t('things', { count: Math.max(lines, 1) })
  const shown = names.slice(0, names.length > MAX_NAMES ? MAX_NAMES - 1 : MAX_NAMES)
  const rest = Math.max(lines, names.length) - shown.length
  return list([...shown, ...(rest > 0 ? [t('things', { count: rest })] : [])])
}

const linesOf = ({ fields }: ActivityRow): number =>
  fields.reduce(
    (most, { field, after }) =>
      ['ids', 'entries', 'changes'].includes(field) && Array.isArray(after) ? Math.max(most, after.length) : most,
    0,
  )
