import { card, draw, matches, spell, targetPlayer, the } from '@spellwright/dsl'

export const predict = card({
  name: 'Predict',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        { kind: 'mill', player: the('player'), count: 1, as: 'milled' },
        {
          kind: 'if',
          condition: matches(the('milled'), { name: { chosen: 'name' } }),
          then: [draw(2)],
          else: [draw(1)],
        },
      ],
    }),
  ],
})
