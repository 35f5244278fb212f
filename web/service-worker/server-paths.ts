/** Answered by the server itself, with a network or not at all. */
export const serverPaths =
  /^\/(api|api-token-auth|auth|media|embed|export-file|docs|licenses|receive|openapi|_local)([/.]|$)/
