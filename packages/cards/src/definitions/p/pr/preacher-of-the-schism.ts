import { attacks, card, createToken, draw, keyword, keywords, loseLife, token, triggered } from '@spellwright/dsl'

export const preacherOfTheSchism = card({
  name: 'Preacher of the Schism',
  cost: '{2}{B}',
  type: 'Creature — Vampire Cleric',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: { kind: 'attacks', object: 'self', defender: { player: 'any', mostLife: 'mostLife' } },
      effects: [
        createToken(
          1,
          token({ colors: ['W'], type: 'Creature — Vampire', power: 1, toughness: 1, abilities: keywords('lifelink') }),
        ),
      ],
    }),
    triggered({
      on: attacks('self'),
      while: {
        kind: 'compare',
        quantity: { kind: 'lifeOf', player: 'you' },
        is: { atLeast: { kind: 'lifeOf', player: 'opponent' } },
      },
      effects: [draw(1), loseLife(1)],
    }),
  ],
})
