import * as z from 'zod'
import { nonce } from '#worker/clock.ts'
import { seal, unseal } from '#worker/kernel/sql/seal.ts'

/** What a log-in is for, sealed into the address that goes to the service and comes back with the person. */
const logInState = z.object({
  space: z.int(),
  user: z.int(),
  /** The browser session that began it. */
  session: z.string().min(1),
  resource: z.string(),
  id: z.int(),
  provider: z.string(),
  /** The code verifier of RFC 7636. */
  verifier: z.string(),
  /** An instant. */
  begun: z.string(),
})
export type LogInState = z.output<typeof logInState>

/** No row of any space has it, so that a sealed secret is no state and a state no secret. */
const PLACE = { space: 0, resource: 'log-in', id: 0, field: 'state' }

export const sealState = (env: Env, state: LogInState): Promise<string> =>
  seal(env, PLACE, JSON.stringify(state), nonce())

/** Null where this server did not seal it. */
export async function openState(env: Env, sealed: string): Promise<LogInState | null> {
  const text = /^v1(\.[\w+/=]+){2}$/.test(sealed) ? await unseal(env, PLACE, sealed) : null
  return text === null ? null : logInState.parse(JSON.parse(text))
}
