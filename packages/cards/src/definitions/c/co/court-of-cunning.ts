import { anyNumber, atBeginningOf, card, enters, mill, the, triggered } from '@spellwright/dsl'

export const courtOfCunning = card({
  name: 'Court of Cunning',
  cost: '{1}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'becomeMonarch', player: 'you' }] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [
        mill(
          { kind: 'if', condition: { kind: 'designated', player: 'you', as: 'monarch' }, then: 10, else: 2 },
          the('players'),
        ),
      ],
    }),
  ],
})
