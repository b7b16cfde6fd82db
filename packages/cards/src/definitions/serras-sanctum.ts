import { card, count, tapForMana } from '@spellwright/dsl'

export const serrasSanctum = card({
  name: "Serra's Sanctum",
  type: 'Legendary Land',
  abilities: [tapForMana({ kind: 'fixed', mana: '{W}', times: count({ type: 'enchantment', controller: 'you' }) })],
})
