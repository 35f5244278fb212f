import { invalid } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { HookInput } from '../hook-input.read.ts'
import type { HookAnswer } from '../hook.contract.ts'
import type { OpenHook } from '../open-hook.ts'

/** What a hook does with what it is sent. The context is its maker's. */
export type Act = (context: Context, input: HookInput, hook: OpenHook) => Promise<Answer<HookAnswer>>

/** A request for one of several commands of a call, so that each is done once however often the call is repeated. */
export const partOf = (context: Context, part: number): Context => ({
  ...context,
  idempotencyKey: context.idempotencyKey && { ...context.idempotencyKey, id: `${context.idempotencyKey.id}:${part}` },
})

export const nothingSaid = (sentence: string) => invalid({ text: [sentence] }, 'inbound-hook.nothing_said')

export const told = (
  { kind, things, message }: HookAnswer,
  done: readonly Pick<Answer<unknown>, 'events' | 'command'>[],
): Answer<HookAnswer> => ({
  status: 200,
  body: { message, kind, things },
  events: done.flatMap(({ events }) => events),
  command: done.map(({ command }) => command).find(Boolean) ?? null,
})
