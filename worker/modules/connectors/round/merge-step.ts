import { uuid } from '#worker/clock.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { followerStep, type FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { lookUpRefs } from '#worker/kernel/resource/references/look-up-refs.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { shoppingPreferenceOf } from '#worker/modules/shopping/shopping-preference.ts'
import { listStateFrom } from '#worker/modules/shopping/recipes/load-list.ts'
import { onHandUsers } from '#worker/modules/shopping/sums/on-hand-users.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { ServiceFault, type TodoService } from '../service/todo-service.ts'
import { itemWords, type ItemReading } from '../text/item-words.ts'
import { isSameText, readItem } from '../text/said-item.ts'
import { applyChanges } from './apply-changes.ts'
import { followingConnector, linkRows, linksFrom, setRound, unitRows, type ConnectorRow } from './connector.rows.ts'
import { entryQueries, localEntries } from './entry.read.ts'
import { isUnanswered, isWaiting, type Link } from './link.ts'
import { mergeLists } from './merge-lists.ts'
import { paused } from './pause-step.ts'
import { secondsAfter, synced, type Round } from './round.ts'

interface Seen {
  links: readonly Link[]
  units: readonly { id: number; name: string; plural_name: string | null; base_unit: string | null }[]
}

/** Looks at both lists, and commits what changes here together with what is about to be sent. */
export async function mergeStep(round: Round, { links: seen, units: known }: Seen): Promise<FollowerStep> {
  const { connector, context, world, service, log, state } = round
  const { space_id: space, id } = connector
  const { pulled, startedOver } = await look(service, state, seen)
  const { at } = world
  const readings = readingsOf(round, seen, known, pulled.items)
  const refs = namesIn(readings.fresh)
  const load = {
    now: followingConnector(space, id),
    links: linkRows(space, id),
    units: unitRows(space),
    ...entryQueries(context, connector, readings.all),
    kitchen: onHandUsers(context, connector.two_way),
    foodRefs: lookUpRefs(foodResource, space, refs.foods),
    unitRefs: lookUpRefs(unitResource, space, refs.units),
    // At most so many; a poll that finds nothing reserves none.
    ids: reserveIds(space, {
      'shopping-list-entry': readings.fresh.length,
      food: readings.fresh.length,
      unit: readings.fresh.length,
    }),
  }
  const pollAt = connector.two_way ? secondsAfter(at, service.abilities.pollSeconds) : null
  const decide = (found: Parameters<Parameters<typeof followerStep<typeof load>>[1]>[0]) => {
    const [now] = found.now
    if (now?.version !== connector.version) return { appends: [], nextAt: at }
    const links = linksFrom(found.links)
    const merged = mergeLists({
      links,
      entries: localEntries(found, found.units, connector),
      pulled,
      abilities: service.abilities,
      directions: directionsOf(connector),
      words: itemWords(found),
      note: connector.supports_description_field ? provenance(context) : '',
      goneAnswer: now.gone_answer,
      startedOver,
      at,
      nextKey: uuid,
    })
    const kept = log.statements(space, id, at)
    if (merged === null) return { appends: [paused(id, MANY_GONE)], also: kept, nextAt: null }
    const applied = applyChanges(merged.changes, {
      list: listStateFrom(found.entries),
      by: connector.created_by,
      kitchen: found.kitchen.map((person) => person.id),
      foods: found.foodRefs,
      units: found.unitRefs,
      usual: shoppingPreferenceOf(context).usesFoodLists ? found.foods : [],
      shoppingList: connector.shopping_list,
      nextId: idAllocator(found.ids),
      at,
    })
    const changed = [...merged.links, ...applied.links]
    const appends = [...applied.appends, ...synced(id, changed, merged.dropped, now.gone_answer !== null)]
    const gone = new Set([...merged.dropped, ...changed.map(({ entry }) => entry)])
    const isPlanned = [...links.filter(({ entry }) => !gone.has(entry)), ...changed].some(isWaiting)
    const isQuiet = appends.every(({ events }) => events.length === 0)
    // What was taken over may have to be told there in turn, as its aisle.
    const goesOn = isPlanned || applied.links.length > 0
    return {
      appends: isQuiet ? [] : appends,
      also: [
        ...(isQuiet && !isPlanned ? [] : kept),
        setRound(connector, { phase: isPlanned ? 'planned' : 'idle', cursor: pulled.cursor }, isPlanned ? null : at),
      ],
      nextAt: goesOn ? at : pollAt,
    }
  }
  return followerStep(load, decide, { nextAt: pollAt, user: connector.created_by })
}

async function look(service: TodoService, { cursor, isNew }: Round['state'], links: readonly Link[]) {
  const unanswered = links.flatMap((link) => (isUnanswered(link) ? [link.key] : []))
  try {
    return { pulled: await service.pull(cursor, unanswered), startedOver: isNew }
  } catch (error) {
    if (cursor === null || !(error instanceof ServiceFault) || error.reason !== 'cursor_lost') throw error
    return { pulled: await service.pull(null, unanswered), startedOver: true }
  }
}

type PulledItems = Awaited<ReturnType<TodoService['pull']>>['items']

/** What the texts may name: all of them for foods to look up, the new ones for what may have to be made. */
function readingsOf({ service }: Round, links: Seen['links'], units: Seen['units'], items: PulledItems) {
  const words = itemWords({ units, foods: [] })
  const byRemote = new Map(links.flatMap((link) => (link.remote === null ? [] : [[link.remote, link] as const])))
  const note = (text: string) => (service.abilities.notes ? text : '')
  const fresh = items.filter((item) => {
    const theirs = byRemote.get(item.id)?.theirs
    return !theirs || !isSameText(theirs, item) || theirs.note !== note(item.note) || theirs.done !== item.isDone
  })
  const read = (item: { name: string; note: string }) => readItem(words, { name: item.name, note: note(item.note) })
  const whole = (item: { name: string }): ItemReading => ({ food: item.name.slice(0, 256), quantity: null })
  const known = links.flatMap(({ theirs, ours }) => [theirs ?? ours])
  return { fresh: fresh.map(read), all: [...items, ...known].flatMap((item) => [read(item), whole(item)]) }
}

const namesIn = (readings: readonly ItemReading[]) => ({
  foods: readings.flatMap(({ food }) => (food === '' ? [] : [{ name: food, draft: {} }])),
  units: readings.flatMap(({ quantity }) => (quantity?.unit ? [{ name: quantity.unit, draft: {} }] : [])),
})

export const directionsOf = (connector: ConnectorRow) => ({
  created: connector.on_shopping_list_entry_created_enabled,
  updated: connector.on_shopping_list_entry_updated_enabled,
  deleted: connector.on_shopping_list_entry_deleted_enabled,
  back: connector.two_way,
})

function provenance(context: Round['context']): string {
  const { first_name, display_name } = personOf(context)
  return `From Larder, by ${first_name || display_name}`
}

const MANY_GONE = {
  state: 'many_gone',
  message:
    'Most of what was still to buy is gone from the list there. If that is meant, have it deleted here too; else put it back there.',
} as const
