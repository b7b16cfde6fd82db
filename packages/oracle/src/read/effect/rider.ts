import type { ManaRider } from '@spellwright/dsl'
import { aNoun, nounOf } from '../noun.ts'

const SINGLE =
  /^spend this mana only to cast (an? .+? spell) or (?:to )?activate an ability(?: of an? (.+?))?(?: source)?$/

/** "Spend this mana only to cast a creature spell." CR 106.6. */
export function riderOf(text: string): ManaRider | undefined {
  const not = /^this mana can't be spent to cast (an? .+ spell|.+ spells)$/.exec(text)
  const one = not ?? /^spend this mana only to cast (an? .+ spell(?: with .+)?|[^"]+ spells(?: with .+)?)$/.exec(text)
  if (one !== null) {
    const spell = spellOf(aNoun(one[1]!) ?? nounOf(one[1]!))
    return spell === undefined ? undefined : { kind: not === null ? 'onlyCast' : 'notCast', spell }
  }
  const activate = /^spend this mana only to activate abilities(?: of (.+))?$/.exec(text)
  if (activate !== null) {
    const object = activate[1] === undefined ? {} : nounOf(activate[1])
    return object === undefined ? undefined : { kind: 'onlyActivate', object }
  }
  const single = SINGLE.exec(text)
  if (single !== null) {
    const spell = spellOf(aNoun(single[1]!))
    const object = single[2] === undefined ? {} : nounOf(single[2])
    return spell === undefined || object === undefined ? undefined : { kind: 'onlyCastOrActivate', spell, object }
  }
  const both = /^spend this mana only to cast (.+ spells) or (?:to )?activate abilities of (.+)$/.exec(text)
  if (both === null) return undefined
  const spell = spellOf(nounOf(both[1]!))
  const object = nounOf(both[2]!)
  return spell === undefined || object === undefined ? undefined : { kind: 'onlyCastOrActivate', spell, object }
}

function spellOf(filter: ReturnType<typeof nounOf>): ReturnType<typeof nounOf> {
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return spell
}
