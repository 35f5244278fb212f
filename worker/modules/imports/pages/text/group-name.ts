/** Null if the line is a control or a count of servings. */
export function groupName(line: string | null): string | null {
  const name = (line ?? '').replaceAll('**', '').replace(/[\s:：⁣]+$/u, '')
  return /\p{L}/u.test(name) && !CONTROL.test(name) ? name : null
}

const CONTROL =
  /^(?:units?|scale|units? scale|us customary.*|metric|imperial|.*\b[123]x\b.*|\d+\s*(?:[-–]\s*\d+\s*)?\p{L}+|copy.*|print.*|select all.*|check all.*|add (?:all )?to .*|deselect.*|servings?)$/iu
