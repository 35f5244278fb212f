import * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { changeGeneralPreference } from './preference.change.ts'
import { preferencePatch, preferenceRow } from './preference.contract.ts'
import { presentPreference } from './present-preference.ts'
import { changeSpacePreference } from './space-preference.change.ts'

const path = '/api/user-preference/'
const tag = 'UserPreference'
const level = 'member' as const
const params = z.object({ user: int() })

export function preferenceRoutes(app: App): void {
  const item = { path: `${path}{user}/`, tag, level, params, response: preferenceRow }
  route(
    app,
    {
      method: 'get',
      path,
      tag,
      level,
      name: 'list_user_preference',
      summary: 'My settings, as a list of one',
      response: z.array(preferenceRow),
    },
    async ({ context }) => answer([(await save(context, {})).body]),
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_user_preference', summary: 'My settings' },
    async ({ context, params: { user } }) => {
      requireSelf(context, user)
      return save(context, {})
    },
  )
  route(
    app,
    { ...item, method: 'patch', name: 'patch_user_preference', summary: 'Change my settings', body: preferencePatch },
    async ({ context, params: { user }, body }) => {
      requireSelf(context, user)
      await checkIfMatch(context, () => save(context, {}))
      return save(context, body)
    },
  )
}

const requireSelf = (context: Context, user: number) => {
  if (personOf(context).id !== user) throw notFound()
}

/** Settings of the space go to its log, the others to the directory's, both under one command id. */
async function save(
  context: Context,
  patch: z.output<typeof preferencePatch>,
): Promise<Answer<z.output<typeof preferenceRow>>> {
  const { here, events: inSpace } = await changeSpacePreference(context, patch)
  const { general, events } = await changeGeneralPreference(context, patch)
  const body = presentPreference(context, general, here)
  return { status: 200, events: [...inSpace, ...events], body }
}
