import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { shoppingListResource } from './shopping-list.resource.ts'

export const namedLists = resourceModule(shoppingListResource)
