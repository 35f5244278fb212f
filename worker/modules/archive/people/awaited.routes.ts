import { route, type App } from '#worker/kernel/http/route.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listAwaited, recognize } from './awaited.change.ts'
import { awaitedPeople, recognition } from './awaited.contract.ts'

/** For the owner alone, as whoever is recognized is given what that person kept to themselves. */
export function awaitedRoutes(app: App): void {
  const at = { tag: 'Archive', level: 'creator', path: '/api/archive-people/', response: awaitedPeople } as const
  route(
    app,
    { ...at, method: 'get', name: 'list_archive-people', summary: 'Who is named in a restored space and not here yet' },
    async ({ context }) => answer(await listAwaited(context)),
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      name: 'recognize_archive-people',
      summary: 'Say who of the people here somebody of the archive was',
      description:
        'What that person wrote is then this member’s. Answers who is still awaited. It cannot be taken back.',
      body: recognition,
    },
    ({ context, body }) => recognize(context, body),
  )
}
