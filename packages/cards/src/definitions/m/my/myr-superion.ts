import { card, rule } from '@spellwright/dsl'

export const myrSuperion = card({
  name: 'Myr Superion',
  cost: '{2}',
  type: 'Artifact Creature — Myr',
  power: 5,
  toughness: 6,
  abilities: [
    rule({ kind: 'spendOnlyManaFrom', spell: 'self', sources: { type: 'creature' } }, { zone: 'everywhere' }),
  ],
})
