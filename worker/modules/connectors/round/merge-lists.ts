import { isSameText } from '../text/said-item.ts'
import type { Link } from './link.ts'
import type { LocalEntry, Merged, MergeInput } from './merge-input.ts'
import { listedItem, mergeItem, saidByEntry } from './merge-item.ts'
import { newLink } from './new-link.ts'
import { pairItems, type SeenItem } from './pair-items.ts'
import { settleSent } from './settle-sent.ts'
import { isUnusual } from './unusual-loss.ts'

/**
 * What has to happen here and there so that both lists are equal, given what they last agreed about. Null where so many items
 * are gone at once that a person has to say whether that is meant.
 */
export function mergeLists(asked: MergeInput): Merged | null {
  const input = withoutUnusedPlaces(asked)
  const { links, entries, directions } = input
  const pairing = pairItems(input)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  if (input.goneAnswer === null && isUnusual(input, pairing.items, byId)) return null
  const merged: Merged = { changes: [], links: [], dropped: [] }
  const unknown = [...pairing.unknown]
  for (const link of links) {
    const item = pairing.items.get(link.entry)
    const entry = byId.get(link.entry)
    const here = entry?.belongs ? entry : undefined
    if (item === undefined) whileUnseen(link, here, input, merged)
    else if (item === null) whileGone(link, here, input, merged)
    else if (here) meet(link, here, item, input, merged)
    else if (removeThere(link, item, input, merged) === 'comes back') unknown.push(item)
  }
  for (const [entry, item] of pairing.adopted) {
    const there = byId.get(entry)
    if (there) adopt(there, item, input, merged)
  }
  const linked = new Set(links.map(({ entry }) => entry))
  const dropped = new Set(merged.dropped)
  for (const entry of entries) {
    const isFree = !pairing.adopted.has(entry.id) && (!linked.has(entry.id) || dropped.has(entry.id))
    if (entry.belongs && !entry.done && isFree && directions.created && !isRemovedHere(merged, entry.id))
      merged.links.push(addition(entry, input))
  }
  const readded = new Set(merged.links.map(({ entry }) => entry))
  merged.dropped = merged.dropped.filter((entry) => !readded.has(entry))
  for (const item of unknown) if (directions.back && !item.done) merged.changes.push(takeOver(item, input))
  return merged
}

/** What a service has no place for says nothing. */
function withoutUnusedPlaces(input: MergeInput): MergeInput {
  if (input.abilities.aisles) return input
  const food: MergeInput['words']['food'] = (name) => ({ ...input.words.food(name), aisle: null })
  return {
    ...input,
    words: { ...input.words, food },
    entries: input.entries.map((entry) => ({ ...entry, food: { ...entry.food, aisle: null } })),
  }
}

const REMEMBERED_DAYS = 14

/** Nobody follows for ever what was bought long ago. */
const isOld = (link: Link, { at }: MergeInput) => Date.parse(at) - Date.parse(link.at) > REMEMBERED_DAYS * 86_400_000

const isRemovedHere = ({ changes }: Merged, id: number) =>
  changes.some((change) => change.kind === 'remove' && change.entry === id)

/** An item of which a listing of changes says nothing is as it was. */
function whileUnseen(link: Link, here: LocalEntry | undefined, input: MergeInput, merged: Merged): void {
  const { theirs, remote, version } = link
  if (theirs === null || remote === null) return
  const item = { ...theirs, id: remote, version }
  if (here) meet(link, here, item, input, merged)
  else removeThere(link, item, input, merged)
}

function meet(link: Link, here: LocalEntry, item: SeenItem, input: MergeInput, merged: Merged): void {
  const base = settleSent(link, said(item))
  if (link.fault !== null && isSameText(saidByEntry(here), link.ours) && here.done === link.ours.done) {
    // What the service refused is what ours says; there is nothing new to tell it.
    keepLink(link, { ...link, ...seenAs(item), theirs: base.theirs, sent: null, removing: false }, input, merged)
    return
  }
  const { wanted, ours, theirs, sent } = mergeItem(
    { entry: here, item: said(item), ...base },
    input.directions,
    input.words,
  )
  if (sent === null && wanted.done && item.done && isOld(link, input)) {
    merged.dropped.push(link.entry)
    return
  }
  if (isOther(wanted, here)) merged.changes.push({ kind: 'change', entry: here.id, item: wanted })
  keepLink(link, { ...link, ...seenAs(item), ours, theirs, sent, removing: false, fault: null }, input, merged)
}

