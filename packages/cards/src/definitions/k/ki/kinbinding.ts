import { atBeginningOf, card, continuous, createToken, enters, modifyPT, token, triggered } from '@spellwright/dsl'

export const kinbinding = card({
  name: 'Kinbinding',
  cost: '{3}{W}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({
      affects: { type: 'creature', controller: 'you' },
      apply: [
        modifyPT(
          { kind: 'events', event: enters({ type: 'creature', controller: 'you' }), when: 'thisTurn' },
          { kind: 'events', event: enters({ type: 'creature', controller: 'you' }), when: 'thisTurn' },
        ),
      ],
    }),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      effects: [createToken(1, token({ colors: ['G', 'W'], type: 'Creature — Kithkin', power: 1, toughness: 1 }))],
    }),
  ],
})
