import { card, draw, enters, rule, triggered } from '@spellwright/dsl'

export const groundSeal = card({
  name: 'Ground Seal',
  type: 'Enchantment',
  cost: '{1}{G}',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    rule({ kind: 'cantBeTargeted', what: { zone: 'graveyard' } }),
  ],
})
