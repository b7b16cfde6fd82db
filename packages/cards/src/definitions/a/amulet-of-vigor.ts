import { card, enters, triggered, untap } from '@spellwright/dsl'

export const amuletOfVigor = card({
  name: 'Amulet of Vigor',
  type: 'Artifact',
  cost: '{1}',
  abilities: [triggered({ on: enters({ is: 'tapped', controller: 'you' }), effects: [untap('eventObject')] })],
})
