import { expect, test } from 'vitest'
import { withoutCounters } from '#worker/modules/imports/pages/text/step-counters.ts'

const stepsOf = (...texts: readonly string[]) =>
  withoutCounters(texts.map((instruction) => ({ name: '', instruction }))).map(({ instruction }) => instruction)

test('a step that is but the heading of the method is none, unless there is no other', () => {
  expect(stepsOf('Zubereitung', 'Bohnen kochen.', 'Servieren.')).toEqual(['Bohnen kochen.', 'Servieren.'])
  expect(stepsOf('Method')).toEqual(['Method'])
})

test('a step that says which one it is loses that, also alone', () => {
  expect(stepsOf('Bohnen waschen.', 'Bohnen kochen.', 'Schritt 3: Servieren.')).toEqual([
    'Bohnen waschen.',
    'Bohnen kochen.',
    'Servieren.',
  ])
  expect(stepsOf('Repeat step 3.', 'Step 7: is elsewhere.')).toEqual(['Repeat step 3.', 'Step 7: is elsewhere.'])
})
