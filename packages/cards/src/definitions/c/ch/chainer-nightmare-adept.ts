import { activated, apply, card, discardCost, enters, gain, matches, not, ruleUntil, triggered } from '@spellwright/dsl'

export const chainerNightmareAdept = card({
  name: 'Chainer, Nightmare Adept',
  cost: '{2}{B}{R}',
  type: 'Legendary Creature — Human Minion',
  power: 3,
  toughness: 2,
  abilities: [
    activated({
      cost: [discardCost()],
      limit: { times: 1, per: 'turn' },
      effects: [
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { type: 'creature', owner: 'you' },
          verb: 'cast',
          once: 'once',
        }),
      ],
    }),
    triggered({
      on: enters({ type: 'creature', is: 'nontoken', controller: 'you' }),
      condition: not(matches('eventObject', { is: 'castFromHand' })),
      effects: [apply('eventObject', [gain('haste')], 'untilYourNextTurn')],
    }),
  ],
})
