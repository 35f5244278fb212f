import { plain } from '../../kernel/plain.ts'
import { connectorResource } from './connector.resource.ts'

export const connectors = plain(connectorResource)
