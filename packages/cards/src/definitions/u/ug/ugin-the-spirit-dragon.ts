import {
  activated,
  all,
  anyTarget,
  card,
  dealDamage,
  draw,
  exile,
  gainLife,
  loyalty,
  put,
  the,
  upTo,
  X,
} from '@spellwright/dsl'

export const uginTheSpiritDragon = card({
  name: 'Ugin, the Spirit Dragon',
  cost: '{8}',
  type: 'Legendary Planeswalker — Ugin',
  loyalty: 7,
  abilities: [
    activated({ cost: [loyalty(2)], targets: { target: anyTarget }, effects: [dealDamage(3, the('target'))] }),
    activated({
      cost: [loyalty('-X')],
      effects: [exile(all({ manaValue: { atMost: X }, color: ['W', 'U', 'B', 'R', 'G'] }))],
    }),
    activated({
      cost: [loyalty(-10)],
      effects: [
        gainLife(7),
        draw(7),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', is: 'permanentCard' },
          whose: 'you',
          count: upTo(7),
          as: 'cards',
        },
        put('battlefield', the('cards')),
      ],
    }),
  ],
})
