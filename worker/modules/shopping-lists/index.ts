import { plain } from '../../kernel/resource/plain.ts'
import { shoppingListResource } from './shopping-list.resource.ts'

export const namedLists = plain(shoppingListResource)
