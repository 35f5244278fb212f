import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Level, Resource } from '#worker/kernel/contract/contract.ts'
import { models } from '#web/features/things/models.list.ts'
import type { Action, Model } from '#web/features/things/model.ts'
import { thingLink } from '#web/components/things/thing-link.ts'
import german from '#web/locales/de/things.json'
import english from '#web/locales/en/things.json'
import kinds from '#web/locales/en/kinds.json'
import openapi from '../../openapi/openapi.json'

const files = import.meta.glob<Record<string, unknown>>('../../worker/modules/**/*.contract.ts', { eager: true })
const contracts = new Map<string, Resource>(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((one): one is Resource => typeof one === 'object' && one !== null && 'verbs' in one && 'draft' in one)
    .map((contract) => [contract.name, contract]),
)

const levels: Record<Level, string> = {
  public: 'guest',
  member: 'guest',
  guest: 'guest',
  user: 'user',
  admin: 'admin',
  creator: 'owner',
}
const verbs: Record<Action, string> = {
  create: 'create',
  change: 'update',
  delete: 'destroy',
  merge: 'merge',
  move: 'move',
}

const defaultOf = ({ draft }: Resource, field: string): unknown =>
  (draft.shape[field] as z.ZodType | undefined)?.safeParse(undefined).data

/** People and memberships are no plain resources; a space is changed on pages of its own. */
const special = ['user', 'user-space', 'space']

/** Parts of other things, or long work with pages of its own. */
const elsewhere = [
  'shopping-list-recipe',
  'supermarket-category-relation',
  'export-log',
  'import-log',
  'import-correction',
  'distinct-pair',
]

test('every resource that can be listed has its list', () => {
  const listed = new Set(models.map(({ resource }) => resource))
  const missing = [...contracts.values()]
    .filter(({ name, verbs }) => verbs.includes('list') && !elsewhere.includes(name))
    .map(({ name }) => name)
    .filter((name) => !listed.has(name))
  expect(missing).toEqual([])
  expect(models.length).toBeGreaterThan(40)
})

describe.each(models.filter(({ resource }) => !special.includes(resource)))('$name', (model) => {
  const contract = contracts.get(model.resource)
  if (!contract) throw new Error(`${model.name} is about no resource`)

  test('offers nobody what the API refuses, and nothing that it does not have', () => {
    expect(model.read).toBe(levels[contract.roles.read])
    expect(model.write).toBe(levels[contract.roles.write])
    expect(model.can.filter((action) => !contract.verbs.includes(verbs[action] as never))).toEqual([])
    expect(model.uses === true).toBe(`/api/${model.resource}/{id}/protecting/` in openapi.paths)
  })

  test('has the name that links to one of it lead to', () => {
    const link = thingLink(model.resource, 1)
    if (link?.to === '/list/$model') expect(link.params.model).toBe(model.name)
  })

  test('asks for all that a new one needs', () => {
    if (!model.can.includes('create')) return
    const answer = contract.draft.safeParse(Object.fromEntries(model.fields.map(({ field }) => [field, undefined])))
    const needed = (answer.error?.issues ?? []).map(({ path }) => String(path[0]))
    const asked = model.fields.filter(({ required }) => required).map(({ field }) => field)
    expect(needed.filter((field) => !asked.includes(field))).toEqual([])
  })

  test('has on in a new one what the server would have on', () => {
    const on = model.fields.filter(({ kind, isOn }) => kind === 'flag' && isOn).map(({ field }) => field)
    const wanted = model.fields
      .filter(({ kind, field }) => kind === 'flag' && (defaultOf(contract, field) === true || isOnHere(model, field)))
      .map(({ field }) => field)
    expect(on).toEqual(wanted)
  })
})

/** Clients of old know a connector that sends what they ask for; who makes one here wants both lists to say the same. */
const isOnHere = ({ name }: Model, field: string) =>
  name === 'ConnectorConfig' && (field === 'two_way' || field.startsWith('on_shopping_list_entry_'))

test.each([
  ['en', english],
  ['de', german],
])('all of it has words (%s)', (_, words) => {
  const missing = models.flatMap(({ name, columns, fields, chips = [] }) => [
    ...(name in words.models ? [] : [name]),
    ...[...columns, ...fields].map(({ field }) => field).filter((field) => !(field in words.fields)),
    ...fields.filter(({ hint, field }) => hint && !(field in words.hints)).map(({ field }) => field),
    ...fields.flatMap(({ options = [] }) => options).filter((option) => option !== '' && !(option in words.choices)),
    ...chips.map(({ field, value }) => `${field}_${value}`).filter((chip) => !(chip in words.chips)),
  ])
  expect(missing).toEqual([])
  const made = models.filter(({ can }) => can.includes('create')).map(({ resource }) => resource)
  expect(made.filter((resource) => !(resource in kinds))).toEqual([])
})
