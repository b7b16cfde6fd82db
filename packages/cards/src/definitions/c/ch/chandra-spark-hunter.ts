import {
  activated,
  addType,
  anyTarget,
  apply,
  atBeginningOf,
  card,
  createToken,
  dealDamage,
  discardCost,
  draw,
  enters,
  gain,
  keyword,
  loyalty,
  sacrifice,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

const vehicle = token({
  colors: [],
  type: 'Artifact — Vehicle',
  power: 3,
  toughness: 2,
  abilities: [keyword({ kind: 'crew', count: 1 })],
})

export const chandraSparkHunter = card({
  name: 'Chandra, Spark Hunter',
  cost: '{3}{R}',
  type: 'Legendary Planeswalker — Chandra',
  loyalty: 4,
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      targets: { vehicle: target({ subtype: 'Vehicle', controller: 'you' }, { count: upTo(1) }) },
      effects: [apply(the('vehicle'), [addType('artifact', 'creature'), gain('haste')])],
    }),
    activated({
      cost: [loyalty(2)],
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [{ kind: 'choice', options: [[sacrifice({ type: 'artifact' })], [discardCost()]] }],
          then: [draw(1)],
        },
      ],
    }),
    activated({ cost: [loyalty(0)], effects: [createToken(1, vehicle)] }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: enters({ type: 'artifact', controller: 'you' }),
              targets: { target: anyTarget },
              effects: [dealDamage(3, the('target'))],
            }),
          ],
        },
      ],
    }),
  ],
})
