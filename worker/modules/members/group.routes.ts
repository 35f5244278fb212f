import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { groupRow, groups } from './user-space.contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const path = '/api/group/'
const base = { method: 'get', tag: 'Group', level: 'guest' } as const

export function groupRoutes(app: App): void {
  route(
    app,
    { ...base, path, name: 'list_group', summary: 'What members can be', response: z.array(groupRow) },
    async () => answer([...groups]),
  )
  route(
    app,
    {
      ...base,
      path: `${path}{id}/`,
      name: 'retrieve_group',
      summary: 'One group',
      params: idParam,
      response: groupRow,
    },
    async ({ params: { id } }) => {
      const group = groups.find((one) => one.id === id)
      if (!group) throw notFound()
      return answer(group)
    },
  )
}
