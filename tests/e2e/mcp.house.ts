import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Assistant } from './mcp.client.ts'
import type { World } from './mcp.world.ts'

type Row = Record<string, unknown> & { id: number }
type Listed = { count: number; results: Row[] }
type Story = (world: World, use: Assistant['use'], folder: string) => Promise<void>

export const houseStories: Record<string, Story> = {
  'reads the server, the space and the tool groups': async ({ space }, use) => {
    expect(await use('get_server_settings')).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(await use('get_current_space')).toMatchObject({ id: space })
    expect(JSON.stringify(await use('get_version'))).toMatch(/2\.\d+\.\d+/)
    expect(await use('get_guard_stats')).toBeTruthy()
    expect(await use('jq_stash_stats')).toBeTruthy()
    await expect(use('jq_query', { handle: 'none', filter: '.' })).rejects.toThrow(/handle|stash/i)
    expect(JSON.stringify(await use('list_tool_groups'))).toContain('recipe-write')
    await use('disable_tool_group', { group: 'keywords' })
    await use('enable_tool_group', { group: 'keywords' })
  },
  'reads who is who and what they prefer': async ({ user }, use) => {
    expect(await use<Row[]>('list_users')).toContainEqual(expect.objectContaining({ id: user }))
    expect(await use('update_user', { id: user, first_name: 'Anna' })).toMatchObject({ first_name: 'Anna' })
    expect(await use('get_user', { id: user })).toMatchObject({ id: user, first_name: 'Anna' })
    const groups = await use<Row[]>('list_groups')
    expect(await use('get_group', { id: groups[0]?.id })).toEqual(groups[0])
    expect((await use<Row[]>('list_user_preferences'))[0]).toMatchObject({ user: { id: user } })
    await use('update_user_preference', {
      user_id: user,
      use_fractions: true,
      default_page: 'PLAN',
      ingredient_decimals: 3,
    })
    expect(await use('get_user_preference', { user_id: user })).toMatchObject({
      use_fractions: true,
      default_page: 'PLAN',
      ingredient_decimals: 3,
    })
  },
  'reads how searching works, in which languages, and what foods inherit': async ({ user }, use) => {
    expect((await use<Row[]>('get_localization')).length).toBeGreaterThan(1)
    const fields = await use<Row[]>('list_search_fields')
    expect(fields.length).toBeGreaterThan(3)
    expect((await use<Row[]>('list_search_preferences')).length).toBe(1)
    const liked = await use('update_search_preference', { user, lookup: true, trigram_threshold: 0.3 })
    expect(liked).toMatchObject({ lookup: true, trigram_threshold: 0.3 })
    const inherited = await use<Row[]>('list_food_inherit_fields')
    expect(await use('get_food_inherit_field', { id: inherited[0]?.id })).toEqual(inherited[0])
  },
  'shares a recipe, and reads the view log': async ({ recipe, account }, use) => {
    expect(await use('get_share_link', { id: recipe })).toMatchObject({
      link: expect.stringContaining(`/recipe/${recipe}/?share=`),
    })
    await account.call('POST', '/api/view-log/', { recipe })
    const { results } = await use<Listed>('list_view_logs')
    const [view] = results
    expect(await use('get_view_log', { id: view?.id })).toMatchObject({ recipe })
    expect(await use('update_view_log', { id: view?.id, recipe })).toMatchObject({ recipe })
    await use('delete_view_log', { id: view?.id })
    await expect(use('get_view_log', { id: view?.id })).rejects.toThrow(/404/)
    expect((await use<Listed>('list_ai_logs')).results).toEqual([])
    expect((await use<Listed>('list_sync_logs')).results).toEqual([])
    await expect(use('get_sync_log', { id: 1 })).rejects.toThrow(/404/)
  },
  'keeps files': async (_world, use, folder) => {
    const file = join(folder, 'scan.png')
    writeFileSync(
      file,
      await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
    const { id } = await use<Row>('upload_user_file', { name: 'Scan', file_path: file })
    expect((await use<Listed>('list_user_files')).results).toContainEqual(expect.objectContaining({ id, name: 'Scan' }))
    await use('update_user_file', { id, name: 'Card' })
    expect(await use('get_user_file', { id })).toMatchObject({ name: 'Card', preview: expect.any(String) })
    for (const effect of ['protecting', 'cascading', 'nulling']) {
      expect(await use(`preview_user_file_delete_${effect}`, { id })).toMatchObject({ count: 0 })
    }
    await use('delete_user_file', { id })
    await expect(use('get_user_file', { id })).rejects.toThrow(/404/)
  },
  'moves between spaces': async ({ space }, use) => {
    expect((await use<Listed>('list_spaces')).results).toContainEqual(expect.objectContaining({ id: space }))
    const { id } = await use<Row>('create_space', { name: 'Cabin' })
    await use('switch_active_space', { spaceId: space })
    expect(await use('get_space', { id: space })).toMatchObject({ id: space })
    await use('update_space', { id: space, name: 'Our kitchen' })
    expect(await use('get_current_space')).toMatchObject({ id: space, name: 'Our kitchen' })
    const mine = await use<Row[] | Listed>('list_all_personal_user_spaces')
    const memberships = Array.isArray(mine) ? mine : mine.results
    expect(memberships.map((one) => (one['space'] as Row).id ?? one['space'])).toEqual(
      expect.arrayContaining([space, id]),
    )
    const { results } = await use<Listed>('list_user_spaces')
    expect(await use('update_user_space', { id: results[0]?.id, internal_note: 'Cooks on Sundays' })).toMatchObject({
      internal_note: 'Cooks on Sundays',
    })
    expect(await use('get_user_space', { id: results[0]?.id })).toMatchObject({ internal_note: 'Cooks on Sundays' })
    await expect(use('delete_user_space', { id: 2_000_000_000 })).rejects.toThrow(/404/)
  },
  'signs in with a password, once it has one': async ({ account }, use) => {
    expect(
      JSON.stringify(await use('authenticate', { username: account.username, password: account.password })),
    ).toMatch(/tda_|token/)
    await expect(use('authenticate', { username: account.username, password: 'wrong' })).rejects.toThrow(/400/)
  },
  'finds nothing pending to import': async (_world, use) => {
    expect(await use('import_all_pending')).toBeTruthy()
    await expect(use('get_recipe_file_metadata', { id: 2_000_000_000 })).rejects.toThrow(/404/)
  },
}

/** Tools that need other servers, files or archives, and are not called here. */
export const outward = [
  'import_recipe_from_url',
  'import_recipe_from_image',
  'ai_step_sort',
  'food_ai_properties',
  'recipe_ai_properties',
  'food_fdc_lookup',
  'fdc_search',
  'export_recipes',
  'import_recipes',
  'list_open_data_imports',
  'run_open_data_import',
  'import_pending_recipe',
  'query_synced_folder',
  'get_external_recipe_file_link',
]
