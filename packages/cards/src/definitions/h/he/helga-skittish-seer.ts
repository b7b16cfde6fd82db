import { anyColor, card, draw, gainLife, powerOf, putCounters, tapForMana, triggered, youCast } from '@spellwright/dsl'

export const helgaSkittishSeer = card({
  name: 'Helga, Skittish Seer',
  cost: '{G}{W}{U}',
  type: 'Legendary Creature — Frog Druid',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: youCast({ type: 'creature', manaValue: { atLeast: 4 } }),
      effects: [draw(1), gainLife(1), putCounters('+1/+1', 1, 'self')],
    }),
    tapForMana(anyColor(powerOf('self')), {
      kind: 'onlyCast',
      spell: { type: 'creature', any: [{ manaValue: { atLeast: 4 } }, { is: 'hasXInCost' }] },
    }),
  ],
})
