import { card, draw, may, rule, triggered } from '@spellwright/dsl'

export const leovoldEmissaryOfTrest = card({
  name: 'Leovold, Emissary of Trest',
  cost: '{B}{G}{U}',
  type: 'Legendary Creature — Elf Advisor',
  power: 3,
  toughness: 3,
  abilities: [
    rule({ kind: 'cantDrawMoreThan', player: 'opponent', perTurn: 1 }),
    triggered({
      on: {
        kind: 'becomesTarget',
        object: { controller: 'you', zone: 'battlefield' },
        player: 'you',
        controller: 'opponent',
      },
      effects: [may(draw(1))],
    }),
  ],
})
