/** A consistency boundary: pure and synchronous. Commands carry the time and the ids. */
export interface Decider<State, Commands extends Record<string, object>, Event> {
  initial: State
  evolve(state: State, event: Event): State
  decide: { [Name in keyof Commands]: (state: State, command: Commands[Name]) => Event[] }
}

export const fold = <S, E>(
  decider: Pick<Decider<S, Record<string, object>, E>, 'initial' | 'evolve'>,
  events: readonly E[],
): S => events.reduce((state, event) => decider.evolve(state, event), decider.initial)
