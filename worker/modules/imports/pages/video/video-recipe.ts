import { emptyPageDraft } from '../page-draft.ts'
import { attribute, findNodes, type PageDocument } from '../html/document.ts'
import { parseHtml } from '../html/document-parser.ts'
import { readJson } from '../json/json-reader.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import type { PageHead } from '../page-head.ts'
import type { PageRecipe } from '../page-recipe.ts'
import { finishRecipe } from '../finish-recipe.ts'
import { Graph } from '../schema/graph.ts'
import { imagesOf } from '../schema/images.ts'
import { jsonLd } from '../schema/json-ld.ts'
import { schemaProperty, textOf, typesOf } from '../schema/terms.ts'
import { hostOf } from '../text/address.ts'
import { judgedDraft } from '../judge/judged-draft.ts'

const HOSTS =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|instagram\.com|facebook\.com)$/i

/** A description that lists no ingredients and steps becomes the one step. Null if the page has no video. */
export function videoRecipe(document: PageDocument, head: PageHead, url: string | null): PageRecipe | null {
  const graph = new Graph(jsonLd(document))
  const video = graph.objects.find((object) => typesOf(object).includes('videoobject'))
  if (!video && !HOSTS.test(hostOf(head.canonical || url)) && !isOfVideo(document)) return null
  const description = descriptionOf(document, video) || head.description
  const name = textOf(video && schemaProperty(video, 'name')) || head.title
  if (!name || !description.trim()) return null
  const { draft: read } = judgedDraft(null, parseHtml(asLines(description)))
  const isWhole = read.ingredients.length > 0 && read.steps.length > 0
  const draft = {
    ...emptyPageDraft(),
    name,
    author: textOf(video && schemaProperty(video, 'author', 'creator')),
    images: video ? imagesOf(schemaProperty(video, 'thumbnailUrl', 'thumbnail', 'image'), graph) : [],
    ...(isWhole ? { ingredients: read.ingredients, steps: read.steps, yield: read.yield } : {}),
    ...(isWhole ? {} : { steps: [{ name: '', instruction: description.trim().replace(/\n{3,}/g, '\n\n') }] }),
  }
  const recipe = finishRecipe(draft, { ...head, description: '' }, url, [])
  return recipe && { ...recipe, description: isWhole ? recipe.description : '', keywords: ['Video'] }
}

const isOfVideo = (document: PageDocument): boolean =>
  findNodes(document, (node) => node.tag === 'meta' && attribute(node, 'property') === 'og:type').some((index) =>
    attribute(document[index], 'content').startsWith('video'),
  )

/** YouTube cuts the description in the head; its player's data has the whole. */
function descriptionOf(document: PageDocument, video: JsonObject | undefined): string {
  for (const index of findNodes(document, (node) => node.tag === 'script')) {
    const text = document[index + 1]?.tag === '#text' ? (document[index + 1]?.text ?? '') : ''
    const match = /"shortDescription":("(?:[^"\\]|\\.)*")/.exec(text)
    const [value] = match ? readJson(`{"text":${match[1]}}`) : []
    const found = isObject(value) ? textOf(value['text']) : ''
    if (found) return found
  }
  return textOf(video && schemaProperty(video, 'description'))
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asLines = (text: string): string =>
  text
    .slice(0, 20_000)
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`)
    .join('')
