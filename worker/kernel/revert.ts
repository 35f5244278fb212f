import * as z from 'zod'
import { stands, type Context } from './context.ts'
import { change, remove } from './crud.ts'
import { inUse, usesOf } from './effects.ts'
import { cannotUndo, changedSince, forbidden, notFound } from './errors.ts'
import type { Logged } from './events.ts'
import type { Answer } from './execute.ts'
import { query, type Row } from './query.ts'
import { parse } from './request.ts'
import { one, type Definition } from './resource.ts'
import { eventsIn, spaceStore } from './storage.ts'
import type { Undoer } from './undo.ts'

type Save<Body> = (context: Context, id: number, body: Body) => Promise<Answer>

/** Gives a row what one change replaced, unless the same was changed since. */
export const reverting = (definition: Definition): Undoer =>
  revertingBy<Row>(definition, (context, id, body) => change(definition, context, id, body))

/** The same for rows whose saving takes decisions of its own. */
export const revertingBy =
  <Body>(definition: Definition, save: Save<Body>): Undoer =>
  async (event, context) => {
    const { contract } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const { db, space } = spaceStore(context)
    const { id } = event.data as { id: number }
    const { log } = await db.read({ log: query<Logged>(eventsIn(space, event.stream), { json: ['data', 'actor'] }) })
    const fields = Object.keys(valuesOf(event)).filter((name) => name in contract.fields.shape)
    // Of secrets the log knows only that they were set.
    if (fields.length === 0) throw cannotUndo()
    const later = log.filter(({ version }) => version > event.version).flatMap((one) => Object.keys(valuesOf(one)))
    if (fields.some((name) => later.includes(name))) throw changedSince()
    const before: Row = Object.assign({}, ...log.filter(({ version }) => version < event.version).map(valuesOf))
    const wanted = Object.fromEntries(fields.map((name) => [name, before[name] ?? defaultOf(definition, name)]))
    return save(context, id, parse(contract.patch, wanted) as Body) // What `save` takes is what the contract makes of a body.
  }

/** What an event says of fields. */
const valuesOf = ({ type, data }: Logged): Row => {
  const { id: _, patch, ...fields } = data as Row & { patch?: Row }
  return type.endsWith('.changed') ? (patch ?? {}) : type.endsWith('.created') ? fields : {}
}

/** What a field holds where nothing was ever said of it. */
function defaultOf({ contract }: Definition, name: string): unknown {
  const field = contract.draft.shape[name]
  return (field && z.safeParse(field, undefined).data) ?? null
}

/** Takes back that a row was brought back: it goes again, as it went before. */
export const removingAgain =
  (definition: Definition): Undoer =>
  async (event, context) => {
    if (!stands(context, definition.contract.roles.write)) throw forbidden()
    const { id } = event.data as { id: number }
    return { ...(await remove(definition, context, id)), status: 200, body: {} }
  }

/** Takes back that a row was made: it goes, with what hangs off it, unless anything names it by now. */
export const unmaking =
  (definition: Definition): Undoer =>
  async (event, context) => {
    const { contract } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const { db, space } = spaceStore(context)
    const { id } = event.data as { id: number }
    const { row, uses } = await db.read({
      row: one(definition, space, id, context),
      uses: usesOf(definition, space, id, context, ['protecting', 'nulling']),
    })
    if (!row[0]) throw notFound()
    if (uses.length > 0) throw inUse(definition, row[0], uses)
    return { ...(await remove(definition, context, id)), status: 200, body: {} }
  }
