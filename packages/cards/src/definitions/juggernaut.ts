import { card, rule } from '@spellwright/dsl'

export const juggernaut = card({
  name: 'Juggernaut',
  cost: '{4}',
  type: 'Artifact Creature — Juggernaut',
  power: 5,
  toughness: 3,
  abilities: [
    rule({ kind: 'mustAttack', what: 'self' }),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { subtype: 'Wall' } }),
  ],
})
