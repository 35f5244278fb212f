import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingredientSigns } from '../../../worker/modules/imports/pages/judge/ingredient-signs.ts'
import { bestReading } from '../../../worker/modules/imports/pages/judge/judge.ts'
import { readingsOf } from '../../../worker/modules/imports/pages/judge/judged-draft.ts'
import { stepSigns } from '../../../worker/modules/imports/pages/judge/step-signs.ts'
import { ingredientWeights } from '../../../worker/modules/imports/pages/judge/weights.ts'
import { markedPage } from '../../../worker/modules/imports/pages/marked-page.ts'
import { likeness, lineKey, wordsIn } from '../../../worker/modules/imports/pages/text/word-overlap.ts'
import { pageSets, type SavedPage, withPages } from '../corpus.ts'
import type { JudgedPage } from './learn.ts'

interface Expected {
  ingredients?: string | string[]
  /** Their names may stand among the lines as well. */
  ingredient_groups?: { purpose: string | null }[]
  instructions_list?: string[]
}

/** Every reading of the ingredients of each saved page, with its signs and whether it is right. */
export const ingredientPages = (): JudgedPage[] =>
  eachPage((text, page, { ingredients = [], ingredient_groups = [] }) => {
    const groups = new Set(ingredient_groups.map(({ purpose }) => keyOf(purpose ?? '')))
    const expected = [ingredients].flat().filter((line) => !groups.has(keyOf(line)))
    if (expected.length === 0) return []
    const { markup, document } = markedPage(text, page.url)
    const readings = readingsOf(markup, document).ingredients
    const signs = ingredientSigns(readings)
    return readings.map(({ value }, at) => {
      const lines = value.map(({ line }) => line).filter((line) => !groups.has(keyOf(line)))
      const alike = sameLines(expected, lines)
      return { signs: signs[at] ?? {}, isRight: alike === 1, alike }
    })
  })

/** The same for the steps, once the ingredients are chosen. */
export const stepPages = (): JudgedPage[] =>
  eachPage((text, page, { instructions_list: expected = [] }) => {
    if (expected.length === 0) return []
    const { markup, document } = markedPage(text, page.url)
    const { ingredients, stepsBelow } = readingsOf(markup, document)
    const list = bestReading(ingredients, ingredientSigns(ingredients), ingredientWeights)
    const readings = stepsBelow(list)
    const signs = stepSigns(readings)
    const words = wordsIn(expected)
    return readings.map(({ value }, at) => {
      const alike = likeness(words, wordsIn(value.map(({ instruction }) => instruction)))
      return { signs: signs[at] ?? {}, isRight: alike >= ENOUGH, alike }
    })
  })

/** Of the words of all steps. */
const ENOUGH = 0.95

const eachPage = (read: (text: string, page: SavedPage, expected: Expected) => JudgedPage['readings']): JudgedPage[] =>
  pageSets.flatMap((set) =>
    withPages(set, (pages, folder) =>
      pages.flatMap((page) => {
        const expected = JSON.parse(readFileSync(join(folder, page.expected), 'utf8')) as Expected // As the corpus has it.
        const readings = read(readFileSync(join(folder, page.html), 'utf8'), page, expected)
        return readings.length > 0 ? [{ site: page.id.split('/')[0] ?? page.id, readings }] : []
      }),
    ),
  )

/** The harmonic mean of the shares of lines that are the same but for their punctuation, spaces and order of words. */
function sameLines(expected: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>()
  for (const key of expected.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1)
  const same = read.filter((line) => {
    const count = left.get(keyOf(line)) ?? 0
    left.set(keyOf(line), count - 1)
    return count > 0
  }).length
  return (2 * same) / (expected.length + read.length)
}

const keyOf = (line: string): string => [...lineKey(line.normalize('NFKD'))].toSorted().join('')
