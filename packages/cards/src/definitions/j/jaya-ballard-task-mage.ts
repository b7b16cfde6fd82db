import {
  activated,
  all,
  anyTarget,
  card,
  dealDamage,
  destroy,
  discardCost,
  mana,
  ruleUntil,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const jayaBallardTaskMage = card({
  name: 'Jaya Ballard, Task Mage',
  cost: '{1}{R}{R}',
  type: 'Legendary Creature — Human Spellshaper',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{R}'), tap, discardCost()],
      targets: { permanent: target({ color: 'U' }) },
      effects: [destroy(the('permanent'))],
    }),
    activated({
      cost: [mana('{1}{R}'), tap, discardCost()],
      targets: { victim: anyTarget },
      effects: [
        { kind: 'dealDamage', amount: 3, to: the('victim'), as: 'dealt' },
        ruleUntil({ kind: 'cantBeRegenerated', what: { among: the('dealt'), type: 'creature' } }),
      ],
    }),
    activated({
      cost: [mana('{5}{R}{R}'), tap, discardCost()],
      effects: [dealDamage(6, { players: 'eachPlayer', objects: all({ type: 'creature' }) })],
    }),
  ],
})
