import { card, count, dealDamage, keyword, spell, target, the } from '@spellwright/dsl'

export const beaconBolt = card({
  name: 'Beacon Bolt',
  cost: '{1}{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(
          count({ zone: ['exile', 'graveyard'], owner: 'you', type: ['instant', 'sorcery'] }),
          the('creature'),
        ),
      ],
    }),
    keyword('jump-start'),
  ],
})
