import { resourceModule } from '../../kernel/resource/resource-module.ts'
import { automationResource } from './automation.resource.ts'

export const automations = resourceModule(automationResource)
