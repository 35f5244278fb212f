import { beforeEach, expect, test } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { clearMessages, notify, useMessages } from '#web/lib/messages/messages.ts'
import { advance, clearSnacks, useSnacks } from '#web/lib/snackbar.ts'

beforeEach(() =>
  act(() => {
    clearMessages()
    clearSnacks()
  }),
)

const shown = () => renderHook(() => useSnacks().map(({ message }) => message.msg.title)).result.current
const kept = () => renderHook(() => useMessages()).result.current
const undo = async () => {}

test('messages wait their turn', () => {
  act(() => {
    notify('success', 'one')
    notify('error', 'two')
  })
  expect(shown()).toEqual(['one', 'two'])
  act(advance)
  expect(shown()).toEqual(['two'])
})
test('messages with undo go before others', () => {
  act(() => {
    notify('error', 'failed')
    notify('success', 'deleted', { undo })
  })
  expect(shown()).toEqual(['deleted', 'failed'])
})
test('a newer undo replaces an older one', () => {
  act(() => {
    notify('success', 'deleted one', { undo })
    notify('success', 'deleted two', { undo })
  })
  expect(shown()).toEqual(['deleted two'])
})
test('a message without a timeout is only listed', () => {
  act(() => notify('error', 'quiet', { showTimeout: 0 }))
  expect(shown()).toEqual([])
  expect(kept().map(({ msg }) => msg.title)).toEqual(['quiet'])
})
test('messages are kept on the device', () => {
  act(() => notify('warning', 'kept', { data: { status: 409 } }))
  const [stored] = JSON.parse(localStorage.getItem('LOCAL_MESSAGES') ?? '[]') as unknown[]
  expect(stored).toMatchObject({
    type: 'warning',
    msg: { title: 'kept', text: '' },
    showTimeout: 6000,
    data: { status: 409 },
  })
})
test('the list forgets the oldest beyond two hundred', () => {
  act(() => {
    for (let index = 0; index < 205; index += 1) notify('info', `${index}`, { showTimeout: 0 })
  })
  expect(kept()).toHaveLength(200)
  expect(kept()[0]?.msg.title).toBe('5')
})
