import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Random } from '../seeded-random.ts'
import { uniqueWord } from '../thing.ts'
import type { KillClient } from '../workload.ts'
import type { Counterparts } from './counterparts.ts'
import { checkLists } from './check-lists.ts'
import { readState, stateOf, textOf, type Entry, type ListedItem } from './listed-item.ts'
import type { Outside } from './set-up-outside.ts'
import type { OutsideWorkload } from './outside-workload.ts'

/** An item that one side changes until the lists are equal again, so that it is known what it has to be then. */
interface Item extends LedgerItem {
  side: 'here' | 'there'
}

const MOST_OPEN = 40
const LETTERS = 'abcdefgh'

/** Somebody shops here and somebody in the other app, and a speaker puts things on the list, with a key for each call. */
export function shoppingListWorkload(outside: Outside, { todo, items: itemsThere }: Counterparts): OutsideWorkload {
  const items: Item[] = []
  /** Calls that were not answered yet are made again with their keys, as the speaker would. */
  const calls = new Set<Item>()
  let removedThere = 0
  const settled = (side: Item['side']) => items.filter((one) => one.side === side && one.possible.length === 1)
  const pick = (random: Random, some: readonly Item[]) => some[Math.floor(random() * some.length)]
  const begin = (client: KillClient, side: Item['side']): Item => {
    const item: Item = { name: uniqueWord(client), id: null, possible: [null], side }
    items.push(item)
    return item
  }

  async function addHere({ random, send, ...client }: KillClient): Promise<void> {
    const item = begin({ random, send, ...client }, 'here')
    const made = { word: item.name, letter: 'a', amount: 1 + Math.floor(random() * 3), done: false }
    const answer = await trackedWrite(item, stateOf(made), () =>
      send('POST', '/api/shopping-list-entry/', { food: { name: `${item.name} a` }, amount: made.amount }),
    )
    item.id = ((await answer.json()) as Entry).id
  }

  async function changeHere({ random, send }: KillClient, item: Item): Promise<void> {
    const [was] = item.possible
    if (item.id === null || typeof was !== 'string') return
    const path = `/api/shopping-list-entry/${item.id}/`
    if (random() < 0.15) return void (await trackedWrite(item, null, () => send('DELETE', path)))
    const next = changed(random, readState(item.name, was))
    const body = { food: { name: `${item.name} ${next.letter}` }, amount: next.amount, checked: next.done }
    await trackedWrite(item, stateOf(next), () => send('PATCH', path, body))
  }

  async function addThere(client: KillClient): Promise<void> {
    const item = begin(client, 'there')
    const made = { word: item.name, letter: 'a', amount: 1 + Math.floor(client.random() * 3), done: false }
    await todo('add_item', { item: textOf(made) })
    item.possible = [stateOf(made)]
  }

  async function changeThere({ random }: KillClient, item: Item): Promise<void> {
    const [was] = item.possible
    if (typeof was !== 'string') return
    const before = readState(item.name, was)
    const there = (await itemsThere()).find(({ summary }) => summary.startsWith(`${item.name} `))
    if (!there) return
    if (random() < 0.15 && !before.done && removedThere < 2) {
      removedThere++
      item.possible = [null]
      return todo('remove_item', { item: there.uid })
    }
    const next = changed(random, before)
    // Nobody takes over what was bought before they heard of it.
    item.possible = item.id === null && next.done ? [stateOf(next), null] : [stateOf(next)]
    const status = next.done ? 'completed' : 'needs_action'
    await todo('update_item', { item: there.uid, rename: textOf(next), status })
  }

  async function speak(client: KillClient): Promise<void> {
    const [unanswered] = calls
    const item = unanswered ?? (client.random() < 0.3 ? spoken.at(-1) : undefined) ?? begin(client, 'here')
    if (!spoken.includes(item)) spoken.push(item)
    calls.add(item)
    item.possible = [null, 'a 1']
    const answer = await client.send('POST', outside.hook, { text: `${item.name} a` }, { 'idempotency-key': item.name })
    if (!answer.ok) throw new Error(`the hook answered ${answer.status} ${await answer.text()}`)
    calls.delete(item)
    item.possible = ['a 1']
  }
  let spoken: Item[] = []

  return {
    name: 'shopping lists',
    async act(client) {
      const { random } = client
      const isFull = items.filter(({ possible }) => possible[0] !== null).length > MOST_OPEN
      const what = random()
      const [here, there] = [pick(random, settled('here')), pick(random, settled('there'))]
      if (what < 0.2) await speak(client)
      else if (what < 0.3 && !isFull) await addHere(client)
      else if (what < 0.4 && !isFull) await addThere(client)
      else if (what < 0.7 && here && !spoken.includes(here)) await changeHere(client, here)
      else if (there) await changeThere(client, there)
    },
    async goOn(client) {
      while (calls.size > 0) await speak(client)
    },
    async check(client) {
      const entries = await client.listAll<Entry>('/api/shopping-list-entry/')
      const { faults, here } = checkLists(entries, await itemsThere())
      for (const item of items) {
        const found = here.get(item.name)
        faults.push(...reconcile(item, found ? stateOf(found) : null))
        item.id = found?.id ?? null
        item.side = client.random() < 0.5 ? 'here' : 'there'
      }
      // What is gone or bought is checked by its list alone from now on.
      const open = items.filter(({ possible: [state] }) => state && !state.endsWith('bought'))
      items.splice(0, items.length, ...open)
      spoken = []
      removedThere = 0
      return faults
    },
  }
}

function changed(random: Random, item: ListedItem): ListedItem {
  const what = random()
  if (what < 0.35) return { ...item, done: !item.done }
  if (what < 0.7) return { ...item, amount: 1 + (item.amount % 3) }
  return { ...item, letter: LETTERS[(LETTERS.indexOf(item.letter) + 1) % LETTERS.length] ?? 'a' }
}
