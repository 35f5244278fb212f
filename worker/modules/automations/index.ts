import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { automationResource } from './automation.resource.ts'

export const automations = resourceModule(automationResource)
