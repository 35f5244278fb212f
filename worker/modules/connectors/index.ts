import { plain } from '../../kernel/resource/plain.ts'
import { connectorResource } from './connector.resource.ts'

export const connectors = plain(connectorResource)
