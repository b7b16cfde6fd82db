import { card, createToken, enters, keyword, mana, token, triggered } from '@spellwright/dsl'

const redGoblin = token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 })

export const ponybackBrigade = card({
  name: 'Ponyback Brigade',
  cost: '{3}{R}{W}{B}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'turnedFaceUp', object: 'self' }] },
      effects: [createToken(3, redGoblin)],
    }),
    keyword({ kind: 'morph', cost: [mana('{2}{R}{W}{B}')] }),
  ],
})
