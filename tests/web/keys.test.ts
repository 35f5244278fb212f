import { expect, test } from 'vitest'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { isSingleKey } from '#web/lib/keys/single-keys.ts'

const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

test('Ctrl and Cmd are the same, and nothing else may be pressed with them', () => {
  const { save, undo, redo } = shortcuts.editor
  expect(isPressed(press('s', { ctrlKey: true }), save)).toBe(true)
  expect(isPressed(press('S', { metaKey: true }), save)).toBe(true)
  expect(isPressed(press('s'), save)).toBe(false)
  expect(isPressed(press('s', { ctrlKey: true, altKey: true }), save)).toBe(false)
  expect(isPressed(press('Z', { ctrlKey: true, shiftKey: true }), undo)).toBe(false)
  expect(isPressed(press('Z', { ctrlKey: true, shiftKey: true }), redo)).toBe(true)
  expect(isPressed(press('y', { ctrlKey: true }), redo)).toBe(true)
})
test('a sign counts on every keyboard, with Shift or without', () => {
  expect(isPressed(press('?', { shiftKey: true }), shortcuts.everywhere.keys)).toBe(true)
  expect(isPressed(press('/', { shiftKey: true }), shortcuts.everywhere.search)).toBe(true)
  expect(isPressed(press('/', { ctrlKey: true }), shortcuts.everywhere.search)).toBe(false)
})
test('Space and Shift with Space are two keys', () => {
  expect(isPressed(press(' '), shortcuts.cook.next)).toBe(true)
  expect(isPressed(press(' ', { shiftKey: true }), shortcuts.cook.next)).toBe(false)
  expect(isPressed(press(' ', { shiftKey: true }), shortcuts.cook.previous)).toBe(true)
})
test('whoever writes is not interrupted', () => {
  document.body.innerHTML = '<p><textarea></textarea></p><p contenteditable><b>x</b></p><button>y</button>'
  expect([...document.querySelectorAll('textarea, b, button')].map(isTyping)).toEqual([true, true, false])
})
test('keys of one character are those that can be switched off', () => {
  const all = Object.values(shortcuts).flatMap((group) => Object.values<readonly string[]>(group).flat())
  expect(all.filter(isSingleKey)).toEqual([
    '/',
    '?',
    'g h',
    'g r',
    'g p',
    'g s',
    'g i',
    'g ?',
    '/',
    'x',
    'j',
    'k',
    'x',
    'j',
    'k',
  ])
})
