import { card, createToken, keyword, mana, spell, threshold, token } from '@spellwright/dsl'

const bear = token({ colors: ['G'], type: 'Creature — Bear', power: 2, toughness: 2 })

export const grizzlyFate = card({
  name: 'Grizzly Fate',
  cost: '{3}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Threshold',
          condition: threshold,
          then: [createToken(4, bear)],
          else: [createToken(2, bear)],
        },
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{5}{G}{G}')] }),
  ],
})
