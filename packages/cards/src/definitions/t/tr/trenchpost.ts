import { activated, card, count, mana, mill, tap, tapForMana, targetPlayer, the } from '@spellwright/dsl'

export const trenchpost = card({
  name: 'Trenchpost',
  type: 'Land — Locus',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{3}'), tap],
      targets: { player: targetPlayer },
      effects: [mill(count({ subtype: 'Locus', controller: 'you' }), the('player'))],
    }),
  ],
})
