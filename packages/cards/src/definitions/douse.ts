import { activated, card, counterSpell, mana, targetSpell, the } from '@spellwright/dsl'

export const douse = card({
  name: 'Douse',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}{U}')],
      targets: { spell: targetSpell({ color: 'R' }) },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
