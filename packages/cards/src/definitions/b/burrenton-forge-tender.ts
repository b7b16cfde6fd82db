import { activated, card, keyword, preventFromChosenSource, sacrificeSelf } from '@spellwright/dsl'

export const burrentonForgeTender = card({
  name: 'Burrenton Forge-Tender',
  cost: '{W}',
  type: 'Creature — Kithkin Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    activated({
      cost: [sacrificeSelf],
      effects: [...preventFromChosenSource({ color: 'R' }, { to: 'any', uses: 'unlimited' })],
    }),
  ],
})
