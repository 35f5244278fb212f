import { expect, it } from 'vitest'
import { personWithToken, tokenFor } from '#tests/fixture.ts'
import { creatable, operations, type Operation } from './document.ts'
import { askers, gathered, type Asker } from './roles.people.ts'
import { expected, follows, lineOf, verbs, type VerbName } from './roles.table.ts'
import { findParts, seedThings, keyOf, requestOf, restore, spends, takesTurns } from './roles.things.ts'

const all = await operations()
const people = await gathered()
const things = await seedThings(people, await creatable())

const kindOf = ({ path }: Operation) => /^\/(?:api\/)?([\w-]+)/.exec(path)?.[1] ?? ''

function verbOf({ method, path }: Operation): VerbName | null {
  if (/^\/api\/[\w-]+\/$/.test(path)) return method === 'GET' ? 'list' : method === 'POST' ? 'create' : null
  if (!/^\/api\/[\w-]+\/\{\w+\}\/$/.test(path)) return null
  return ({ GET: 'get', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const)[method] ?? null
}

/** A merge or move also answers 403 for what it names, which says nothing about the asker. */
const ofItself = /^(merge|move)\./

/** A: allowed, with whatever result. F: refused. N: hidden from the asker. */
async function letterOf(answer: Response): Promise<string> {
  if (answer.status === 404) return 'N'
  if (answer.status >= 500) return 'E'
  if (answer.status !== 403) return 'A'
  return ofItself.test((await answer.json<{ code: string }>()).code) ? 'A' : 'F'
}

async function ask(operation: Operation, asker: Asker): Promise<string> {
  const kind = kindOf(operation)
  const { target, body } = requestOf(operation, kind, people, things)
  const pass = asker === 'link' ? `?share=${things.share}` : ''
  const answer = await people.as[asker].call(operation.method, `${target}${pass}`, body)
  const letter = await letterOf(answer.clone())
  if (spends(operation) && answer.ok) await restore(people, things, kind, answer)
  return letter
}

const everybody = async (operation: Operation) => {
  const row = none()
  if (/^\/api\/(step|ingredient)\//.test(operation.path)) await findParts(people, things)
  if (!takesTurns(operation)) {
    await Promise.all(
      (follows.has(lastOf(keyOf(operation))) ? few : askers).map(
        async (asker) => (row[asker] = await ask(operation, asker)),
      ),
    )
  } else for (const asker of askers) row[asker] = await ask(operation, asker)
  return row
}

/** Enough to show that a call follows another. */
const few: readonly Asker[] = ['anyone', 'token', 'guest', 'owner', 'other']

type Row = Record<Asker, string>
const none = (cell = ''): Row => Object.fromEntries(askers.map((asker) => [asker, cell])) as Row

/** Harmless calls run first, sweeping ones next, destructive ones last. */
const lateness = (operation: Operation) => (spends(operation) ? 2 : /import_all|reset/.test(operation.path) ? 3 : 1)

async function observed(which: (operation: Operation) => boolean): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const operation of all.filter(which).sort((a, b) => lateness(a) - lateness(b))) {
    const verb = verbOf(operation)
    const letters = await everybody(operation)
    const name = verb === null ? keyOf(operation) : kindOf(operation)
    const row = rows.get(name) ?? none(verb === null ? '' : '------')
    for (const asker of askers) {
      const at = verb === null ? 0 : verbs.indexOf(verb)
      row[asker] = row[asker].slice(0, at) + letters[asker] + row[asker].slice(at + 1)
    }
    rows.set(name, row)
  }
  return rows
}

const lastOf = (key: string) => /\{id\}\/(\w+)(\/\{\w+\})?$/.exec(key)?.[1] ?? ''

function followed(key: string, rows: ReadonlyMap<string, Row>): Row | null {
  const verb = follows.get(lastOf(key))
  const resource = rows.get(/^\w+ ([\w-]+)/.exec(key)?.[1] ?? '')
  if (!verb || !resource || expected.has(key)) return null
  return Object.fromEntries(
    few.map((asker) => [asker, resource[asker][verbs.indexOf(verb)] === 'A' ? 'A' : 'refused']),
  ) as Row
}

it('everybody may do what docs/roles.md says, and nothing else', { timeout: 240_000 }, async () => {
  const rows = await observed(() => true)
  const wrong: string[] = []
  for (const [key, row] of rows) {
    const like = followed(key, rows)
    if (like) {
      const seen = Object.fromEntries(few.map((asker) => [asker, row[asker] === 'A' ? 'A' : 'refused']))
      if (JSON.stringify(seen) !== JSON.stringify(like))
        wrong.push(`does not follow its resource:\n${lineOf(key, row)}`)
      continue
    }
    const said = expected.get(key)
    if (!said) {
      const like = [...expected].find(
        ([other, cells]) => lineOf(key, cells) === lineOf(key, row) && rows.has(other),
      )?.[0]
      const where = like ? `add it to the line of ${like} there` : 'add this line there'
      wrong.push(`not in docs/roles.md; ${where} if it is right:\n${lineOf(key, row)}`)
    }
    if (said && lineOf(key, said) !== lineOf(key, row))
      wrong.push(`docs/roles.md says\n${lineOf(key, said)}, but it is\n${lineOf(key, row)}`)
  }
  for (const key of expected.keys()) {
    if (!rows.has(key) && !key.endsWith('(private)')) wrong.push(`docs/roles.md knows ${key}, which does not exist`)
  }
  expect(wrong.join('\n\n')).toBe('')
})

it('a private recipe is for its owner and those it is shared with', async () => {
  const path = `/api/recipe/${things.made['recipe']}/`
  await people.as.owner.patch(path, { private: true, shared: [{ id: people.as.sharer.id }] })
  const keys = [...expected.keys()].filter((key) => key.endsWith(' (private)')).map((key) => key.slice(0, -10))
  expect(keys).toContain('recipe')
  const rows = await observed((one) => keys.includes(verbOf(one) === null ? keyOf(one) : kindOf(one)))
  for (const key of keys) {
    const said = expected.get(`${key} (private)`)
    expect(lineOf(key, rows.get(key) ?? none())).toBe(lineOf(key, said ?? none()))
  }
  await people.as.owner.patch(path, { private: false })
})

it('a token without the scope of a call may do no more than an anonymous client', async () => {
  const { owner } = people.as
  const token = personWithToken(owner.id, await tokenFor(owner.id, 'mealplan'))
  for (const operation of all.filter((one) => !spends(one) && !/meal-plan/.test(one.path))) {
    const name = verbOf(operation) === null ? keyOf(operation) : kindOf(operation)
    const { target, body } = requestOf(operation, kindOf(operation), people, things)
    const letter = await letterOf(await token.call(operation.method, target, body))
    const open = (await ask(operation, 'anyone')) !== 'F'
    if (!open) expect(letter, `${operation.method} ${name}`).toBe('F')
  }
})
