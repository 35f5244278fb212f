import { type JsonObject, type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import type { PageStep } from '../page-recipe.ts'
import { cleanLine, cleanLines } from '../text/clean.ts'
import { saysNothing, withoutCounters } from '../text/step-counters.ts'
import { lineKey, shareIn, wordsIn } from '../text/word-overlap.ts'
import type { Graph } from './graph.ts'
import { schemaProperty, textOf, typesOf } from './terms.ts'

const MAX_DEPTH = 6
const MAX_VALUES = 3_000

/** `remainingValues` bounds the work, as lists may refer to each other. */
type Source = { readonly graph: Graph; remainingValues: number }

/** A HowToSection names its first step; a HowToStep's title becomes a bold line. */
export function instructionSteps(value: JsonValue | undefined, graph: Graph): PageStep[] {
  const items = jsonList(value)
  const source: Source = { graph, remainingValues: MAX_VALUES }
  const steps =
    items.length === 1 && typeof items[0] === 'string'
      ? textSteps(items[0])
      : items.flatMap((item) => read(item, source, 0))
  return withoutCounters(steps)
}

const textSteps = (text: string): PageStep[] => {
  const lines = cleanLines(text)
  const numbered = splitNumbered(lines.join('\n'))
  if (numbered.length > lines.length) return numbered.flatMap((part) => step(part.split('\n')))
  return (lines.length === 1 ? splitGlued(lines[0] ?? '') : lines).flatMap((line) => step([line]))
}

function read(value: JsonValue, source: Source, depth: number): PageStep[] {
  const item = source.graph.resolve(value)
  if (depth > MAX_DEPTH || source.remainingValues-- <= 0) return []
  if (Array.isArray(item)) return item.flatMap((inner) => read(inner, source, depth + 1))
  if (!isObject(item)) return step(cleanLines(textOf(item)))
  const parts = schemaProperty(item, 'itemListElement', 'steps', 'recipeInstructions', 'step')
  const title = cleanLine(textOf(schemaProperty(item, 'name', 'headline', 'title')))
  if (parts === undefined) return single(item, title, source, depth)
  const inner =
    typeof parts === 'string' ? textSteps(parts) : jsonList(parts).flatMap((part) => read(part, source, depth + 1))
  if (typesOf(item).includes('howtostep'))
    return step(
      titled(
        title,
        inner.map((part) => part.instruction),
      ),
    )
  return inner.map((part, index) => (index === 0 && title && !part.name ? { ...part, name: title } : part))
}

function single(item: JsonObject, title: string, source: Source, depth: number): PageStep[] {
  const wrapped = schemaProperty(item, 'item')
  if (isObject(wrapped)) return read(wrapped, source, depth + 1)
  const text = schemaProperty(item, 'text', 'description', 'instruction', 'instructions', 'content', '@value', 'value')
  return step(titled(title, cleanLines(textOf(text))))
}

/** Drops a title that repeats the start of the text or only numbers the step. */
function titled(title: string, lines: string[]): string[] {
  if (!lines.length) return [title]
  const bare = lineKey(title)
  const repeats =
    lineKey(lines.join(' ')).startsWith(bare) ||
    (title.length > MAX_TITLE && shareIn(wordsIn([title]), wordsIn(lines)) > 0.9)
  return !bare || repeats || saysNothing(title) ? lines : [`**${title}**`, ...lines]
}

/** Longer ones are texts, which some pages write twice with small differences. */
const MAX_TITLE = 60

const step = (lines: string[]): PageStep[] => {
  const instruction = lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n\n')
  return instruction ? [{ name: '', instruction }] : []
}

/** Where pages join the texts of steps without a space ("cut it.Heat the oil"), each begins one. */
function splitGlued(text: string): string[] {
  const glued = text.split(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/u)
  return glued.length < 3 ? [text] : glued
}

/** Splits "1. Mix. 2. Bake." only if the numbers count up from 1. */
function splitNumbered(text: string): string[] {
  const starts: number[] = []
  for (const match of text.matchAll(/(?:^|\s)(\d{1,2})(?:\.\)|[.)、．]|\s?[-–:])\s*(?=[\p{L}"“(])/gu)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index)
  }
  if (starts.length < 2 || starts[0] !== 0) return [text]
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim())
}
