import { bound, card, draw, spell, targetOpponent, the } from '@spellwright/dsl'

export const tradeSecrets = card({
  name: 'Trade Secrets',
  cost: '{1}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'repeatProcess',
          may: the('opponent'),
          effects: [
            draw(2, the('opponent')),
            { kind: 'chooseWord', player: 'you', choose: { kind: 'number', min: 0, max: 4 }, as: 'number' },
            draw(bound('number')),
          ],
        },
      ],
    }),
  ],
})
