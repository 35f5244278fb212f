import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { connectorConfig } from '../connector.contract.ts'
import { connectorLists, connectorLog, connectorResume, connectorTest } from './connector-calls.contract.ts'
import { readLog } from './read-log.ts'
import { resumeConnector } from './resume-connector.ts'
import { syncConnector } from './sync-connector.ts'
import { testConnector } from './test-connector.ts'

export function connectorRoutes(app: App): void {
  const { path, title: tag, name, roles } = connectorConfig
  const one = { path: `${path}{id}/`, tag, level: roles.write, params: idParam }
  route(
    app,
    {
      method: 'post',
      path: `${path}test/`,
      name: `test_draft_${name}`,
      tag,
      summary: 'Ask a service for its lists, before a connector is saved',
      level: roles.write,
      body: connectorTest,
      response: connectorLists,
    },
    ({ context, body }) => testConnector(context, null, body),
  )
  route(
    app,
    {
      ...one,
      method: 'post',
      path: `${one.path}test/`,
      name: `test_${name}`,
      summary: 'Ask the service of a connector for its lists',
      body: connectorTest,
      response: connectorLists,
    },
    ({ context, params, body }) => testConnector(context, params.id, body),
  )
  route(
    app,
    {
      ...one,
      method: 'post',
      path: `${one.path}sync/`,
      name: `sync_${name}`,
      summary: 'Make both lists equal now',
      response: connectorConfig.row,
    },
    ({ context, params }) => syncConnector(context, params.id),
  )
  route(
    app,
    {
      ...one,
      method: 'post',
      path: `${one.path}resume/`,
      name: `resume_${name}`,
      summary: 'Have a connector that stands still go on',
      body: connectorResume,
      response: connectorConfig.row,
    },
    ({ context, params, body }) => resumeConnector(context, params.id, body),
  )
  route(
    app,
    {
      ...one,
      method: 'get',
      path: `${one.path}log/`,
      name: `log_${name}`,
      summary: 'The last two hundred requests to the service and their answers, the latest first',
      response: connectorLog,
    },
    ({ context, params }) => readLog(context, params.id),
  )
}
