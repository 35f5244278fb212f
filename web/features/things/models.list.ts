import { foodModel } from './models/kitchen/food.model.ts'
import { unitConversionModel } from './models/kitchen/unit-conversion.model.ts'
import { unitModel } from './models/kitchen/unit.model.ts'
import { keywordModel } from './models/kitchen/keyword.model.ts'
import { recipeModel } from './models/kitchen/recipe.model.ts'
import { recipeBookModel } from './models/kitchen/recipe-book.model.ts'
import { recipeBookEntryModel } from './models/kitchen/recipe-book-entry.model.ts'
import { customFilterModel } from './models/kitchen/custom-filter.model.ts'
import { propertyTypeModel } from './models/kitchen/property-type.model.ts'
import { propertyModel } from './models/kitchen/property.model.ts'
import { ingredientModel } from './models/kitchen/ingredient.model.ts'
import { stepModel } from './models/kitchen/step.model.ts'
import { automationModel } from './models/kitchen/automation.model.ts'
import { userFileModel } from './models/kitchen/user-file.model.ts'
import { cookLogModel } from './models/kitchen/cook-log.model.ts'
import { viewLogModel } from './models/kitchen/view-log.model.ts'
import { supermarketModel } from './models/shopping/supermarket.model.ts'
import { supermarketCategoryModel } from './models/shopping/supermarket-category.model.ts'
import { shoppingListModel } from './models/shopping/shopping-list.model.ts'
import { shoppingListEntryModel } from './models/shopping/shopping-list-entry.model.ts'
import { mealTypeModel } from './models/shopping/meal-type.model.ts'
import { mealPlanModel } from './models/shopping/meal-plan.model.ts'
import { inventoryEntryModel } from './models/shopping/inventory-entry.model.ts'
import { inventoryLocationModel } from './models/shopping/inventory-location.model.ts'
import { inventoryLogModel } from './models/shopping/inventory-log.model.ts'
import { accessTokenModel } from './models/people/access-token.model.ts'
import { socialEmbedModel } from './models/enterprise/social-embed.model.ts'
import { householdModel } from './models/people/household.model.ts'
import { inviteLinkModel } from './models/people/invite-link.model.ts'
import { spaceModel } from './models/people/space.model.ts'
import { aiLogModel } from './models/outside/ai-log.model.ts'
import { aiProviderModel } from './models/outside/ai-provider.model.ts'
import { connectorConfigModel } from './models/outside/connector-config.model.ts'
import { inboundHookModel } from './models/outside/inbound-hook.model.ts'
import { recipeImportModel } from './models/outside/recipe-import.model.ts'
import { storageModel } from './models/outside/storage.model.ts'
import { syncLogModel } from './models/outside/sync-log.model.ts'
import { syncModel } from './models/outside/sync.model.ts'
import { webhookModel } from './models/outside/webhook.model.ts'
import { openDataVersionModel } from './models/open-data/version.model.ts'
import { openDataCategoryModel } from './models/open-data/category.model.ts'
import { openDataConversionModel } from './models/open-data/conversion.model.ts'
import { openDataFoodModel } from './models/open-data/food.model.ts'
import { openDataPropertyModel } from './models/open-data/property.model.ts'
import { openDataStoreModel } from './models/open-data/store.model.ts'
import { openDataUnitModel } from './models/open-data/unit.model.ts'
import { userModel } from './models/people/user.model.ts'
import { userSpaceModel } from './models/people/user-space.model.ts'
import type { Model } from './model.ts'

/** In the order in which the overview shows them. */
export const models: readonly Model[] = [
  foodModel,
  unitConversionModel,
  unitModel,
  keywordModel,
  recipeModel,
  recipeBookModel,
  recipeBookEntryModel,
  customFilterModel,
  propertyTypeModel,
  propertyModel,
  ingredientModel,
  stepModel,
  automationModel,
  userFileModel,
  cookLogModel,
  viewLogModel,
  supermarketModel,
  supermarketCategoryModel,
  shoppingListModel,
  shoppingListEntryModel,
  mealTypeModel,
  mealPlanModel,
  inventoryEntryModel,
  inventoryLocationModel,
  inventoryLogModel,
  userSpaceModel,
  userModel,
  accessTokenModel,
  socialEmbedModel,
  householdModel,
  inviteLinkModel,
  spaceModel,
  aiLogModel,
  aiProviderModel,
  connectorConfigModel,
  webhookModel,
  inboundHookModel,
  recipeImportModel,
  storageModel,
  syncLogModel,
  syncModel,
  openDataVersionModel,
  openDataCategoryModel,
  openDataConversionModel,
  openDataFoodModel,
  openDataPropertyModel,
  openDataStoreModel,
  openDataUnitModel,
]

const byName = new Map(models.map((one) => [one.name.toLowerCase(), one]))

/** Undefined for a name that no kind of things has. */
export const modelNamed = (name: string): Model | undefined => byName.get(name.toLowerCase())
