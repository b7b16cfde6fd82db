import type { Ability } from '@spellwright/dsl'
import { abilitiesOf } from './line.ts'

/** The ability in quotation marks, of what has it: `"{T}: Add {G}."`. */
export function quotedAbility(text: string): Ability | undefined {
  const found = /^"([^"]+)"$/.exec(text)
  if (found === null) return undefined
  const line = /[.!]$/.test(found[1]!) ? found[1]! : `${found[1]}.`
  const abilities =
    abilitiesOf({ line, modes: [] }, { isSpell: false }, {}) ??
    abilitiesOf({ line, modes: [] }, { isSpell: false }, { it: 'self' })
  return abilities?.length === 1 ? abilities[0] : undefined
}
