import { card, controllerOf, keyword, rule } from '@spellwright/dsl'

export const curseOfExhaustion = card({
  name: 'Curse of Exhaustion',
  cost: '{2}{W}{W}',
  type: 'Enchantment — Aura Curse',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    rule({ kind: 'cantCast', player: controllerOf('attachedTo'), spell: {}, perTurn: 1 }),
  ],
})
