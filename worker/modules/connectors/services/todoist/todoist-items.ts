import type { ItemFields, RemoteItem } from '../../service/todo-service.ts'
import { oneLine } from '../one-line.ts'
import type { TodoistItem, TodoistSection } from './todoist-api.ts'
import { escapeMarkdown, isHeading, plainOfMarkdown } from './todoist-markdown.ts'

/** From the id of a section to its name. */
export type Sections = ReadonlyMap<string, string>

export const sectionsAfter = (before: Sections, changed: readonly TodoistSection[], project: string): Sections => {
  const after = new Map(before)
  for (const { id, name, project_id, is_deleted, is_archived } of changed) {
    if (project_id === project && !is_deleted && !is_archived) after.set(id, name.trim())
    else after.delete(id)
  }
  return after
}

/**
 * Null for what is no to-do of this list (any more): deleted, elsewhere, a heading, or one that repeats, as ticking that off
 * moves it to another day instead.
 */
export function itemOf(item: TodoistItem, project: string, sections: Sections): RemoteItem | null {
  const { id, content, description, section_id: section, checked, due } = item
  if (item.project_id !== project || item.is_deleted || due?.is_recurring || isHeading(content)) return null
  const name = oneLine(plainOfMarkdown(content))
  if (name === '') return null
  return {
    id,
    name,
    note: plainOfMarkdown(description ?? ''),
    isDone: checked ?? false,
    aisle: (section ? sections.get(section) : undefined) ?? null,
  }
}

/** What Todoist is told of a name and a note. */
export const texts = ({ name, note }: ItemFields) => ({
  content: escapeMarkdown(oneLine(name)),
  description: escapeMarkdown(note.trim()),
})
