import { all, atBeginningOf, card, destroy, enters, pump, triggered } from '@spellwright/dsl'

export const goblinPyromancer = card({
  name: 'Goblin Pyromancer',
  cost: '{3}{R}',
  type: 'Creature — Goblin Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [pump(all({ type: 'creature', subtype: 'Goblin' }), 3, 0)] }),
    triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [destroy(all({ subtype: 'Goblin' }))] }),
  ],
})
