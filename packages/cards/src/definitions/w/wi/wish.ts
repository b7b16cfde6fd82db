import { card, ruleUntil, spell } from '@spellwright/dsl'

export const wish = card({
  name: 'Wish',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'outside',
          what: { owner: 'you' },
          verb: 'play',
          perTurn: 1,
        }),
      ],
    }),
  ],
})
