import { activated, card, entersWith, mana, preventFromChosenSource } from '@spellwright/dsl'

export const storyCircle = card({
  name: 'Story Circle',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    activated({
      cost: [mana('{W}')],
      effects: [...preventFromChosenSource({ color: { chosen: 'color' } }, { to: { player: 'you' } })],
    }),
  ],
})
