import { card, createToken, keywords, spell, token, X } from '@spellwright/dsl'

const knight = token({
  colors: ['R'],
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: keywords('trample', 'haste'),
})

export const forthEorlingas = card({
  name: 'Forth Eorlingas!',
  cost: '{X}{R}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        createToken(X, knight),
        {
          kind: 'delayedTrigger',
          on: {
            kind: 'damage',
            source: { type: 'creature', controller: 'you' },
            to: { player: 'any' },
            combat: 'combat',
            batch: 'oneOrMore',
          },
          lasts: 'everyTimeThisTurn',
          effects: [{ kind: 'becomeMonarch', player: 'you' }],
        },
      ],
    }),
  ],
})
