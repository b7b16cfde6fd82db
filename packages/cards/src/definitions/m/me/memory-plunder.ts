import { card, spell, target, the } from '@spellwright/dsl'

export const memoryPlunder = card({
  name: 'Memory Plunder',
  cost: '{U/B}{U/B}{U/B}{U/B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'opponent', type: ['instant', 'sorcery'] }) },
      effects: [{ kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' }],
    }),
  ],
})
