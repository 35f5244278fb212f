import { apiClient } from '../../../scripts/demo/api-client.ts'
import { models } from '../../../web/features/things/models.list.ts'
import type { Model } from '../../../web/features/things/model.ts'
import { type Made, order, samples } from '../../laws/samples.ts'
import { type Account, makeAccount } from '../account.make.ts'
import { makeMember, memberRoles } from '../member.make.ts'
import type { ScreenPlace, ScreenRole } from './screens.list.ts'

export interface ThingsHouse {
  people: Map<ScreenRole, Account>
  places: ScreenPlace[]
}

/** The kinds with a list, and what one of these refers to. */
const listed = new Set(
  [...models.map(({ resource }) => resource), 'shopping-list-recipe'].filter((kind) => kind !== 'space'),
)

const ladder: readonly ScreenRole[] = ['guest', 'user', 'admin', 'owner']

/** A space with one thing of each kind, and the list, editor and deletion preview of each for all who may open them. */
export async function openThingsHouse(origin: string, license: (space: number) => Promise<unknown>) {
  const owner = await makeAccount(origin)
  const people = new Map<ScreenRole, Account>([['owner', owner]])
  for (const role of memberRoles)
    people.set(role, await makeMember(origin, (path, body) => owner.call('POST', path, body), role))
  const { space } = await owner.call<{ space: { id: number } }>('GET', '/api/session/')
  await license(space.id)
  const session = apiClient(origin, owner.cookie)
  const made: Made = {}
  for (const kind of order.filter((one) => listed.has(one))) {
    const { id } = await session.send<{ id: number }>('POST', `/api/${kind}/`, samples[kind]?.(made).draft ?? {})
    made[kind] = id
  }
  const places = await Promise.all(models.map((model) => placesOf(model, made[model.resource], people)))
  return { people, places: places.flat() } satisfies ThingsHouse
}

async function placesOf(model: Model, id: number | undefined, people: ThingsHouse['people']): Promise<ScreenPlace[]> {
  const list = `/list/${model.name}`
  const from = (least: Model['read']) => ladder.slice(ladder.indexOf(least))
  const all: ScreenPlace[] = [{ path: list, for: from(model.read) }]
  if (id === undefined) return all
  const shown = await Promise.all(
    from(model.read).map(async (role) => ((await sees(people.get(role), model, id)) ? [role] : [])),
  )
  const readers = shown.flat()
  const writers = readers.filter((role) => from(model.write).includes(role))
  if (readers.length > 0) all.push({ path: `${list}?edit=${id}`, for: readers })
  if (model.can.includes('delete') && writers.length > 0)
    all.push({ path: `${list}?edit=${id}&ask=delete`, for: writers })
  return all
}

/** What is somebody's own, as a token, nobody else is shown. */
const sees = async (person: Account | undefined, { resource }: Model, id: number) =>
  person?.call('GET', `/api/${resource}/${id}/`).then(
    () => true,
    () => false,
  )
