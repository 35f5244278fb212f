export const shoppingListKey = (owner: string) => ['shopping-list-entry', 'sheet', owner] as const
