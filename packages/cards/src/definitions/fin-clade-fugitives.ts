import { card, keyword, mana, rule } from '@spellwright/dsl'

export const finCladeFugitives = card({
  name: 'Fin-Clade Fugitives',
  cost: '{5}{G}',
  type: 'Creature — Elf Salamander Rogue',
  power: 7,
  toughness: 4,
  abilities: [
    rule({ kind: 'cantBeBlocked', what: 'self', by: { power: { atMost: 2 } } }),
    keyword({ kind: 'encore', cost: [mana('{4}{G}')] }),
  ],
})
