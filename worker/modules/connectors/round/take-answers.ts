import type { Pushed, RemoteChange, RemoteItem } from '../service/todo-service.ts'
import { oneLine } from '../text/item-words.ts'
import { isSameText } from '../text/said-item.ts'
import { isWaiting, type Link, type Said } from './link.ts'

const MOST_AT_ONCE = 40

/** Links with something to send, and how it is asked of the service. */
export function planPushes(links: readonly Link[]): { link: Link; change: RemoteChange }[] {
  return links
    .filter(isWaiting)
    .slice(0, MOST_AT_ONCE)
    .flatMap((link) => {
      const change = remoteChange(link)
      return change ? [{ link, change }] : []
    })
}

function remoteChange({ remote, version, key, theirs, sent, removing }: Link): RemoteChange | null {
  const known = remote === null ? null : { id: remote, ...(version === null ? {} : { version }) }
  if (removing) return known && { kind: 'remove', ...known }
  if (sent === null) return null
  const fields = { name: sent.name, note: sent.note, isDone: sent.done, aisle: sent.aisle }
  if (!known) return { kind: 'add', key, fields }
  const changed = [
    ...(sent.name === theirs?.name ? [] : ['name' as const]),
    ...(sent.note === theirs?.note ? [] : ['note' as const]),
    ...(sent.done === theirs?.done ? [] : ['isDone' as const]),
    ...(sent.aisle === theirs?.aisle ? [] : ['aisle' as const]),
  ]
  return { kind: 'change', ...known, changed, fields }
}

interface Answered {
  links: Link[]
  dropped: number[]
}

/** What is known after sending. What nobody can know stays as sent: the next listing tells. */
export function takeAnswers(pushes: readonly { link: Link; pushed: Pushed }[], at: string): Answered {
  const answered: Answered = { links: [], dropped: [] }
  for (const { link, pushed } of pushes) {
    const after = afterPush(link, pushed)
    if (after === 'over') answered.dropped.push(link.entry)
    else if (after) answered.links.push({ ...after, at })
  }
  return answered
}

function afterPush(link: Link, pushed: Pushed): Link | 'over' | null {
  const settled = { ...link, sent: null, removing: false }
  if ('fault' in pushed) {
    switch (pushed.fault.reason) {
      case 'item_gone':
        return link.removing ? 'over' : { ...settled, missing: true }
      case 'conflict':
        return settled
      case 'refused':
        return { ...settled, ours: toldBy(link), fault: pushed.fault.message }
      default:
        return null
    }
  }
  if (link.removing) return 'over'
  if (pushed.item === null) return { ...settled, missing: true }
  return {
    ...settled,
    remote: pushed.item.id,
    version: pushed.item.version ?? null,
    ours: toldBy(link),
    theirs: agreedItem(link, pushed.item),
    fault: null,
  }
}

/** Only what was sent is what ours said; the rest of it was in the words of the service. */
const toldBy = ({ ours, theirs, sent }: Link): Said =>
  sent === null
    ? ours
    : {
        name: sent.name === theirs?.name ? ours.name : sent.name,
        note: '',
        done: sent.done === theirs?.done ? ours.done : sent.done,
        aisle: sent.aisle === theirs?.aisle ? ours.aisle : sent.aisle,
      }

/**
 * The item as it was asked for, in the words of the answer. What else the answer says is a change of somebody there, which
 * the next look shall find.
 */
function agreedItem({ theirs, sent }: Link, { name, note, isDone, aisle }: RemoteItem): Said {
  const item = { name: oneLine(name), note, done: isDone, aisle }
  const asked = sent ?? theirs
  if (!asked) return item
  return {
    name: isSameText(asked, item) ? item.name : asked.name,
    note: asked.note.trim() === note.trim() ? note : asked.note,
    done: asked.done,
    aisle,
  }
}
