import { vi } from 'vitest'
import { formData } from '#tests/file.fixture.ts'
import type { TestPerson } from '#tests/fixture.ts'
import type { Operation } from './document.ts'
import type { People } from './roles.people.ts'
import { order, samples, type Made } from './samples.ts'

const shareable = new Set(['recipe', 'meal-plan', 'recipe-book', 'custom-filter'])

export interface Things {
  made: Made
  share: string
  event: number
  command: string
  licence: { space: number; licensed_modules: string }
}

/**
 * One of everything, created by the owner, or by the space's creator where the owner may not; some shared with the
 * sharer.
 */
export async function seedThings(people: People, kinds: readonly string[]): Promise<Things> {
  const made: Made = {}
  for (const kind of order.filter((one) => kinds.includes(one))) await make(people, made, kind)
  await askBatch(people, made)
  await askImport(people, made)
  await askArchive(people, made)
  const { share } = await people.as.owner.get<{ share: string }>(`/api/share-link/${made['recipe']}/`)
  // A second undo is refused for the command's state, not for the asker.
  const { id } = await people.as.owner.post<{ id: number }>('/api/unit/', { name: 'pinch' })
  const last = await people.as.owner.call('PATCH', `/api/unit/${id}/`, { description: 'of salt' })
  for (const kind of ['user', 'user-preference', 'search-preference']) made[kind] = people.as.owner.id
  for (const kind of ['share-link', 'get_recipe_file', 'get_external_file_link', 'favourite'])
    made[kind] = made['recipe'] ?? 0
  made['user-space'] = await people.membership()
  for (const kind of ['space', 'switch-active-space', 'enterprise-space']) made[kind] = people.space
  made['download-file'] = made['user-file'] ?? 0
  const licence = await people.as.owner.get<Things['licence']>('/api/enterprise-space/current/')
  return {
    made,
    share,
    licence,
    event: Number(last.headers.get('x-event-seq')),
    command: last.headers.get('x-command') ?? '',
  }
}

/** An address from which nothing is fetched. */
async function askBatch({ as: { owner } }: People, made: Made): Promise<void> {
  const path = '/api/recipe-from-source/batch/'
  made['recipe-from-source'] = (await owner.post<{ id: number }>(path, { urls: ['http://10.0.0.1/'] })).id
}

/** A file on its way, and a job that reads another. */
async function askImport({ as: { owner } }: People, made: Made): Promise<void> {
  made['import-files'] = await sendFile(owner)
  const uploads = [await sendFile(owner)]
  made['job'] = (await owner.post<{ id: number }>('/api/import-files/', { uploads })).id
  made['archive-restore'] = await sendFile(owner)
}

/** Waits until it can be downloaded. One that another call asked for meanwhile will do. */
async function askArchive({ as: { creator } }: People, made: Made): Promise<void> {
  await creator.call('POST', '/api/archive/start/', {})
  await vi.waitFor(
    async () => {
      const { results } = await creator.get<{ results: { id: number; state: string }[] }>('/api/archive/')
      const done = results.find(({ state }) => state === 'done')
      if (!done) throw new Error('no archive is done yet')
      made['archive'] = done.id
    },
    { timeout: 60_000, interval: 200 },
  )
}

async function sendFile(owner: TestPerson): Promise<number> {
  const { id } = await owner.post<{ id: number }>('/api/import-files/uploads/', { name: 'recipes.txt', size: 4 })
  const { ok } = await owner.call('PUT', `/api/import-files/uploads/${id}/1/`, partOf())
  if (!ok) throw new Error('a part was not taken')
  return id
}

function partOf(): FormData {
  const form = new FormData()
  form.set('part', new File(['Soup'], 'part'))
  return form
}

async function make(people: People, made: Made, kind: string): Promise<void> {
  const draft = () => samples[kind]?.(made).draft
  const { owner, creator, sharer } = people.as
  let answer = await owner.call('POST', `/api/${kind}/`, draft())
  if (answer.status === 403)
    answer = await creator.call('POST', `/api/${kind}/`, { ...draft(), ...ofCreator.get(kind) })
  if (!answer.ok) throw new Error(`no ${kind}: ${answer.status} ${await answer.text()}`)
  made[kind] = (await answer.json<{ id: number }>()).id
  if (shareable.has(kind)) await owner.patch(`/api/${kind}/${made[kind]}/`, { shared: [{ id: sharer.id }] })
}

/** What the creator cannot name, who does not see the owner's books. */
const ofCreator = new Map([['enterprise-social-embed', { books: [] }]])

