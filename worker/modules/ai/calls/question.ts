import type * as z from 'zod'
import type { AiFunction } from '../log.contract.ts'

/** Something from outside that a model is shown. */
export type Material =
  | { text: string }
  /** `pages` where it is known. */
  | { bytes: Uint8Array<ArrayBuffer>; type: string; name: string; pages?: number }

/** What a model is asked. */
export interface Question<Said, Checked> {
  function: AiFunction
  /** Ours, and short. What comes from outside is `material`. */
  instructions: string
  material: readonly Material[]
  /** What the model is told that its answer looks like: every field is there, maybe null. */
  schema: z.ZodType<Said>
  /** What we make of it, or what is wrong with it, in sentences that the model is told when it is asked again. */
  check: (said: Said) => { value: Checked } | { faults: string[] }
  /** Tokens. */
  output: number
  leastOutput?: number
  timeoutMs?: number
}
