import { card, count, createToken, enters, rule, token, triggered } from '@spellwright/dsl'

export const hareApparent = card({
  name: 'Hare Apparent',
  cost: '{1}{W}',
  type: 'Creature — Rabbit Noble',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          count({ name: 'Hare Apparent', controller: 'you', other: true, type: 'creature' }),
          token({ colors: ['W'], type: 'Creature — Rabbit', power: 1, toughness: 1 }),
        ),
      ],
    }),
    rule({ kind: 'anyNumberInDeck' }),
  ],
})
