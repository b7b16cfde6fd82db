/** Present in Node.js and in browsers, whose types this package does without. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** Larger texts are refused, because no deck list or replay is so long. */
export const MOST_BYTES = 64 * 1024 * 1024

const decodeAs = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

/** Text in UTF-16 has a zero in every other byte where letters are Latin. */
function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

/**
 * The text in a file: UTF-8 or UTF-16, with or without a byte-order mark, or else the encoding of old Windows programs.
 * The byte-order mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decodeAs(bytes, 'utf-16be')
  const wide = looksLikeUtf16(bytes)
  if (wide !== null) return decodeAs(bytes, wide)
  try {
    return decodeAs(bytes, 'utf-8', true)
  } catch {
    return decodeAs(bytes, 'windows-1252')
  }
}
