import { expect, test } from 'vitest'
import { createDraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { newRecipe, type RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

const named = (name: string) => (draft: RecipeDraft) => ({ ...draft, name })

function store() {
  let now = 0
  const drafts = createDraftStore(newRecipe(), () => now)
  return { ...drafts, wait: (milliseconds: number) => (now += milliseconds), name: () => drafts.draft().name }
}

test('letters typed without a pause are undone together', () => {
  const one = store()
  one.change(named('S'), 'name')
  one.wait(200)
  one.change(named('So'), 'name')
  one.wait(3000)
  one.change(named('Soup'), 'name')
  one.undo()
  expect(one.name()).toBe('So')
  one.undo()
  expect(one.name()).toBe('')
})

test('two fields are never one edit', () => {
  const one = store()
  one.change(named('Soup'), 'name')
  one.change((draft) => ({ ...draft, description: 'Warm' }), 'description')
  one.undo()
  expect(one.draft()).toMatchObject({ name: 'Soup', description: '' })
})

test('an undone edit can be redone until the next edit', () => {
  const one = store()
  one.change(named('Soup'))
  one.undo()
  one.redo()
  expect(one.name()).toBe('Soup')
  one.undo()
  one.change(named('Stew'))
  one.redo()
  expect(one.name()).toBe('Stew')
})

test('undo without an edit changes nothing', () => {
  const one = store()
  const before = one.draft()
  one.undo()
  expect(one.draft()).toBe(before)
})

test('ids of a save also apply to past states and cannot be undone', () => {
  const one = store()
  one.change(named('Soup'))
  one.mapTimeline((draft) => ({ ...draft, steps: draft.steps.map((step) => ({ ...step, id: 7 })) }))
  one.undo()
  expect(one.draft()).toMatchObject({ name: '', steps: [{ id: 7 }] })
})

test('editing a field clears its error and keeps the others', () => {
  const one = store()
  one.setErrors({ name: ['Too long.'], 'a.amount': ['Not a number.'] })
  one.change(named('Soup'), 'name')
  expect(one.get().errors).toEqual({ 'a.amount': ['Not a number.'] })
})