/** Samples create steps and ingredients outside a recipe; these belong to one. */
export async function findParts({ as: { owner } }: People, { made }: Things): Promise<void> {
  const { steps } = await owner.get<{ steps: { id: number; ingredients: { id: number }[] }[] }>(
    `/api/recipe/${made['recipe']}/`,
  )
  const step = steps.find(({ ingredients }) => ingredients.length > 0)
  made['step'] = step?.id ?? 0
  made['ingredient'] = step?.ingredients[0]?.id ?? 0
}

export const spends = (operation: Operation): boolean =>
  operation.method === 'DELETE' || keyOf(operation) === 'POST recipe-import/{id}/import_recipe'

/** One asker after the other: a file that a model is asked with comes with one request, here, and no other may wait for it. */
export const takesTurns = (operation: Operation): boolean =>
  spends(operation) || keyOf(operation) === 'POST ai-provider/{id}/test'

export async function restore(people: People, things: Things, kind: string, answer: Response): Promise<void> {
  const { made } = things
  if (kind === 'user-space') made[kind] = await people.rejoin()
  // A member who leaves takes their open share links with them.
  if (kind === 'user-space' || kind === 'share-link') {
    things.share = (await people.as.owner.get<{ share: string }>(`/api/share-link/${made['recipe']}/`)).share
  } else if (kind === 'recipe-from-source') await askBatch(people, made)
  else if (kind === 'job' || kind === 'import-files') await askImport(people, made)
  else if (kind === 'archive') await askArchive(people, made)
  else if (kind === 'enterprise-space') {
    await people.as.super.patch(`/api/enterprise-space/${people.space}/`, things.licence)
  } else {
    const seq = answer.headers.get('x-event-seq')
    const undone = seq && (await people.as.owner.call('POST', `/api/event/${seq}/undo/`, {}))
    if (kind in samples && !(undone && undone.ok)) await make(people, made, kind)
  }
}

/** Bodies for calls that refuse an empty one before they check the asker. */
const bodies: Record<string, (things: Things) => object> = {
  'POST enterprise-space': ({ licence }) => licence,
  'POST ai-provider': () => samples['ai-provider']?.({}).draft ?? {},
  'PUT supermarket/{id}/order': () => ({ categories: [] }),
  'PUT recipe/{id}/image': () => formData({ image_url: '' }),
  'PUT step/{id}': ({ made }) => ({ instruction: 'Rest.', ingredients: [samples['ingredient']?.(made).draft] }),
  'POST recipe/{id}/duplicate': () => ({ name: 'Again' }),
  'POST archive-restore': ({ made }) => ({ upload: made['archive-restore'] }),
  'POST archive-people': () => ({ person: -1, user: 1 }),
  'PUT archive-schedule': () => ({ every: 'off' }),
  'POST import-files/uploads': () => ({ name: 'recipes.txt', size: 4 }),
  'PUT import-files/uploads/{id}/{part}': partOf,
  'POST recipe/{id}/restore': () => ({ version: 1 }),
  'POST recipe-book/{id}/recipes': () => ({ recipes: [] }),
  'PUT recipe-book/{id}/order': ({ made }) => ({ recipe: made['recipe'], after: null }),
  'POST shopping-list-recipe/{id}/bulk_create_entries': () => ({ entries: [] }),
  'POST user/{id}/deletion': () => ({ password: 'not theirs' }),
  'POST space/{id}/deletion': () => ({ password: 'not theirs' }),
  'POST space/{id}/hand_over': () => ({ user: 1, password: 'not theirs' }),
}

export const keyOf = ({ method, path }: Operation): string =>
  `${method} ${path
    .replace(/^\/api\/(?=.)/, '')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/api$/, '/')}`

export function requestOf(operation: Operation, kind: string, { as: { sharer } }: People, things: Things) {
  const { made, share, event, command } = things
  const { method, path } = operation
  const values: Record<string, string | number> = {
    share,
    seq: event,
    database: 'DIRECTORY',
    reactor: 'x',
    version: 1,
    part: 1,
  }
  const own = kind === 'command' ? command : (made[kind] ?? 1)
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? own))
  const given = bodies[keyOf(operation)]
  const sample = /^\/api\/[\w-]+\/\{\w+\}\/$/.test(path) ? samples[kind]?.(made) : undefined
  const whole = shareable.has(kind) ? { ...sample?.draft, shared: [{ id: sharer.id }] } : sample?.draft
  const ownBody = method === 'PUT' ? whole : sample?.draft instanceof FormData ? sample.patch : {}
  const body = given ? given(things) : (ownBody ?? {})
  return { target, body: method === 'GET' || method === 'DELETE' ? undefined : body }
}
