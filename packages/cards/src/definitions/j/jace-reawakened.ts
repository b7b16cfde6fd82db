import { activated, card, discard, draw, exactly, exile, loyalty, rule, the, youCast } from '@spellwright/dsl'

export const jaceReawakened = card({
  name: 'Jace Reawakened',
  type: 'Legendary Planeswalker — Jace',
  cost: '{U}{U}',
  loyalty: 3,
  abilities: [
    rule(
      { kind: 'cantCast', player: 'you', spell: 'self' },
      {
        condition: {
          kind: 'all',
          conditions: [
            { kind: 'isTurnOf', player: 'you' },
            { kind: 'compare', quantity: { kind: 'turnsTaken', player: 'you' }, is: { atMost: 3 } },
          ],
        },
        zone: 'everywhere',
      },
    ),
    activated({ cost: [loyalty(1)], effects: [draw(1), discard(1)] }),
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', owner: 'you', not: { type: 'land' }, manaValue: { atMost: 3 } },
              count: exactly(1),
              as: 'card',
            },
            exile(the('card'), { as: 'exiled' }),
          ],
          then: [{ kind: 'setAside', what: the('exiled'), how: 'plotted' }],
        },
      ],
    }),
    activated({
      cost: [loyalty(-6)],
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({}),
          lasts: 'everyTimeThisTurn',
          effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
        },
      ],
    }),
  ],
})
