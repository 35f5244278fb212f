import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import {
  operatorPeople,
  operatorServer,
  operatorSpacePage,
  operatorSpaceQuery,
  operatorSpaceRow,
  spaceTermsPatch,
} from './operator.contract.ts'
import { showOperatorServer } from './operator-server.read.ts'
import { listOperatorPeople, listOperatorSpaces } from './operator-space.read.ts'
import { requireOperator } from './require-operator.ts'
import { changeSpaceTerms } from './space-terms.change.ts'

const tag = 'Operator'
const path = '/api/operator/'
const read = { method: 'get', tag, level: 'member' } as const

export const operator: Module = { name: 'operator', routes: operatorRoutes }

function operatorRoutes(app: App): void {
  route(
    app,
    {
      ...read,
      path,
      name: 'show_operator',
      summary: 'What this server is set to, and how it is, for whoever runs it',
      response: operatorServer,
    },
    ({ context }) => {
      requireOperator(context)
      return showOperatorServer(context)
    },
  )
  route(
    app,
    {
      ...read,
      path: `${path}space/`,
      name: 'list_operator_space',
      summary: 'All spaces, with how much is in them and what they may hold and use',
      description: 'For whoever runs the server. Of the contents of spaces it says no more than how many there are.',
      query: operatorSpaceQuery,
      response: operatorSpacePage,
    },
    ({ context, query }) => {
      requireOperator(context)
      return listOperatorSpaces(context, query)
    },
  )
  route(
    app,
    {
      ...read,
      path: `${path}space/{id}/people/`,
      name: 'list_operator_person',
      summary: 'Who belongs to a space',
      description: 'For whoever runs the server.',
      params: idParam,
      response: operatorPeople,
    },
    ({ context, params: { id } }) => {
      requireOperator(context)
      return listOperatorPeople(context, id)
    },
  )
  route(
    app,
    {
      method: 'patch',
      tag,
      level: 'member',
      path: `${path}space/{id}/`,
      name: 'patch_operator_space',
      summary: 'Change what a space may hold and use',
      description: 'For whoever runs the server. It can be taken back.',
      params: idParam,
      body: spaceTermsPatch,
      response: operatorSpaceRow,
    },
    ({ context, params: { id }, body }) => {
      requireOperator(context)
      return changeSpaceTerms(context, id, body)
    },
  )
}
