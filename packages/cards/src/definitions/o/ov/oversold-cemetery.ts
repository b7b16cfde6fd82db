import { atBeginningOf, card, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const oversoldCemetery = card({
  name: 'Oversold Cemetery',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: { kind: 'exists', of: { type: 'creature', zone: 'graveyard', owner: 'you' }, count: { atLeast: 4 } },
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'you' }) },
      effects: [may(returnTo('hand', the('card')))],
    }),
  ],
})
