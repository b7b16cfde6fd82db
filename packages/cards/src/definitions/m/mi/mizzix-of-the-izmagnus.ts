import { card, rule, triggered, youCast } from '@spellwright/dsl'

export const mizzixOfTheIzmagnus = card({
  name: 'Mizzix of the Izmagnus',
  cost: '{2}{U}{R}',
  type: 'Legendary Creature — Goblin Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: youCast({
        type: ['instant', 'sorcery'],
        manaValue: { moreThan: { kind: 'playerCounters', player: 'you', counter: 'experience' } },
      }),
      effects: [{ kind: 'playerCounters', player: 'you', counter: 'experience', count: 1 }],
    }),
    rule({
      kind: 'costChange',
      player: 'you',
      spell: { type: ['instant', 'sorcery'] },
      change: { kind: 'reduce', mana: '{1}', times: { kind: 'playerCounters', player: 'you', counter: 'experience' } },
    }),
  ],
})
