import {
  activated,
  addMana,
  card,
  dealDamage,
  mana,
  players,
  powerOf,
  putCounters,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const viviOrnitier = card({
  name: 'Vivi Ornitier',
  cost: '{1}{U}{R}',
  type: 'Legendary Creature — Wizard',
  power: 0,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{0}')],
      condition: { kind: 'isTurnOf', player: 'you' },
      limit: { times: 1, per: 'turn' },
      effects: [addMana({ kind: 'anyCombination', amount: powerOf('self'), colors: ['U', 'R'] })],
    }),
    triggered({
      on: youCast({ not: { type: 'creature' } }),
      effects: [putCounters('+1/+1', 1, 'self'), dealDamage(1, players('opponent'))],
    }),
  ],
})
