import { card, dealDamage, enters, matches, powerOf, target, the, triggered, when } from '@spellwright/dsl'

export const cragganwickCremator = card({
  name: 'Cragganwick Cremator',
  cost: '{2}{R}{R}',
  type: 'Creature — Giant Shaman',
  power: 5,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { victim: target({ type: 'planeswalker' }, { players: { player: 'any' } }) },
      effects: [
        { kind: 'discard', player: 'you', count: 1, how: 'random', as: 'discarded' },
        when(matches(the('discarded'), { type: 'creature' }), dealDamage(powerOf(the('discarded')), the('victim'))),
      ],
    }),
  ],
})
