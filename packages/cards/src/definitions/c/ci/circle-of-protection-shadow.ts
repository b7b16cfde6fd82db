import { activated, card, mana, preventFromChosenSource } from '@spellwright/dsl'

export const circleOfProtectionShadow = card({
  name: 'Circle of Protection: Shadow',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{1}')],
      effects: preventFromChosenSource({ type: 'creature', keyword: 'shadow' }, { to: { player: 'you' } }),
    }),
  ],
})
