import { card, dealDamage, eventAmount, target, the, triggered } from '@spellwright/dsl'

export const satyrFiredancer = card({
  name: 'Satyr Firedancer',
  cost: '{1}{R}',
  type: 'Enchantment Creature — Satyr',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: {
        kind: 'damage',
        source: { type: ['instant', 'sorcery'], zone: 'stack', controller: 'you' },
        to: { player: 'opponent' },
      },
      targets: { creature: target({ type: 'creature', controller: 'eventPlayer' }) },
      effects: [dealDamage(eventAmount, the('creature'))],
    }),
  ],
})
