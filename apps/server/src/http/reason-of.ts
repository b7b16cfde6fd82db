/** An error for the log: its first line and where it came from. The rest of a database error is what was written, cards included. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  const [, place = ''] = /\n {4}at (.*)/.exec(error.stack ?? '') ?? []
  return `${error.message.split('\n')[0]}${cause} at ${place}`
}
