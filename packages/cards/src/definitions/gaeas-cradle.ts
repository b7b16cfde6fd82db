import { card, count, tapForMana } from '@spellwright/dsl'

export const gaeasCradle = card({
  name: "Gaea's Cradle",
  type: 'Legendary Land',
  abilities: [tapForMana({ kind: 'fixed', mana: '{G}', times: count({ type: 'creature', controller: 'you' }) })],
})
