import type { PlayerRef, Zone } from '@spellwright/dsl'
import { and, many, plural } from '../words/english.ts'
import { isOwnZone, zoneWord } from '../words/zones.ts'
import type { FilterTalk } from './part.ts'

function oneZone(zone: Zone, whose: string | undefined, number: 'one' | 'many'): string {
  if (!isOwnZone(zone)) return zoneWord(zone)
  if (whose !== undefined) return `${whose} ${zone}`
  return number === 'one' ? `a ${zone}` : plural(zone)
}

/** "in your graveyard", "from a graveyard", "in exile"; nothing on the battlefield and the stack. */
export function ownerZonePhrase(zone: Zone | readonly Zone[], owner: PlayerRef | undefined, say: FilterTalk): string {
  const zones = many(zone)
  if (zones.every((one) => one === 'battlefield' || one === 'stack')) return ''
  const whose = owner === undefined ? undefined : say.talk.whose(owner)
  const [first = 'battlefield', ...others] = zones
  const list = [oneZone(first, whose, say.number), ...others.map(zoneWord)]
  return `${say.preposition} ${and(list)}`
}
