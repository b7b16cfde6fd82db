import { all, card, createToken, delirium, exile, keywords, spell, token } from '@spellwright/dsl'

export const descendUponTheSinful = card({
  name: 'Descend upon the Sinful',
  cost: '{4}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        exile(all({ type: 'creature' })),
        {
          kind: 'if',
          condition: delirium,
          then: [
            createToken(
              1,
              token({ colors: ['W'], type: 'Creature — Angel', power: 4, toughness: 4, abilities: keywords('flying') }),
            ),
          ],
          abilityWord: 'Delirium',
        },
      ],
    }),
  ],
})
