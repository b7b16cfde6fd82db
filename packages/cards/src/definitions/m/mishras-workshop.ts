import { card, tapForMana } from '@spellwright/dsl'

export const mishrasWorkshop = card({
  name: "Mishra's Workshop",
  type: 'Land',
  abilities: [tapForMana('{C}{C}{C}', { kind: 'onlyCast', spell: { type: 'artifact' } })],
})
