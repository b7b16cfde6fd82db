import { card, enters, gainLife, triggered } from '@spellwright/dsl'

export const ajanisWelcome = card({
  name: "Ajani's Welcome",
  cost: '{W}',
  type: 'Enchantment',
  abilities: [triggered({ on: enters({ type: 'creature', controller: 'you' }), effects: [gainLife(1)] })],
})
