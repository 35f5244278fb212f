import { oauthProvider, type OAuthProviderName } from '#worker/modules/oauth/oauth-provider.ts'
import type { ServiceType } from '../connector.contract.ts'
import { connectCaldav } from '../services/caldav/connect-caldav.ts'
import { connectGoogle } from '../services/google/connect-google.ts'
import { connectMicrosoft } from '../services/microsoft/connect-microsoft.ts'
import { connectTodoist } from '../services/todoist/connect-todoist.ts'
import { connectHomeAssistant } from './home-assistant/connect-home-assistant.ts'
import type { ConnectService } from './todo-service.ts'

interface Service {
  connect: ConnectService
  /** Where one logs in, once the operator has set that up. */
  oauth?: OAuthProviderName
  /** Works with a token that somebody made there, too. */
  takesOwnToken?: true
  /** Settings without which nothing can be asked of it. */
  needs: readonly ('url' | 'username' | 'token')[]
}

/** By type of connector. */
export const services: ReadonlyMap<ServiceType, Service> = new Map<ServiceType, Service>([
  ['HomeAssistant', { connect: connectHomeAssistant, needs: ['url', 'token'] }],
  ['CalDAV', { connect: connectCaldav, needs: ['url', 'username', 'token'] }],
  ['Todoist', { connect: connectTodoist, oauth: 'todoist', takesOwnToken: true, needs: ['token'] }],
  ['MicrosoftToDo', { connect: connectMicrosoft, oauth: 'microsoft', needs: ['token'] }],
  ['GoogleTasks', { connect: connectGoogle, oauth: 'google', needs: ['token'] }],
])

/** Why no connector of this type can work here; null where one can. */
export function serviceFault(type: ServiceType, env: Env): string | null {
  const service = services.get(type)
  if (!service) return 'This server does not know this service.'
  return service.oauth && !service.takesOwnToken && !oauthProvider(service.oauth, env)
    ? 'This server is not set up for this service yet. Whoever runs it has to register it there.'
    : null
}
