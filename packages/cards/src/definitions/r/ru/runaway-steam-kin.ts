import { activated, addMana, card, countersOn, putCounters, triggered, youCast } from '@spellwright/dsl'

export const runawaySteamKin = card({
  name: 'Runaway Steam-Kin',
  cost: '{1}{R}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: youCast({ color: 'R' }),
      condition: { kind: 'compare', quantity: countersOn('self', '+1/+1'), is: { lessThan: 3 } },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
    activated({ cost: [{ kind: 'removeCounters', counter: '+1/+1', count: 3 }], effects: [addMana('{R}{R}{R}')] }),
  ],
})
