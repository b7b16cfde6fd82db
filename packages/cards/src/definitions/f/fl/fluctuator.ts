import { card, rule } from '@spellwright/dsl'

export const fluctuator = card({
  name: 'Fluctuator',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    rule({
      kind: 'abilityCostChange',
      object: { zone: 'hand', owner: 'you' },
      ability: 'cycling',
      change: { kind: 'reduce', mana: '{2}' },
    }),
  ],
})
