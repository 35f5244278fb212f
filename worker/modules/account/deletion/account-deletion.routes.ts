import * as z from 'zod'
import { confirmPasswordField } from '#worker/auth/password/confirm-password.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { GRACE_DAYS } from '#worker/modules/spaces/deletion/deletion.contract.ts'
import { requireSelf } from '../user.routes.ts'
import { requestAccountDeletion, previewDeletion } from './request-account-deletion.ts'
import { accountDeletion } from './account-deletion.contract.ts'
import { cancelAccountDeletion } from './cancel-account-deletion.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const tag = 'User'
const item = {
  path: '/api/user/{id}/deletion/',
  tag,
  level: 'member',
  params: idParam,
  response: accountDeletion,
} as const

export function accountDeletionRoutes(app: App): void {
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_user_deletion', summary: 'What the deletion of my account would mean' },
    async ({ context, params: { id } }) => {
      await requireSelf(context, id)
      return answer(await previewDeletion(context))
    },
  )
  route(
    app,
    {
      ...item,
      method: 'post',
      name: 'create_user_deletion',
      summary: 'Delete my account for good, after a time in which that can be taken back',
      description: `Asks for the password again. All sessions, tokens and links end at once, and logging in answers 403 \`account.deleting\`. A mail has a link to keep the account. After ${GRACE_DAYS} days it is gone, with all that was its person's alone; what is others' too stays, as a former member's. 409 \`account.owns_spaces\` names the spaces to hand over or delete before. By undo this cannot be taken back; until then the link of the mail keeps the account.`,
      body: z.object({ password: confirmPasswordField() }),
    },
    async ({ context, params: { id }, body: { password } }) => {
      await requireSelf(context, id)
      return requestAccountDeletion(context, password)
    },
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/user/restore/',
      name: 'restore_user',
      tag,
      summary: 'Keep an account that is to be deleted',
      description:
        'By the `token` of the mail, or by `username` (or e-mail address) and `password`. Then log in as before.',
      level: 'public',
      body: z
        .object({ token: z.string().max(200), username: z.string().max(320), password: z.string().max(1000) })
        .partial(),
      status: 204,
    },
    ({ context, body }) => cancelAccountDeletion(context, body),
  )
}
