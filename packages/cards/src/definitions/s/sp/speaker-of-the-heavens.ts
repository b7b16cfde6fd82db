import { activated, card, createToken, keyword, keywords, plus, tap, token } from '@spellwright/dsl'

export const speakerOfTheHeavens = card({
  name: 'Speaker of the Heavens',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    ...keywords('vigilance', 'lifelink'),
    activated({
      cost: [tap],
      timing: 'sorcery',
      condition: {
        kind: 'compare',
        quantity: { kind: 'lifeOf', player: 'you' },
        is: { atLeast: plus(7, { kind: 'startingLife' }) },
      },
      effects: [
        createToken(
          1,
          token({ colors: ['W'], type: 'Creature — Angel', power: 4, toughness: 4, abilities: [keyword('flying')] }),
        ),
      ],
    }),
  ],
})
