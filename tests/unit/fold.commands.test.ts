import { expect, it } from 'vitest'
import { foldCommands } from '#worker/modules/history/fold-commands.ts'

const log = (...commands: (string | null)[]) => commands.map((command, i) => ({ seq: commands.length - i, command }))

it('events of a command beyond the first few are counted at the last one that is shown', () => {
  const { chosen, next } = foldCommands(log('a', 'a', 'a', 'b'), { limit: 10, most: 2 })
  expect(chosen).toEqual([
    { seq: 4, more: 0 },
    { seq: 3, more: 1 },
    { seq: 1, more: 0 },
  ])
  expect(next).toBeNull()
})

it('a full page ends after all of its last command', () => {
  expect(foldCommands(log('a', 'a', 'a', 'b'), { limit: 1, most: 1 })).toEqual({
    chosen: [{ seq: 4, more: 2 }],
    next: 2,
  })
})

it('events without a command stand alone, and so does what a command did later', () => {
  expect(foldCommands(log(null, null, 'a', 'b', 'a'), { limit: 10, most: 1 }).chosen).toHaveLength(5)
})
