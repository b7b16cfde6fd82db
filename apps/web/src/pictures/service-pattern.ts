/** The URL of whole cards by name at a service with the paths of Scryfall's; null if that is no address. */
export function servicePattern(address: string): string | null {
  const written = address.trim()
  if (written === '') return null
  try {
    const { origin, pathname, protocol } = new URL(written.includes('://') ? written : `https://${written}`)
    if (protocol !== 'https:' && protocol !== 'http:') return null
    return `${origin}${pathname.replace(/\/+$/, '')}/cards/named?format=image&version=large&exact={name}`
  } catch {
    return null
  }
}
