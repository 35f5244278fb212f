import type { Values } from '../model.ts'

/** By type of connector, or by method of storage: what people know the service by. */
const names = new Map<unknown, string>([
  ['Todoist', 'Todoist'],
  ['MicrosoftToDo', 'Microsoft'],
  ['GoogleTasks', 'Google'],
  ['DB', 'Dropbox'],
])

/** Where one logs in for a row; undefined where it is opened by what is typed in. */
export const logInService = ({ type, method }: Values): string | undefined => names.get(type ?? method)
