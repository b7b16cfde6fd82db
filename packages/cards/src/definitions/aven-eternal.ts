import { amass, card, enters, keyword, triggered } from '@spellwright/dsl'

export const avenEternal = card({
  name: 'Aven Eternal',
  cost: '{2}{U}',
  type: 'Creature — Zombie Bird Warrior',
  power: 2,
  toughness: 2,
  abilities: [keyword('flying'), triggered({ on: enters('self'), effects: [amass('Zombie', 1)] })],
})
