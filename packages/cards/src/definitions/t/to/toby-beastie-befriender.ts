import { card, continuous, createToken, enters, gain, rule, token, triggered } from '@spellwright/dsl'

export const tobyBeastieBefriender = card({
  name: 'Toby, Beastie Befriender',
  cost: '{2}{W}',
  type: 'Legendary Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          1,
          token({
            colors: ['W'],
            type: 'Creature — Beast',
            power: 4,
            toughness: 4,
            abilities: [
              rule({ kind: 'cantAttackAlone', what: 'self' }),
              rule({ kind: 'cantBlockAlone', what: 'self' }),
            ],
          }),
        ),
      ],
    }),
    continuous({
      condition: {
        kind: 'exists',
        of: { type: 'creature', is: 'token', controller: 'you' },
        count: { atLeast: 4 },
      },
      affects: { type: 'creature', is: 'token', controller: 'you' },
      apply: [gain('flying')],
    }),
  ],
})