/** The item is nowhere to be seen. */
function whileGone(link: Link, here: LocalEntry | undefined, input: MergeInput, merged: Merged): void {
  const { directions, goneAnswer } = input
  const isAdded = link.theirs !== null
  if (!here) {
    merged.dropped.push(link.entry)
    return
  }
  if (!isAdded) {
    // It never arrived, or was refused. What is bought meanwhile need not be added any more.
    if (link.fault !== null && isSameText(saidByEntry(here), link.ours)) return
    if (here.done) merged.dropped.push(link.entry)
    else if (directions.created && link.remote === null && link.sent !== null)
      keepLink(link, readded(link, here), input, merged)
    else merged.dropped.push(link.entry)
    return
  }
  if (!directions.back) {
    // Somebody deleted there what only goes there: it is not forced upon them again.
    if (here.done) merged.dropped.push(link.entry)
    else
      keepLink(
        link,
        { ...link, remote: null, version: null, sent: null, removing: false, missing: false },
        input,
        merged,
      )
    return
  }
  const isUnsure = input.startedOver && link.remote !== null && !input.pulled.gone.includes(link.remote)
  const isBought = here.done || link.theirs?.done === true
  const isChanged = !isSameText(saidByEntry(here), link.ours) || (link.ours.done && !here.done)
  // Clearing away what is bought deletes nothing here; a change beats a deletion; what was being removed was put back here.
  if (isBought || isChanged || link.removing || link.remote === null || isUnsure || goneAnswer === 'put_back')
    merged.dropped.push(link.entry)
  else {
    merged.changes.push({ kind: 'remove', entry: here.id })
    merged.dropped.push(link.entry)
  }
}

/** The entry is gone here. What was renamed or reopened there meanwhile is wanted: it comes back as a new entry. */
function removeThere(link: Link, item: SeenItem, input: MergeInput, merged: Merged): 'comes back' | null {
  const { theirs } = settleSent(link, said(item))
  const isWanted = !isSameText(item, theirs) || (theirs.done && !item.done)
  if (input.directions.back && isWanted && !item.done) {
    merged.dropped.push(link.entry)
    return 'comes back'
  }
  if (input.directions.deleted && link.fault === null)
    keepLink(link, { ...link, ...seenAs(item), theirs: said(item), sent: null, removing: true }, input, merged)
  return null
}

function adopt(entry: LocalEntry, item: SeenItem, input: MergeInput, merged: Merged): void {
  const ours = { ...saidByEntry(entry), ...(item.aisle === null ? { aisle: null } : {}) }
  const base = { ours, theirs: said(item) }
  const { ours: told, theirs, sent } = mergeItem({ entry, item: said(item), ...base }, input.directions, input.words)
  merged.links.push({ ...newLink(entry.id, input), ...seenAs(item), ours: told, theirs, sent })
}

const takeOver = (item: SeenItem, input: MergeInput): Merged['changes'][number] => {
  const listed = listedItem(item, input.words)
  const ours = { ...saidByEntry(listed), ...(item.aisle === null ? { aisle: null } : {}) }
  return { kind: 'add', item: listed, link: { ...newLink(0, input), ...seenAs(item), ours, theirs: said(item) } }
}

function addition(entry: LocalEntry, input: MergeInput): Link {
  const ours = saidByEntry(entry)
  return { ...newLink(entry.id, input), ours, sent: { ...ours, note: input.abilities.notes ? input.note : '' } }
}

const readded = (link: Link, entry: LocalEntry): Link => ({
  ...link,
  ours: saidByEntry(entry),
  sent: { ...saidByEntry(entry), note: link.sent?.note ?? '' },
  fault: null,
})

const seenAs = ({ id, version }: SeenItem) => ({ remote: id, version, missing: false })

const said = ({ name, note, done, aisle }: SeenItem) => ({ name, note, done, aisle })

const isOther = (wanted: Pick<LocalEntry, 'food' | 'unit' | 'amount' | 'done'>, entry: LocalEntry) =>
  wanted.food.id !== entry.food.id ||
  wanted.food.name !== entry.food.name ||
  wanted.unit?.id !== entry.unit?.id ||
  wanted.unit?.name !== entry.unit?.name ||
  wanted.amount !== entry.amount ||
  wanted.done !== entry.done

/** A poll that finds nothing keeps nothing. */
function keepLink(before: Link, after: Link, { at }: MergeInput, merged: Merged): void {
  if (JSON.stringify({ ...after, at: before.at }) !== JSON.stringify(before)) merged.links.push({ ...after, at })
}
