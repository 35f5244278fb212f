import type { Families, Family } from './mcp.families.ts'

export const officeFamilies: Families = {
  bookmarklet_import: () => ({
    list: 'list_bookmarklet_imports',
    create: { html: '<h1>Soup</h1>' },
    made: { html: '<h1>Soup</h1>' },
    change: { html: '<h1>Stew</h1>' },
    changed: { html: '<h1>Stew</h1>' },
  }),
  access_token: () => ({
    list: 'list_access_tokens',
    create: { scope: 'read', expires: '2030-01-01T00:00:00Z' },
    made: { scope: 'read' },
    change: { expires: '2031-01-01T00:00:00Z' },
    changed: { scope: 'read' },
  }),
  invite_link: () => ({
    list: 'list_invite_links',
    create: { email: '', group: 2, valid_until: '2030-01-01', reusable: true, internal_note: 'For the neighbours' },
    made: { group: { id: 2 }, reusable: true, internal_note: 'For the neighbours' },
    change: { reusable: false },
    changed: { reusable: false, internal_note: 'For the neighbours' },
  }),
  property_type: () => ({
    list: 'list_property_types',
    create: { name: 'Calories', unit: 'kcal', order: 1 },
    made: { name: 'Calories', unit: 'kcal', order: 1 },
    change: { unit: 'kJ' },
    changed: { name: 'Calories', unit: 'kJ' },
  }),
  recipe_book: ({ user }) => ({
    list: 'list_recipe_books',
    create: { name: 'Family', description: 'What everybody likes', shared_user_ids: [user] },
    made: { name: 'Family', description: 'What everybody likes', shared: [{ id: user }] },
    change: { description: 'What most like' },
    changed: { name: 'Family', description: 'What most like' },
  }),
  custom_filter: () => ({
    list: 'list_custom_filters',
    create: { name: 'Fast', search: '{"keywords":[1]}' },
    made: { name: 'Fast', search: '{"keywords":[1]}' },
    change: { name: 'Faster' },
    changed: { name: 'Faster', search: '{"keywords":[1]}' },
  }),
  automation: () => ({
    list: 'list_automations',
    create: { type: 'FOOD_ALIAS', name: 'Aubergine', param_1: 'eggplant', param_2: 'aubergine', order: 1 },
    made: { type: 'FOOD_ALIAS', param_1: 'eggplant', param_2: 'aubergine', disabled: false },
    change: { disabled: true },
    changed: { disabled: true, param_1: 'eggplant' },
  }),
  storage: () => ({
    list: 'list_storages',
    create: { name: 'Cloud', method: 'NEXTCLOUD', path: 'recipes', password: 'secret' },
    made: { name: 'Cloud', method: 'NEXTCLOUD', path: 'recipes' },
    change: { path: 'cooking' },
    changed: { name: 'Cloud', path: 'cooking' },
  }),
  connector: () => ({
    list: 'list_connectors',
    create: { name: 'Home', type: 'HomeAssistant', token: 'secret', enabled: false },
    made: { name: 'Home', type: 'HomeAssistant', enabled: false },
    change: { todo_entity: 'todo.shopping' },
    changed: { name: 'Home', todo_entity: 'todo.shopping' },
  }),
  ai_provider: ({ space }) => ({
    list: 'list_ai_providers',
    create: { name: 'Model', model_name: 'some/model', api_key: 'secret', space },
    made: { name: 'Model', model_name: 'some/model' },
    change: { description: 'Slow' },
    changed: { name: 'Model', description: 'Slow' },
  }),
  property: async (_world, use) => {
    const { id } = await use<{ id: number }>('create_property_type', { name: 'Fat', unit: 'g' })
    return {
      list: 'list_properties',
      create: { property_type_id: id, property_amount: 1.5 },
      made: { property_type: { id, name: 'Fat' }, property_amount: 1.5 },
      change: { property_amount: 2 },
      changed: { property_type: { id }, property_amount: 2 },
    }
  },
  sync: async (_world, use) => {
    const { id } = await use<{ id: number }>('create_storage', {
      name: 'Folder',
      method: 'NEXTCLOUD',
      path: 'recipes',
    })
    return {
      list: 'list_syncs',
      create: { storage_id: id, path: 'recipes/soups', active: false },
      made: { path: 'recipes/soups', active: false },
      change: { path: 'recipes/stews' },
      changed: { path: 'recipes/stews', active: false },
    }
  },
  recipe_import: async ({ space }, use) => {
    const { id } = await use<{ id: number }>('create_storage', { name: 'Scans', method: 'NEXTCLOUD', path: 'scans' })
    return {
      list: 'list_recipe_imports',
      create: { name: 'Scan', file_path: 'scans/soup.pdf', storage: id, space },
      made: { name: 'Scan', file_path: 'scans/soup.pdf' },
      change: { name: 'Soup' },
      changed: { name: 'Soup', file_path: 'scans/soup.pdf' },
    }
  },
  import_log: () => log('import'),
  export_log: () => log('export'),
}

const log = (kind: string): Family => ({
  list: `list_${kind}_logs`,
  create: { type: 'DEFAULT', msg: 'Begun', running: true, total_recipes: 2, [`${kind}ed_recipes`]: 0 },
  made: { type: 'DEFAULT', running: true, total_recipes: 2 },
  change: { msg: 'Done', running: false },
  changed: { running: false, total_recipes: 2 },
})
