import { beforeAll, beforeEach, expect, test } from 'vitest'
import { boxName, unsavedBox, watchTyping } from '#web/lib/files/unsaved-text.ts'

beforeAll(watchTyping)
beforeEach(() => {
  document.body.innerHTML = `
    <form id="form"><label>Comment <textarea></textarea></label><p id="problem" role="alert"></p></form>
    <form data-kept><input id="kept" /></form>
    <input id="search" type="search" />
    <input id="amount" inputmode="decimal" />`
})

const box = (selector: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
const type = (selector: string, text: string) => {
  const target = box(selector)
  target?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (target) target.value = text
}
const send = () => document.querySelector('#form')?.dispatchEvent(new Event('submit', { bubbles: true }))

test('a text that was typed and not sent is named', () => {
  type('textarea', '')
  expect(unsavedBox()).toBeUndefined()
  type('textarea', 'Less salt.')
  const unsaved = unsavedBox()
  expect(unsaved && boxName(unsaved)).toBe('Comment')
})

test('what was sent is saved, unless it was refused or changed since', () => {
  type('textarea', 'Less salt.')
  send()
  expect(unsavedBox()).toBeUndefined()
  document.querySelector('#problem')?.append('It could not be saved.')
  expect(unsavedBox()).toBe(box('textarea'))
  document.querySelector('#problem')?.replaceChildren()
  type('textarea', 'Less salt, more pepper.')
  expect(unsavedBox()).toBe(box('textarea'))
})

test('nothing is lost of what stores itself, of searches and amounts, and of what was closed', () => {
  type('#kept', '2 l milk')
  type('#search', 'soup')
  type('#amount', '3')
  type('textarea', 'Less salt.')
  document.querySelector('#form')?.remove()
  expect(unsavedBox()).toBeUndefined()
})
