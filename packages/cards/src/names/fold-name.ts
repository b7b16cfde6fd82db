/** Letters, digits and commas with single spaces between them: a name in which only case has to be folded. */
const PLAIN = /^[\w,]+(?: [\w,]+)*$/

/**
 * A card name as it is compared: without case, accents and apostrophes, with every spelling of the two-face slashes
 * alike (`Fire // Ice`, `Fire/Ice`), so that no keyboard or file format makes a correct name a wrong one.
 */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[“”"]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/æ/g, 'ae')
    .replace(/\s*\/+\s*/g, '//')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The faces of a full name; a name with one face is its own only face. */
export function faceNames(name: string): readonly string[] {
  return name.split(' // ')
}
