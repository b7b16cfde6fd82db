/**
 * A sorted list shares most of its beginnings: each line is one letter (a = 0, b = 1 … characters taken over from the
 * line before) and the rest of the name.
 */
const FIRST_LETTER = 97
const MOST_SHARED = 25

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < MOST_SHARED && length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

export function packNames(sorted: readonly string[]): string {
  let before = ''
  const lines = sorted.map((name) => {
    const shared = sharedLength(before, name)
    before = name
    return String.fromCharCode(FIRST_LETTER + shared) + name.slice(shared)
  })
  return lines.join('\n')
}

export function unpackNames(packed: string): string[] {
  let before = ''
  return packed.split('\n').map((line) => {
    before = before.slice(0, line.charCodeAt(0) - FIRST_LETTER) + line.slice(1)
    return before
  })
}
