import { activated, card, mana, ruleUntil, tap, tapForMana } from '@spellwright/dsl'

export const alchemistsRefuge = card({
  name: "Alchemist's Refuge",
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{G}{U}'), tap],
      effects: [ruleUntil({ kind: 'castAsThoughFlash', player: 'you', spell: {} })],
    }),
  ],
})
