import type { Row } from '#worker/kernel/sql/query.ts'
import type { OAuthProviderName } from './oauth-provider.ts'

/** Rows of a resource whose secret may be the tokens of a log-in elsewhere. */
export interface LogInTarget {
  resource: string
  /** The secret that holds the tokens. */
  field: string
  /** The page that people come back to. */
  page: string
  /** Where one logs in for a row; undefined where its secret is something else. */
  providerOf(row: Row): OAuthProviderName | undefined
}

const CONNECTOR_TYPES: ReadonlyMap<unknown, OAuthProviderName> = new Map([
  ['Todoist', 'todoist'],
  ['MicrosoftToDo', 'microsoft'],
  ['GoogleTasks', 'google'],
])

const STORAGE_METHODS: ReadonlyMap<unknown, OAuthProviderName> = new Map([['DB', 'dropbox']])

export const logInTargets: readonly LogInTarget[] = [
  {
    resource: 'connector-config',
    field: 'token',
    page: '/list/ConnectorConfig',
    providerOf: ({ type }) => CONNECTOR_TYPES.get(type),
  },
  {
    resource: 'storage',
    field: 'token',
    page: '/list/Storage',
    providerOf: ({ method }) => STORAGE_METHODS.get(method),
  },
]
