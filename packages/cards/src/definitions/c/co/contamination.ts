import { atBeginningOf, card, replacement, triggered } from '@spellwright/dsl'

export const contamination = card({
  name: 'Contamination',
  type: 'Enchantment',
  cost: '{2}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'unless',
          player: 'you',
          cost: [{ kind: 'sacrifice', what: { type: 'creature' } }],
          effects: [{ kind: 'sacrifice', what: 'self' }],
        },
      ],
    }),
    replacement({ kind: 'addMana', object: { type: 'land' }, instead: '{B}' }),
  ],
})
