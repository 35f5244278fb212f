import { foldName } from '#worker/kernel/contract/name-key.ts'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import { type SliceWork, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { newRecipeQueries, newRecipes } from '#worker/modules/recipes/new-recipe.ts'
import { urlSpellings } from '../source-duplicates.ts'
import type { ReadLink } from './read-link.ts'

type Readable = Extract<ReadLink, { kind: 'recipe' }>

/** Saves what several links brought in one commit. Two that lead to the same recipe bring it once. */
export function saveLinks(context: Context, links: readonly ReadLink[]): SliceWork {
  const twins = twinsAmong(links)
  const fresh = links.filter((link): link is Readable => link.kind === 'recipe' && !twins.has(link))
  const bodies = fresh.map(({ body }) => body)
  const { space } = membershipOf(context)
  return sliceWork(newRecipeQueries(context, space, bodies), (found) => {
    try {
      const { ids, appends, requires } = newRecipes(context, bodies, found)
      const idOf = new Map(fresh.map((link, i) => [link, ids[i] ?? 0]))
      return {
        appends,
        requires,
        items: links.map((link) => {
          const first = link.kind === 'recipe' ? twins.get(link) : undefined
          if (link.kind !== 'recipe') return endedItem(link)
          return first ? known(link, idOf.get(first) ?? 0, first.body.name) : saved(link, idOf.get(link) ?? 0)
        }),
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const refusal = { kind: 'failed' as const, code: error.code, msg: problemSentence(error) }
      return {
        appends: [],
        items: links.map((link) => endedItem(link.kind === 'recipe' ? { ...link, ...refusal } : link)),
      }
    }
  })
}

/** For each link whose recipe an earlier one brings: that earlier one. */
function twinsAmong(links: readonly ReadLink[]): Map<ReadLink, Readable> {
  const first = new Map<string, Readable>()
  const twins = new Map<ReadLink, Readable>()
  for (const link of links) {
    if (link.kind !== 'recipe') continue
    const names = [foldName(link.body.name), ...urlSpellings(link.url)]
    const earlier = link.again ? undefined : names.flatMap((name) => first.get(name) ?? [])[0]
    if (earlier) twins.set(link, earlier)
    else for (const name of names) first.set(name, link)
  }
  return twins
}

function endedItem(link: Exclude<ReadLink, Readable>): EndedItem {
  const { position } = link.item
  return link.kind === 'known'
    ? known(link, link.recipe, link.name)
    : { position, state: 'failed', code: link.code, msg: link.msg }
}

const saved = ({ item: { position }, body: { name }, warnings }: Readable, id: number): EndedItem => ({
  position,
  state: 'done',
  result: `recipe:${id}`,
  name,
  msg: warnings,
})

const known = ({ item: { position } }: ReadLink, id: number, name: string): EndedItem => ({
  position,
  state: 'known',
  result: `recipe:${id}`,
  name,
})
