import { card, count, draw, enters, keyword, triggered } from '@spellwright/dsl'

export const kerugaTheMacrosage = card({
  name: 'Keruga, the Macrosage',
  cost: '{3}{G/U}{G/U}',
  type: 'Legendary Creature — Dinosaur Hippo',
  power: 5,
  toughness: 4,
  abilities: [
    keyword({ kind: 'companion', condition: { only: { manaValue: { atLeast: 3 } }, lands: 'lands' } }),
    triggered({
      on: enters('self'),
      effects: [draw(count({ controller: 'you', manaValue: { atLeast: 3 }, other: true }))],
    }),
  ],
})
