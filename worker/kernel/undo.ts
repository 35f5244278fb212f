import type { Context } from './context.ts'
import type { Answer } from './execute.ts'
import type { Logged } from './events.ts'

/** Takes one event back by recording what cancels it, on behalf of whoever asks. */
export type Undoer = (event: Logged, context: Context) => Promise<Answer>
