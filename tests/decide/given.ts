import { expect } from 'vitest'
import { fold, type Decider } from '#worker/kernel/log/decider.ts'

/** `given(past).when(name, command).records(events)`, or `.recordsNothing()`, or `.isRefused(code)`. */
export const specify =
  <State, Commands extends Record<string, object>, Event>(decider: Decider<State, Commands, Event>) =>
  (...past: Event[]) => ({
    when: <Name extends keyof Commands>(name: Name, command: Commands[Name]) => {
      const { [name]: decision } = decider.decide
      const decide = () => decision(fold(decider, past), command)
      return {
        records: (...expected: Event[]) => expect(decide()).toEqual(expected),
        recordsNothing: () => expect(decide()).toEqual([]),
        isRefused: (code: string) => expect(decide).toThrow(expect.objectContaining({ code })),
      }
    },
  })
