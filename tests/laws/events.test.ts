import { expect, it } from 'vitest'
import { compile } from '#worker/kernel/sql/compile.ts'
import { modules, project } from '#worker/registry.ts'

// Every shape that an event ever had. A changed shape adds an example; none is edited or removed.
const golden = import.meta.glob<Record<string, unknown[]>>('./events/*.json', { eager: true, import: 'default' })
const examples = Object.entries(golden).flatMap(([file, byType]) =>
  Object.entries(byType).flatMap(([name, all]) =>
    all.map((data) => ({ type: `${/(\w[\w-]*)\.json$/.exec(file)?.[1]}.${name}`, data })),
  ),
)
const shapes: Map<string, { safeParse: (data: unknown) => { error?: unknown } }> = new Map(
  modules.flatMap(({ events = [] }) =>
    events.flatMap(({ name, shapes }) =>
      Object.entries(shapes).map(([type, shape]) => [`${name}.${type}`, shape] as const),
    ),
  ),
)

it('every kind of event has an example', () => {
  const have = new Set(examples.map(({ type }) => type))
  expect(
    [...shapes.keys()].filter((type) => !have.has(type)),
    'add an example of these to tests/laws/events/<kind>.json',
  ).toEqual([])
})

it('every event ever recorded can still be read and projected', () => {
  for (const { type, data } of examples) {
    expect(shapes.get(type)?.safeParse(data).error, type).toBeUndefined()
    const stream = `${type.split('.')[0]}:1`
    const event = { type, data, space: 1, stream, version: 1, actor: { user: 1 }, at: '2026-11-27T00:00:00.000Z' }
    for (const statement of project(event)) expect(compile(statement).params.length, type).toBeLessThanOrEqual(100)
  }
})
