import { expect, test } from 'vitest'
import { filterMessages, newestFirst, nextSort } from '#web/features/messages/filter-messages.ts'
import type { Message } from '#web/lib/messages/messages.ts'

const message = (type: Message['type'], createdAt: number, title: string): Message => ({
  type,
  createdAt,
  msg: { title, text: '' },
  showTimeout: 0,
})
const all = [message('error', 1, 'Oven'), message('success', 2, 'bread'), message('error', 2, 'Salt')]
const titles = (rows: Message[]) => rows.map(({ msg }) => msg.title)

test('the newest message is first, also within one second', () => {
  expect(titles(filterMessages(all, [], '', newestFirst))).toEqual(['Salt', 'bread', 'Oven'])
})
test('kinds and text narrow the list together', () => {
  expect(titles(filterMessages(all, ['error'], 'SALT', newestFirst))).toEqual(['Salt'])
})
test('a column sorts up, then down, then not', () => {
  const up = nextSort(newestFirst, 'message')
  const down = nextSort(up, 'message')
  expect([up, down, nextSort(down, 'message')]).toEqual([
    { column: 'message', descending: false },
    { column: 'message', descending: true },
    newestFirst,
  ])
})
