/** The part of the page's address that holds a deck: `#deck=…`, a list that was packed and written in letters. */
const PATTERN = /^#deck=([\w-]{1,20000})$/
/** No list is longer; a packed text could be made to unpack without end. */
const LONGEST_LIST = 100_000

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: number[] = []
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return Uint8Array.from(parts)
    if (parts.length + value.length > most) throw new Error('The deck in this address is too long.')
    for (const byte of value) parts.push(byte)
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(change)

/** The letters for a deck list in an address. */
export async function packDeck(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return toLetters(await readAll(through(bytes, new CompressionStream('deflate-raw')), 10 * LONGEST_LIST))
}

/** The list in such letters. Throws a sentence for the player if there is none. */
export async function unpackDeck(letters: string): Promise<string> {
  try {
    const bytes = await readAll(through(fromLetters(letters), new DecompressionStream('deflate-raw')), LONGEST_LIST)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('The address contains no deck that can be read. Ask for the link again.')
  }
}

/** The letters of the deck that the address leads to, or null. */
export const deckInAddress = (hash: string): string | null => PATTERN.exec(hash)?.[1] ?? null

/** The address of this page with that deck in it. */
export async function deckAddress(text: string, page: string): Promise<string> {
  const url = new URL(page)
  url.hash = `deck=${await packDeck(text)}`
  return url.href
}
