import { ClientMessage } from './client.ts'

/** What a frame holds: a message, or a sentence for whoever sent it. */
export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: number | null; readonly reason: string }

const idOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isInteger(value.id) ? Number(value.id) : null

/** Reads one frame of a client. Anything but a message of this version is refused with a sentence. */
export function readClientMessage(text: string): ReadMessage {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, id: null, reason: 'That message is not JSON.' }
  }
  const read = ClientMessage.safeParse(value)
  if (read.success) return { ok: true, message: read.data }
  const [issue] = read.error.issues
  const path = issue?.path.join('.') ?? ''
  const isOwnSentence = issue?.message.endsWith('.') === true
  const reason = isOwnSentence
    ? issue.message
    : `That message is not understood${path === '' ? '' : ` (${path})`}: ${issue?.message ?? 'unknown kind'}.`
  return { ok: false, id: idOf(value), reason }
}
