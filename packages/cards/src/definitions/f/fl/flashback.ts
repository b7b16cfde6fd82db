import { apply, card, gain, spell, target, the } from '@spellwright/dsl'

export const flashback = card({
  name: 'Flashback',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [apply(the('card'), [gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] })])],
    }),
  ],
})
