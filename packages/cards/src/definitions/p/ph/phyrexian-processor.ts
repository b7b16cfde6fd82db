import { activated, bound, card, entersWith, mana, tap, token } from '@spellwright/dsl'

export const phyrexianProcessor = card({
  name: 'Phyrexian Processor',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'payLife', as: 'lifePaid' }),
    activated({
      cost: [mana('{4}'), tap],
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['B'], type: 'Creature — Phyrexian Minion' }),
          size: bound('lifePaid'),
        },
      ],
    }),
  ],
})
