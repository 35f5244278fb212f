import { uuid } from '#worker/clock.ts'
import { ServiceFault, type Pushed, type RemoteChange, type RemoteItem } from '../../service/todo-service.ts'
import type { ApiClient } from '../api-client.ts'
import { keyUuid } from '../key-uuid.ts'
import { oneLine } from '../one-line.ts'
import { makeSections } from './make-sections.ts'
import { faultOfCommand, sync, type SyncAnswer } from './todoist-api.ts'
import { findRepeated } from './find-repeated.ts'
import { texts } from './todoist-items.ts'

export interface Command {
  type: string
  uuid: string
  temp_id?: string
  args: Record<string, unknown>
}

interface Planned {
  change: RemoteChange
  commands: Command[]
}

/** Each is up to four commands; a call takes 100, and 1 MiB. */
const MAX_CHANGES = 25

export async function pushTodoist(
  call: ApiClient,
  project: string,
  changes: readonly RemoteChange[],
): Promise<Pushed[]> {
  const results: Pushed[] = []
  for (let at = 0; at < changes.length; at += MAX_CHANGES) {
    const part = changes.slice(at, at + MAX_CHANGES)
    try {
      results.push(...(await pushPart(call, project, part)))
    } catch (error) {
      if (at === 0 || !(error instanceof ServiceFault)) throw error
      return [...results, ...changes.slice(at).map(() => ({ fault: error }))]
    }
  }
  return results
}

async function pushPart(call: ApiClient, project: string, changes: readonly RemoteChange[]): Promise<Pushed[]> {
  const sections = await makeSections(call, project, changes)
  const planned = await Promise.all(changes.map((change) => plan(change, project, sections)))
  const commands = planned.flatMap((one) => one.commands)
  const answer = commands.length > 0 ? await sync(call, { commands: JSON.stringify(commands) }) : {}
  return Promise.all(planned.map(async (one) => resultOf(call, project, one, answer, sections)))
}

/** From the name of an aisle to the id of its section. */
export type SectionIds = ReadonlyMap<string, string>

async function plan(change: RemoteChange, project: string, sections: SectionIds): Promise<Planned> {
  if (change.kind === 'remove')
    return { change, commands: [{ type: 'item_delete', uuid: uuid(), args: { id: change.id } }] }
  return {
    change,
    commands: change.kind === 'add' ? await additions(change, project, sections) : updates(change, project, sections),
  }
}

async function additions(
  { key, fields }: RemoteChange & { kind: 'add' },
  project: string,
  sections: SectionIds,
): Promise<Command[]> {
  const temporary = await keyUuid(project, `${key} id`)
  const section = fields.aisle === null ? undefined : sections.get(fields.aisle.trim())
  const args = {
    ...texts(fields),
    project_id: project,
    ...(section ? { section_id: section } : {}),
    auto_parse_labels: false,
  }
  return [
    { type: 'item_add', uuid: await keyUuid(project, key), temp_id: temporary, args },
    ...(fields.isDone
      ? [{ type: 'item_complete', uuid: await keyUuid(project, `${key} done`), args: { id: temporary } }]
      : []),
  ]
}

function updates(
  { id, changed, fields }: RemoteChange & { kind: 'change' },
  project: string,
  sections: SectionIds,
): Command[] {
  const command = (type: string, args: Record<string, unknown>) => ({ type, uuid: uuid(), args: { id, ...args } })
  const { content, description } = texts(fields)
  const text = {
    ...(changed.includes('name') ? { content } : {}),
    ...(changed.includes('note') ? { description } : {}),
  }
  const section = fields.aisle === null ? undefined : sections.get(fields.aisle.trim())
  const place = fields.aisle === null ? { project_id: project } : { section_id: section }
  return [
    ...(changed.includes('isDone') && !fields.isDone ? [command('item_uncomplete', {})] : []),
    ...(Object.keys(text).length > 0 ? [command('item_update', text)] : []),
    ...(changed.includes('aisle') && (fields.aisle === null || section) ? [command('item_move', place)] : []),
    ...(changed.includes('isDone') && fields.isDone ? [command('item_complete', {})] : []),
  ]
}

async function resultOf(
  call: ApiClient,
  project: string,
  { change, commands }: Planned,
  answer: SyncAnswer,
  sections: SectionIds,
): Promise<Pushed> {
  for (const { uuid: command } of commands) {
    const said = answer.sync_status?.[command]
    if (said === 'ok') continue
    const fault =
      said === undefined
        ? new ServiceFault('unreachable', 'Todoist did not say what became of this.')
        : faultOfCommand(said)
    return change.kind === 'remove' && fault.reason === 'item_gone' ? { item: null } : { fault }
  }
  if (change.kind === 'remove') return { item: null }
  if (change.kind === 'change') {
    const isUndone = commands.length === 0 && change.changed.includes('aisle')
    return isUndone ? { fault: noSection() } : { item: itemAfter(change, change.id, sections) }
  }
  const id = answer.temp_id_mapping?.[commands[0]?.temp_id ?? ''] ?? (await findRepeated(call, project, change.fields))
  return id === null
    ? // It arrived, and somebody deleted or renamed it since: sent again, it would never be done.
      { fault: new ServiceFault('item_gone', 'Todoist knows this addition, and it is not found there.') }
    : { item: itemAfter(change, id, sections) }
}

/** As Todoist now has it. It tells of no versions. */
function itemAfter(change: RemoteChange, id: string, sections: SectionIds): RemoteItem | null {
  if (change.kind === 'remove') return null
  const { name, note, isDone, aisle } = change.fields
  const place = aisle?.trim() ?? null
  return {
    id,
    name: oneLine(name),
    note: note.trim(),
    isDone,
    aisle: place !== null && sections.has(place) ? place : null,
  }
}

const noSection = () => new ServiceFault('refused', 'The project has no room for another section.')
