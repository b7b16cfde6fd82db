const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n
const MASK = 0xffffffffffffffffn

/** FNV-1a, 64 bits, over the UTF-16 code units: small, and the same everywhere. Sixteen hexadecimal digits. */
export function hashText(text: string): string {
  let hash = OFFSET
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    hash = ((hash ^ BigInt(unit & 0xff)) * PRIME) & MASK
    hash = ((hash ^ BigInt(unit >> 8)) * PRIME) & MASK
  }
  return hash.toString(16).padStart(16, '0')
}
