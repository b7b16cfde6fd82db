import { card, count, dealDamage, enters, players, rule, triggered } from '@spellwright/dsl'

export const sunspineLynx = card({
  name: 'Sunspine Lynx',
  cost: '{2}{R}{R}',
  type: 'Creature — Elemental Cat',
  power: 5,
  toughness: 4,
  abilities: [
    rule({ kind: 'cantGainLife', player: 'eachPlayer' }),
    rule({ kind: 'damageCantBePrevented' }),
    triggered({
      on: enters('self'),
      effects: [
        dealDamage(
          count({ type: 'land', not: { supertype: 'basic' }, controller: 'affectedPlayer' }),
          players('eachPlayer'),
        ),
      ],
    }),
  ],
})
