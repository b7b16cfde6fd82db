/** The part of the page's address that names a room: `#room=ABCDEF`. */
const PATTERN = /^#room=([A-Za-z]{6})$/

/** The code of the room that the address leads to, or null. */
export const codeInAddress = (hash: string): string | null => PATTERN.exec(hash)?.[1]?.toUpperCase() ?? null

/** The name of the replay that the address leads to, or null. */
export const replayInAddress = (hash: string): string | null => /^#replay=([\w-]{1,40})$/.exec(hash)?.[1] ?? null

/** The address to send to a friend. */
export function roomAddress(code: string, page: string): string {
  const url = new URL(page)
  url.hash = `room=${code}`
  return url.href
}

/** The address of the server's socket, next to the page. */
export function socketAddress(page: string): string {
  const url = new URL('api/socket', page)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}
