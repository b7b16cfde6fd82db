import { card, gainLife, keyword, triggered } from '@spellwright/dsl'

export const soldierOfThePantheon = card({
  name: 'Soldier of the Pantheon',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { is: 'multicolored' } }] }),
    triggered({ on: { kind: 'cast', player: 'opponent', spell: { is: 'multicolored' } }, effects: [gainLife(1)] }),
  ],
})
