import { finishRecipe } from '../finish-recipe.ts'
import { attribute, findNodes, type PageDocument } from '../html/document.ts'
import { emptyPageDraft, type PageDraft } from '../page-draft.ts'
import type { PageHead } from '../page-head.ts'
import type { PageRecipe } from '../page-recipe.ts'
import { Graph } from '../schema/graph.ts'
import { imagesOf } from '../schema/images.ts'
import { jsonLd } from '../schema/json-ld.ts'
import { schemaProperty, textOf, typesOf } from '../schema/terms.ts'
import { captionDraft } from './caption-draft.ts'
import { captionText } from './caption-text.ts'

/**
 * What people write below a video or a post, where the page shows nothing better. Of a video what is no whole recipe
 * becomes the one step; of any other page it is none.
 */
export function describedRecipe(document: PageDocument, head: PageHead, url: string | null): PageRecipe | null {
  const graph = new Graph(jsonLd(document))
  const video = graph.objects.find((object) => typesOf(object).includes('videoobject'))
  const isVideo = video !== undefined || isOfVideo(document)
  const text = captionText(document, graph, head)
  const draft = captionDraft(text, head.title) ?? (isVideo ? asStep(text) : null)
  const name = textOf(video && schemaProperty(video, 'name')) || draft?.name || head.title
  if (!draft || !name) return null
  const own = {
    ...draft,
    name,
    author: textOf(video && schemaProperty(video, 'author', 'creator')),
    images: video ? imagesOf(schemaProperty(video, 'thumbnailUrl', 'thumbnail', 'image'), graph) : [],
    keywords: [...(isVideo ? ['Video'] : []), ...draft.keywords],
  }
  return finishRecipe(own, { ...head, heading: '', description: '' }, url, [])
}

/** Whether its head says that it is about a video, or where that plays. */
const isOfVideo = (document: PageDocument): boolean =>
  findNodes(document, ({ tag }) => tag === 'meta').some((index) => {
    const node = document[index]
    const [name, content] = [attribute(node, 'property') || attribute(node, 'name'), attribute(node, 'content')]
    return (name === 'og:type' && content.startsWith('video')) || PLAYERS.has(name)
  })

const PLAYERS = new Set(['og:video', 'og:video:url', 'og:video:secure_url', 'twitter:player'])

const asStep = (text: string): PageDraft | null => {
  const instruction = text.trim().replace(/\n{3,}/g, '\n\n')
  return instruction ? { ...emptyPageDraft(), steps: [{ name: '', instruction }] } : null
}
