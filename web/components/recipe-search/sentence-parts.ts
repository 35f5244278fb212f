import { parsePropertyBounds } from '#web/lib/recipe-search/bounds.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { SearchChange } from '#web/lib/recipe-search/search-change.ts'
import { everySet } from '#web/lib/recipe-search/sets.ts'
import { usualSort } from '#web/lib/recipe-search/sorts.ts'
import { periodText } from './period-text.ts'
import type { SentenceWords } from './sentence-words.ts'

/** One condition of a search in words. */
export interface SentencePart {
  /** The control that changes it. */
  control: string
  text: string
  /** What takes it away. */
  drop: SearchChange
  /** Neighbours of the same kind are joined by "and", others by a comma. */
  kind: string
}

export const sentenceParts = (search: RecipeSearch, words: SentenceWords): SentencePart[] => [
  ...textParts(search, words),
  ...setParts(search, words),
  ...amountParts(search, words),
  ...cookingParts(search, words),
  ...dayParts(search, words),
  ...ownerParts(search, words),
  ...orderParts(search, words),
]

const part = (control: string, text: string, drop: SearchChange, kind = control): SentencePart => ({
  control,
  text,
  drop,
  kind,
})

const textParts = ({ q }: RecipeSearch, { t }: SentenceWords) =>
  q ? [part('q', t('sentence.q', { text: q }), { q: undefined })] : []

function setParts(search: RecipeSearch, { t, nameOf, list }: SentenceWords): SentencePart[] {
  const sets = everySet.flatMap(({ kind, way, name }) => {
    const ids = search[name]
    if (!ids) return []
    const names = list(
      ids.map((id) => nameOf(kind, id)),
      way === 'any' || way === 'none' ? 'disjunction' : 'conjunction',
    )
    return [part(name, t(`sentence.${kind}.${way}`, { names, count: ids.length }), { [name]: undefined }, kind)]
  })
  const hasTree = sets.some(({ kind }) => kind === 'foods' || kind === 'keywords')
  return search.exact && hasTree ? [...sets, part('exact', t('sentence.exact'), { exact: undefined })] : sets
}

function amountParts(search: RecipeSearch, { t, time, number, nameOf, unitOf }: SentenceWords): SentencePart[] {
  const { minutes, minutesMin, missing, properties = [] } = search
  const bounds = boundsKey(minutesMin, minutes)
  return [
    ...(bounds
      ? [
          part('minutes', t(`sentence.minutes.${bounds}`, { least: time(minutesMin ?? 0), most: time(minutes ?? 0) }), {
            minutes: undefined,
            minutesMin: undefined,
          }),
        ]
      : []),
    ...properties.flatMap((text) => {
      const found = parsePropertyBounds(text)
      const key = found && boundsKey(found.least, found.most)
      if (!found || !key) return []
      const amount = (value = 0) => `${number(value)} ${unitOf(found.type)}`.trim()
      const values = { name: nameOf('property', found.type), least: amount(found.least), most: amount(found.most) }
      const others = properties.filter((one) => one !== text)
      return [part('properties', t(`sentence.properties.${key}`, values), { properties: others })]
    }),
    ...(missing === undefined
      ? []
      : [
          part('missing', missing === 0 ? t('sentence.missingNone') : t('sentence.missing', { count: missing }), {
            missing: undefined,
          }),
        ]),
  ]
}

function cookingParts(search: RecipeSearch, words: SentenceWords): SentencePart[] {
  const { t, number } = words
  const { stars, starsMax, unrated, cooked, times, timesMax } = search
  const rated = boundsKey(stars, starsMax)
  const often = boundsKey(times, timesMax)
  const count = (least: number | undefined, most: number | undefined) => ({
    count: most ?? least ?? 0,
    least: number(least ?? 0),
    most: number(most ?? 0),
  })
  const cookedText =
    cooked === undefined
      ? undefined
      : cooked === 'yes' || cooked === 'never'
        ? t(`sentence.cooked.${cooked}`)
        : periodText('cooked', cooked, words)
  return [
    ...(rated
      ? [
          part('stars', t(`sentence.stars.${rated}`, count(stars, starsMax)), {
            stars: undefined,
            starsMax: undefined,
          }),
        ]
      : []),
    ...(unrated ? [part('stars', t('sentence.unrated'), { unrated: undefined })] : []),
    ...(cookedText ? [part('cooked', cookedText, { cooked: undefined })] : []),
    ...(often
      ? [
          part('times', t(`sentence.times.${often}`, count(times, timesMax)), {
            times: undefined,
            timesMax: undefined,
          }),
        ]
      : []),
  ]
}

const dayParts = (search: RecipeSearch, words: SentenceWords): SentencePart[] =>
  (['viewed', 'added', 'changed'] as const).flatMap((name) => {
    const text = search[name] && periodText(name, search[name], words)
    return text ? [part(name, text, { [name]: undefined })] : []
  })

function ownerParts(search: RecipeSearch, { t, nameOf }: SentenceWords): SentencePart[] {
  const { mine, by, private: isPrivate, internal } = search
  return [
    ...(mine ? [part('by', t('sentence.mine'), { mine: undefined })] : []),
    ...(by && !mine ? [part('by', t('sentence.by', { name: nameOf('user', by) }), { by: undefined })] : []),
    ...(isPrivate ? [part('private', t(`sentence.private.${isPrivate}`), { private: undefined })] : []),
    ...(internal ? [part('internal', t(`sentence.internal.${internal}`), { internal: undefined })] : []),
  ]
}

function orderParts(search: RecipeSearch, { t }: SentenceWords): SentencePart[] {
  const { newFirst, sort } = search
  return [
    ...(newFirst ? [part('newFirst', t('sentence.newFirst'), { newFirst: undefined })] : []),
    ...(sort && sort !== usualSort(search)
      ? [part('sort', t(`sentence.sort.${sort}`), { sort: undefined, seed: undefined })]
      : []),
  ]
}

/** Null where there are none. */
function boundsKey(least: number | undefined, most: number | undefined) {
  if (least === undefined) return most === undefined ? null : 'most'
  if (most === undefined) return 'least'
  return least === most ? 'just' : 'between'
}
