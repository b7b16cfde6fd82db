import { card, eventAmount, keywords, replacement } from '@spellwright/dsl'

export const vorinclexMonstrousRaider = card({
  name: 'Vorinclex, Monstrous Raider',
  cost: '{4}{G}{G}',
  type: 'Legendary Creature — Phyrexian Praetor',
  power: 6,
  toughness: 6,
  abilities: [
    ...keywords('trample', 'haste'),
    replacement({ kind: 'putCounters', object: {}, counter: 'any', by: 'you', players: 'too', change: { times: 2 } }),
    replacement({
      kind: 'putCounters',
      object: {},
      counter: 'any',
      by: 'opponent',
      players: 'too',
      change: { set: { kind: 'half', quantity: eventAmount, round: 'down' } },
    }),
  ],
})
