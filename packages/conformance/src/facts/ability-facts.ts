import { keywordName } from '@spellwright/dsl'
import { type AbilityInstance, type Characteristics, characteristics, type ObjectId } from '@spellwright/engine'
import type { Fact } from '../format/scenario.ts'
import { normalizedText, textsOf } from '../table/ability-text.ts'
import type { Table } from '../table/table.ts'
import { equals, type FactCheck, field, permanentsOf, verdict } from './fact.ts'

interface WantedAbility {
  readonly keyword?: string
  readonly value?: number
  readonly cost?: string
  readonly text?: string
}

/** Matches full names like "Swampwalk" and "Protection from red"; numbers and costs only count if the fact has them. */
function isKeyword(c: Characteristics, instance: AbilityInstance, wanted: WantedAbility): boolean {
  if (instance.ability.kind !== 'keyword') return false
  const keyword = normalizedText(wanted.keyword ?? '')
  const text = normalizedText(textsOf(c, instance)[0] ?? '', c.name)
  const name = keywordName(instance.ability.keyword).toLowerCase()
  if (name !== keyword && text !== keyword && !text.startsWith(`${keyword} `)) return false
  if (wanted.value !== undefined && !text.endsWith(` ${wanted.value}`)) return false
  return wanted.cost === undefined || text.includes(normalizedText(wanted.cost))
}

function isWanted(c: Characteristics, instance: AbilityInstance, wanted: WantedAbility): boolean {
  if (wanted.keyword !== undefined) return isKeyword(c, instance, wanted)
  return textsOf(c, instance).some((text) => normalizedText(text, c.name) === normalizedText(wanted.text ?? '', c.name))
}

function instances({ game }: Table, id: ObjectId, fact: Fact): number {
  const c = characteristics(game, id)
  return c.abilities.filter((instance) => isWanted(c, instance, fact['ability'] as WantedAbility)).length
}

export const abilityFacts: Readonly<Record<string, FactCheck>> = {
  ability: (table, fact) => {
    const ids = permanentsOf(table, fact)
    const has = field(fact, 'has', true)
    const fits = (id: ObjectId): boolean => instances(table, id, fact) > 0 === has
    const wantedCount = fact['permanents'] as number | undefined
    if (wantedCount !== undefined && ids.length !== wantedCount) return verdict(false, `${ids.length} such permanents`)
    if (ids.length === 0) return verdict(wantedCount === 0 || fact['scope'] === 'all', 'no such permanent')
    const holds = fact['scope'] === 'all' ? ids.every(fits) : ids.some(fits)
    return verdict(holds, has ? 'without it' : 'with it')
  },
  abilityCount: (table, fact) => {
    const counts = permanentsOf(table, fact).map((id) => instances(table, id, fact))
    return equals(counts.at(-1) ?? 'no such permanent', field(fact, 'count'))
  },
}
