import { card, controllerOf, dealDamage, enters, players, triggered } from '@spellwright/dsl'

export const ankhOfMishra = card({
  name: 'Ankh of Mishra',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({ on: enters({ type: 'land' }), effects: [dealDamage(2, players(controllerOf('eventObject')))] }),
  ],
})
