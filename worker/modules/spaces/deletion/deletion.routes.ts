import * as z from 'zod'
import { confirmPasswordField } from '#worker/auth/password/confirm-password.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { requestSpaceDeletion, cancelSpaceDeletion, showSpaceDeletion } from './request-space-deletion.ts'
import { GRACE_DAYS, spaceDeletion } from './deletion.contract.ts'

const item = {
  path: '/api/space/{id}/deletion/',
  tag: 'Space',
  level: 'guest',
  params: idParam,
  response: spaceDeletion,
} as const

export function deletionRoutes(app: App): void {
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_space_deletion', summary: 'What the deletion of a space takes away' },
    ({ context, params: { id } }) => showSpaceDeletion(context, id),
  )
  route(
    app,
    {
      ...item,
      method: 'post',
      name: 'create_space_deletion',
      summary: 'Delete a space for good, after a time in which that can be taken back',
      description: `Asks for the password again. The space is closed at once: every call in it answers 403 \`space.closed\`, but for its creator, who reads on in a browser. Its members are told by mail. After ${GRACE_DAYS} days all that was in it is gone. By undo this cannot be taken back; until then another call keeps the space.`,
      body: z.object({ password: confirmPasswordField() }),
    },
    ({ context, params: { id }, body: { password } }) => requestSpaceDeletion(context, id, password),
  )
  route(
    app,
    {
      ...item,
      method: 'delete',
      name: 'destroy_space_deletion',
      summary: 'Keep a space that was to be deleted',
      description: 'It is open again, as it was.',
    },
    ({ context, params: { id } }) => cancelSpaceDeletion(context, id),
  )
}
