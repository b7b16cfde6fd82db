import {
  apply,
  atBeginningOf,
  COLORS,
  dealsDamageToPlayer,
  draw,
  enters,
  gain,
  gainAbility,
  mana,
  rule,
  target,
  the,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

const becomesItsOther = (symbol: string) =>
  triggered({
    on: atBeginningOf('main1', 'you'),
    effects: [{ kind: 'mayPay', player: 'you', cost: [mana(symbol)], then: [transform('self')] }],
  })

export const syggWanderwineWisdomSyggWanderbrineShield = twoFaced(
  'transform',
  {
    name: 'Sygg, Wanderwine Wisdom',
    type: 'Legendary Creature — Merfolk Wizard',
    cost: '{1}{U}',
    power: 2,
    toughness: 2,
    abilities: [
      rule({ kind: 'cantBeBlocked', what: 'self' }),
      triggered({
        on: {
          kind: 'either',
          events: [enters('self'), { kind: 'transformed', object: 'self', into: 'Sygg, Wanderwine Wisdom' }],
        },
        targets: { creature: target({ type: 'creature' }) },
        effects: [
          apply(the('creature'), [
            gainAbility(
              triggered({
                on: {
                  kind: 'either',
                  events: [
                    dealsDamageToPlayer('self', 'combat'),
                    { kind: 'damage', source: 'self', to: { object: { type: 'planeswalker' } }, combat: 'combat' },
                  ],
                },
                effects: [draw(1)],
              }),
            ),
          ]),
        ],
      }),
      becomesItsOther('{W}'),
    ],
  },
  {
    name: 'Sygg, Wanderbrine Shield',
    type: 'Legendary Creature — Merfolk Rogue',
    power: 2,
    toughness: 2,
    colorIndicator: ['W'],
    abilities: [
      rule({ kind: 'cantBeBlocked', what: 'self' }),
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Sygg, Wanderbrine Shield' },
        targets: { creature: target({ type: 'creature', controller: 'you' }) },
        effects: [
          apply(
            the('creature'),
            [gain({ kind: 'protection', from: COLORS.map((color) => ({ filter: { color } })) })],
            'untilYourNextTurn',
          ),
        ],
      }),
      becomesItsOther('{U}'),
    ],
  },
)
