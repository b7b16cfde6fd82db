import { card, continuous, gain } from '@spellwright/dsl'

export const bladeHistorian = card({
  name: 'Blade Historian',
  cost: '{R/W}{R/W}{R/W}{R/W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 3,
  abilities: [
    continuous({ affects: { type: 'creature', is: 'attacking', controller: 'you' }, apply: [gain('double strike')] }),
  ],
})
