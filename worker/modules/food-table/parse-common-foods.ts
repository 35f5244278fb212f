import { aisles, figures, type Aisle, type CommonFood } from './common-food.ts'
import type { Dialect } from './dialect.contract.ts'

/** Reads the table; its head says what a line is. Throws at a line that is none. */
export function parseCommonFoods(table: string): CommonFood[] {
  const foods: CommonFood[] = []
  let aisle: Aisle | undefined
  for (const line of table.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('== ')) aisle = aisles.find((one) => one === line.slice(3))
    else if (aisle) foods.push(parseFood(line, aisle))
    else throw new Error(`no aisle: ${line}`)
  }
  return foods
}

function parseFood(line: string, aisle: Aisle): CommonFood {
  const [reference = '', english = '', american = '', german = '', per100g = '', weights = ''] = line
    .split('|')
    .map((column) => column.trim())
  const [, kin, number, mark] = /^(~?)(\d{5})([*!]?)$/.exec(reference) ?? []
  const values = per100g.split(' ')
  if (number === undefined || values.length !== figures.length) throw new Error(`not a food: ${line}`)
  const amounts = figures.map((figure, i) => [figure, Number(values[i]?.replace('~', ''))] as const)
  return {
    aisle,
    number,
    isKin: kin === '~',
    names: parseNames(english, american, german),
    isUsuallyInTheHouse: mark === '*',
    isNeverBought: mark === '!',
    figures: Object.fromEntries(amounts) as CommonFood['figures'], // One entry for each of them.
    estimated: figures.filter((_, i) => values[i]?.startsWith('~')),
    weights: new Map(listOf(weights).map(parseWeight)),
  }
}

function parseNames(english: string, american: string, german: string): Record<Dialect, CommonFood['names']['en']> {
  const en = namesOf(english)
  const us = american === '' ? en : namesOf(american)
  const british = us === en ? [] : [en.name, ...(en.plural ? [en.plural] : [])]
  const all = [...en.others, ...british].filter((name) => name !== us.name && name !== us.plural)
  const americans = us === en ? [] : [us.name, ...(us.plural ? [us.plural] : [])]
  return {
    en: { ...en, others: [...en.others, ...americans.filter((name) => name !== en.name && name !== en.plural)] },
    'en-US': { ...us, others: us === en ? en.others : all },
    de: namesOf(german),
  }
}

function namesOf(column: string): CommonFood['names']['en'] {
  const [own = '', others = ''] = column.split(';')
  const [name = '', plural] = listOf(own)
  return { name, plural: plural ?? null, others: listOf(others) }
}

function parseWeight(text: string): [measure: string, grams: number] {
  const [measure = '', grams] = text.split(' ')
  return [measure, Number(grams)]
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
