import { card, dealsDamageToPlayer, draw, putCounters, rule, target, the, triggered } from '@spellwright/dsl'

export const silentHallcreeper = card({
  name: 'Silent Hallcreeper',
  cost: '{1}{U}',
  type: 'Enchantment Creature — Horror',
  power: 1,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBeBlocked', what: 'self' }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      modes: {
        min: 1,
        max: 1,
        unchosen: 'ever',
        options: [
          { effects: [putCounters('+1/+1', 2, 'self')] },
          { effects: [draw(1)] },
          {
            targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
            effects: [{ kind: 'becomeCopy', what: 'self', of: the('creature'), until: 'game' }],
          },
        ],
      },
      effects: [],
    }),
  ],
})
