import { activated, card, forage, keyword, ruleUntil, tap } from '@spellwright/dsl'

export const osteomancerAdept = card({
  name: 'Osteomancer Adept',
  cost: '{1}{B}',
  type: 'Creature — Squirrel Warlock',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('deathtouch'),
    activated({
      cost: [tap],
      effects: [
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { type: 'creature' },
          verb: 'cast',
          additional: [forage],
          counter: 'finality',
        }),
      ],
    }),
  ],
})
