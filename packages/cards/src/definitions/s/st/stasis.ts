import { atBeginningOf, card, mana, replacement, triggered } from '@spellwright/dsl'

export const stasis = card({
  name: 'Stasis',
  type: 'Enchantment',
  cost: '{1}{U}',
  abilities: [
    replacement({ kind: 'skip', player: 'eachPlayer', what: 'untap' }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [{ kind: 'unless', player: 'you', cost: [mana('{U}')], effects: [{ kind: 'sacrifice', what: 'self' }] }],
    }),
  ],
})
