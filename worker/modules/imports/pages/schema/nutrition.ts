import { type JsonValue, isObject } from '../json/json-value.ts'
import type { PageNutrition } from '../page-recipe.ts'
import { cleanLine } from '../text/clean.ts'
import type { Graph } from './graph.ts'
import { schemaProperty, localName, textOf } from './terms.ts'

const KCAL_PER_KJ = 1 / 4.184

export function nutritionOf(value: JsonValue | undefined, graph: Graph): PageNutrition {
  const first = Array.isArray(value) ? value[0] : value
  const item = first === undefined ? undefined : graph.resolve(first)
  const raw = new Map<string, string>()
  if (isObject(item)) {
    for (const [key, inner] of Object.entries(item).slice(0, 60)) {
      const text = key.startsWith('@') ? '' : cleanLine(measure(inner))
      if (text) raw.set(canonical(key), text)
    }
  }
  return {
    calories: energy(raw.get('calories') ?? ''),
    fats: grams(raw.get('fatContent') ?? ''),
    carbohydrates: grams(raw.get('carbohydrateContent') ?? ''),
    proteins: grams(raw.get('proteinContent') ?? ''),
    raw: Object.fromEntries(raw),
  }
}

const NAMES = new Map(
  ['calories', 'fatContent', 'carbohydrateContent', 'proteinContent', 'servingSize'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)
const canonical = (key: string): string => NAMES.get(localName(key)) ?? key.replace(/^.*[/#:]/, '')

function measure(value: JsonValue): string {
  if (!isObject(value)) return textOf(value).slice(0, 200)
  return `${textOf(schemaProperty(value, 'value'))} ${textOf(schemaProperty(value, 'unitText', 'unitCode'))}`.slice(
    0,
    200,
  )
}

/** Takes 240 from "1004 kJ / 240 kcal"; converts lone kilojoules. */
function energy(text: string): number | null {
  const kcal = /(\d[\d.,]*)\s*(?:k?cal|kalor|Cal)/i.exec(text)
  if (kcal) return number(kcal[1] ?? '')
  const kj = /(\d[\d.,]*)\s*kj/i.exec(text)
  const joules = kj && number(kj[1] ?? '')
  return joules ? Math.round(joules * KCAL_PER_KJ) : number(text)
}

function grams(text: string): number | null {
  const value = number(text)
  return value !== null && /\d\s*mg\b/i.test(text) ? value / 1000 : value
}

/** The first number; a comma is decimal unless exactly three digits follow it before a point or the end. */
function number(text: string): number | null {
  const match = /\d+(?:[.,]\d+)*/.exec(text)
  if (!match) return null
  const plain = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(match[0])
    ? match[0].replaceAll(',', '')
    : match[0].replace(',', '.')
  const value = Number.parseFloat(plain)
  return Number.isFinite(value) ? value : null
}
