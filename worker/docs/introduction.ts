export const introduction = `
Everything the app does goes through these calls. They follow the HTTP interface that Tandoor's apps, home-automation
integrations and assistants speak, so those work here unchanged: point them at this address and give them a token.

### Signing in

Send \`Authorization: Bearer tda_…\`. A token comes from *Settings → API*, from \`POST /api/access-token/\` or, for apps that
ask for a password, from \`POST /api-token-auth/\`. It is shown once and kept as a hash; its scope (\`read\`, \`write\`) is
checked by every call. Signed in by cookie, a page sends \`X-CSRFTOKEN\`. A missing or bad credential is answered with 403.

### Conventions

- Paths end in a slash; without it they mean the same.
- Lists come in pages: \`count\`, \`next\`, \`previous\`, \`results\`, and \`timestamp\`, which is the next \`updated_after\` or
  \`updated_at\`. \`page_size\` is cut to its bounds. \`count\` is exactly what walking all pages yields.
- Numbers are JSON numbers, times RFC 3339 with an offset, days \`YYYY-MM-DD\`. What is documented as text is never null.
- Errors are \`{"detail": …}\` or \`{"field": ["…"]}\` in the nesting of the body, always with a \`code\` that does not change;
  \`x-error-code\` says it too, and alone where a field of the body is itself called \`code\`.
- Send \`Idempotency-Key\` with a write, and repeating it answers again instead of doing it again, for 24 hours. Send
  \`If-Match\` with the \`ETag\` that you read, and a change that somebody else made meanwhile is not overwritten (412).
- Rows and lists carry an \`ETag\`, and \`If-None-Match\` with it is answered with 304 and no body while they say the same;
  the \`timestamp\` of a list does not count.
- Addresses of pictures are signed: they open without credentials for two to four weeks, and end before that when the
  picture is replaced or its recipe becomes private. Do not keep them; read them again. \`&width=320\` asks for a smaller copy.

### Where it is better than what it follows

1. A nested object with an id is a reference. It never renames or edits what it refers to.
2. A request that fails leaves nothing behind, and no answer is a 500. What is in use is answered with 409 and the reason.
3. Amounts keep full precision: what is stored is what is read back.
4. Plan days are civil dates. A saved meal never moves by a day, in any zone, on any save.
5. The shopping list since a cursor also tells what was deleted: \`deleted\`, the ids.
6. Filters mean what their names say: \`makenow=false\` is off, \`rating_lte\` is at most, \`internal=false\` filters.
7. \`protecting\`, \`cascading\` and \`nulling\` show what a deletion would hit before it happens. Whatever changed
   something can be taken back by whoever may do the opposite: merges, batches, settings, names, households, memberships
   and invitations too. \`x-command\` of an answer is what to send to \`command/{id}/undo/\`. What a mail said, a replaced
   secret, passwords, sessions, tokens, new spaces and what was deleted for good stay as they are.
8. The ingredient parser only parses: it makes no foods or units.
9. A space at its limit can still edit and delete.
10. Whatever hangs off a recipe has the recipe's privacy: steps, files, plans, book entries, shopping entries.
11. Calendar feeds are valid by RFC 5545 and carry a token of their own that can be revoked.
12. Importing a list of addresses is a job that reports every item; one bad page never stops the rest, and all that came
    with an import can be undone.
13. Templates in instructions know the documented grammar only; everything else is text. Secrets are never read back.
`.trim()
