import { card, createToken, spell, token } from '@spellwright/dsl'

const human = token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 })

export const gatherTheTownsfolk = card({
  name: 'Gather the Townsfolk',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Fateful hour',
          condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } },
          then: [createToken(5, human)],
          else: [createToken(2, human)],
        },
      ],
    }),
  ],
})
