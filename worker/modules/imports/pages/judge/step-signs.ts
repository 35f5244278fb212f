import type { PageStep } from '../page-recipe.ts'
import { likeness, lineKey, shareIn, type Words, wordsIn } from '../text/word-overlap.ts'
import type { Reading } from './reading.ts'

/** What speaks for and against each reading of a page's steps, each from 0 to 1. */
export type StepSigns = Record<
  | 'markup'
  | 'heading'
  | 'element'
  | 'below'
  | 'likeOthers'
  | 'ofMarkup'
  | 'excerpt'
  | 'cutShort'
  | 'article'
  | 'ended'
  | 'repeated',
  number
>

export function stepSigns(readings: readonly Reading<PageStep>[]): StepSigns[] {
  const texts = readings.map(textOf)
  const marked = texts.find(({ places }) => places.has('markup'))
  const below = texts.filter(({ places }) => places.has('heading')).toSorted((a, b) => b.size - a.size)[0]
  // One text that ends within a sentence may be the introduction, as search engines are given it.
  const isCut = marked?.lines.length === 1 && marked.size < FEW_WORDS && !ENDED.test(marked.lines[0] ?? '')
  return texts.map((text) => {
    const { lines, places, words } = text
    const others = texts.filter((other) => other !== text)
    const ofMarkup = marked ? shareIn(marked.words, words) : 0
    const isExcerpt = marked && marked.size < FEW_WORDS && text.size > marked.size * 3
    return {
      markup: places.has('markup') ? 1 : 0,
      heading: places.has('heading') ? 1 : 0,
      element: places.has('element') ? 1 : 0,
      below: places.has('below') ? 1 : 0,
      likeOthers: others.reduce((sum, other) => sum + likeness(words, other.words), 0) / (others.length || 1),
      ofMarkup,
      excerpt: isExcerpt ? ofMarkup : 0,
      cutShort: isCut && text !== marked && places.has('heading') && text.size > (marked?.size ?? 0) ? 1 : 0,
      article: below && below !== text && isCoreOf(below, text) ? 1 : 0,
      repeated: 1 - text.keys.size / (lines.length || 1),
      ended: lines.filter((line) => ENDED.test(line)).length / (lines.length || 1),
    }
  })
}

/** Markup with fewer words may hold only the beginning. */
const FEW_WORDS = 80

/** Markup may hold the whole article that ends with the steps, of which the page shows no more below any heading. */
const isCoreOf = (text: Text, all: Text): boolean =>
  text.lines.length >= 3 &&
  all.lines.length > text.lines.length * 2 &&
  lineKey(text.lines.at(-1) ?? '') === lineKey(all.lines.at(-1) ?? '') &&
  text.lines.every((line) => all.keys.has(lineKey(line)))

const ENDED = /[.!?。)]\**$/

interface Text {
  lines: readonly string[]
  places: Reading<PageStep>['places']
  words: Words
  keys: ReadonlySet<string>
  /** In words. */
  size: number
}

function textOf({ value, places }: Reading<PageStep>): Text {
  const lines = value.flatMap(({ instruction }) => instruction.split(/\n+/))
  const words = wordsIn(lines)
  const keys = new Set(lines.map(lineKey))
  return { lines, places, words, keys, size: [...words.values()].reduce((sum, count) => sum + count, 0) }
}
