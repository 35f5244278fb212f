import { type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import type { Graph } from './graph.ts'
import { schemaProperty, textOf } from './terms.ts'

type Picture = { url: string; area: number }

/** Largest first if sizes are given, else in page order. */
export function imagesOf(value: JsonValue | undefined, graph: Graph): string[] {
  const pictures = jsonList(value)
    .slice(0, 50)
    .flatMap((item) => read(item, graph, 0))
  return pictures.sort((a, b) => b.area - a.area).map((picture) => picture.url)
}

function read(value: JsonValue, graph: Graph, depth: number): Picture[] {
  const item = graph.resolve(value)
  if (typeof item === 'string') return [{ url: item.trim(), area: 0 }]
  if (Array.isArray(item) && depth < 3) return item.flatMap((inner) => read(inner, graph, depth + 1))
  if (!isObject(item)) return []
  const url = textOf(schemaProperty(item, 'contentUrl', 'url', '@id', 'thumbnailUrl'), 'url', '@id').trim()
  return url ? [{ url, area: pixels(item['width']) * pixels(item['height']) }] : []
}

const pixels = (value: JsonValue | undefined): number => Number.parseInt(textOf(value), 10) || 0
