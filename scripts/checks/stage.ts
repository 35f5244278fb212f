/** How many checks of a stage passed and failed; a stage that ran counts itself as one. */
export type StageOutcome = { passed: number; failed: number }

/** One thing to check, which reports to the console itself. Throwing is failing. */
export type Stage = { name: string; run: () => Promise<StageOutcome> }
