/** A stage without checks of its own counts as one. */
export type StageOutcome = { passed: number; failed: number }

/** `run` reports to the console and throws on failure. */
export type Stage = { name: string; run: () => Promise<StageOutcome> }
