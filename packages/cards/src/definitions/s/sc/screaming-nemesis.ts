import { card, eventAmount, keyword, the, triggered } from '@spellwright/dsl'

export const screamingNemesis = card({
  name: 'Screaming Nemesis',
  cost: '{2}{R}',
  type: 'Creature — Spirit',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: { kind: 'damage', to: { object: 'self' } },
      targets: { victim: { anyTarget: 'any other target' } },
      effects: [
        { kind: 'dealDamage', amount: eventAmount, to: the('victim'), as: 'dealt' },
        {
          kind: 'forEachPlayer',
          players: the('dealt'),
          as: 'player',
          effects: [{ kind: 'rule', rule: { kind: 'cantGainLife', player: the('player') }, until: 'game' }],
        },
      ],
    }),
  ],
})
