import { marked } from 'marked'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { escapeMarkdown, plainOfMarkdown } from '#worker/modules/connectors/services/todoist/todoist-markdown.ts'
import { fieldsOf } from './account.fixture.ts'
import { contractRules } from './contract.rules.ts'
import { difficultNames, difficultNotes } from './difficult.texts.ts'
import { json } from '#tests/todo/hosts/service.host.ts'
import { faultIn, itemIn } from './service.world.ts'
import { startTodoist } from '#tests/todo/hosts/todoist.host.ts'
import { failed } from '#tests/todo/hosts/todoist.rows.ts'
import { todoistWorld } from './todoist.world.ts'

let host: Awaited<ReturnType<typeof startTodoist>>
let world: ReturnType<typeof todoistWorld>
beforeAll(async () => {
  host = await startTodoist()
})
beforeEach(() => {
  world = todoistWorld(host)
})
afterAll(() => host.stop())

contractRules(
  'Todoist',
  { versions: false, repeats: true, aisles: true },
  async () => todoistWorld(host),
  async () => {},
)

const adding = (name: string, key = name) => ({ kind: 'add' as const, key, fields: fieldsOf({ name }) })
const bodies = () => host.requests.splice(0).map(({ url, body }) => `${url.pathname} ${body}`)

it('names look in Todoist as they were written, and come back so', () => {
  for (const text of [
    ...difficultNames,
    ...difficultNotes.map((note) => note.replaceAll('\n', ' ')),
    'snake_case_name _x_ __y__',
    '~~a~~ ~b',
  ]) {
    const escaped = escapeMarkdown(text)
    expect(plainOfMarkdown(escaped), escaped).toBe(text)
    const shown = unescapeHtml(String(marked.parseInline(escaped)).replace(/<\/?a\b[^>]*>/g, ''))
    expect(shown.replace(/ +/g, ' '), escaped).toBe(text.replace(/ +/g, ' '))
  }
})

// What is HTML in the text is shown as text there; this reader leaves it as it is.
const unescapeHtml = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) =>
      new Map([
        ['amp', '&'],
        ['lt', '<'],
        ['gt', '>'],
        ['quot', '"'],
        ['#39', "'"],
      ]).get(name) ?? '',
  )

it('what others formatted is read as people see it', () => {
  const read = (text: string) => plainOfMarkdown(text)
  expect(read('**Milk** and _eggs_')).toBe('Milk and eggs')
  expect(read('[Oat milk](https://example.org/a?b=c)')).toBe('Oat milk')
  expect(read('~~old~~ `new` ***both***')).toBe('old new both')
  expect(read('2 * 3 * 4 and a_b_c')).toBe('2 * 3 * 4 and a_b_c')
  const begun = performance.now()
  for (const text of ['*'.repeat(16_000), '[a'.repeat(8_000), '_a '.repeat(5_000), '`'.repeat(16_000)]) read(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})

it('many changes are a call or two, and a section is made once', async () => {
  const service = world.connect()
  bodies()
  const changes = Array.from({ length: 20 }, (_, at) => ({
    ...adding(`Item ${at}`),
    fields: fieldsOf({ name: `Item ${at}`, aisle: at % 2 ? 'Dairy' : null }),
  }))
  expect((await service.push(changes)).map(faultIn).every((fault) => fault === null)).toBe(true)
  expect(bodies().map((text) => text.split(' ')[0])).toEqual(['/api/v1/sections', '/api/v1/sync', '/api/v1/sync'])
  await service.push([{ ...adding('More'), fields: fieldsOf({ name: 'More', aisle: 'Dairy' }) }])
  expect([...host.sections.values()].filter(({ project_id }) => project_id === world.list)).toHaveLength(1)
})

it('a command fails by itself, inside an answer that is well', async () => {
  const service = world.connect()
  host.state.failCommands.push(failed('INVALID_ARGUMENT_VALUE', 400, 20))
  expect((await service.push([adding('a'), adding('b')])).map(faultIn)).toEqual(['refused', null])
  host.state.failCommands.push(failed('LIMITS_REACHED', 400, 35, { retry_after: 77 }))
  expect(await service.push([adding('c')])).toMatchObject([{ fault: { reason: 'limited', retryAfter: 77 } }])
})

it('the time to come again counts at any status, and what is down says so', async () => {
  const service = world.connect()
  host.failNext(json({ error_tag: 'LIMITS_REACHED', error_extra: { retry_after: 13 } }, 400))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 13 })
  host.failNext(json({}, 429, { 'retry-after': '5' }))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 5 })
  for (const fault of [
    'cut',
    'closed',
    { status: 502 },
    { status: 200, body: '<html>' },
    json({ items: 7 }),
  ] as const) {
    host.failNext(...(typeof fault === 'string' ? [] : [fault]))
    if (typeof fault === 'string') host.failAfter(fault)
    await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  }
  await expect(world.connect({ secret: 'wrong' }).pull(null)).rejects.toMatchObject({ reason: 'unauthorized' })
  await expect(world.connect({ secret: null }).lists()).rejects.toMatchObject({ reason: 'unauthorized' })
})

it('an addition whose answer got lost is found by the same command', async () => {
  const service = world.connect()
  host.failAfter('closed')
  await expect(service.push([adding('Milk')])).rejects.toMatchObject({ reason: 'unreachable' })
  const again = itemIn((await service.push([adding('Milk')]))[0])
  expect((await service.pull(null)).items).toEqual([again])
})

it('headings and to-dos that repeat are no items, and what was moved to another project is gone', async () => {
  const service = world.connect()
  host.addItem(world.list, { content: '* Weekend' })
  const milk = host.addItem(world.list, { content: 'Milk' })
  const bread = host.addItem(world.list, { content: 'Bread' })
  const { items, cursor } = await service.pull(null)
  expect(items.map(({ name }) => name)).toEqual(['Milk', 'Bread'])
  host.change(milk, { due: { date: '2027-01-01', is_recurring: true } })
  host.change(bread, { project_id: 'elsewhere' })
  expect(await service.pull(cursor)).toMatchObject({ items: [], gone: [milk, bread] })
})

it('a completed item is done, not gone, also where all is looked at again', async () => {
  const service = world.connect()
  const id = host.addItem(world.list, { content: 'Milk' })
  const { cursor } = await service.pull(null)
  host.change(id, { checked: true })
  expect(await service.pull(cursor)).toMatchObject({ items: [{ id, isDone: true }], gone: [] })
  expect(await service.pull(null)).toMatchObject({ items: [{ id, isDone: true }], isWhole: true })
})

it('without room for another section an item is added outside, and a move is refused', async () => {
  const small = await startTodoist({ maxSections: 0 })
  const there = todoistWorld(small)
  const service = there.connect()
  const fields = fieldsOf({ aisle: 'Dairy' })
  const item = itemIn((await service.push([{ kind: 'add', key: 'k', fields }]))[0])
  expect(item).toMatchObject({ name: 'Milk', aisle: null })
  const moved = await service.push([{ kind: 'change', id: item.id, changed: ['aisle'], fields }])
  expect(moved.map(faultIn)).toEqual(['refused'])
  await small.stop()
})

it('an addition that arrived unanswered and was deleted there since is not tried for ever', async () => {
  const service = world.connect()
  host.failAfter('closed')
  await expect(service.push([adding('Milk', 'once')])).rejects.toMatchObject({ reason: 'unreachable' })
  for (const [id, item] of host.items) if (item.project_id === world.list) host.change(id, { is_deleted: true })
  expect((await service.push([adding('Milk', 'once')])).map(faultIn)).toEqual(['item_gone'])
})
