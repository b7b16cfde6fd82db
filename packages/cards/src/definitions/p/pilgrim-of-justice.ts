import { activated, card, keyword, mana, preventFromChosenSource, sacrificeSelf } from '@spellwright/dsl'

export const pilgrimOfJustice = card({
  name: 'Pilgrim of Justice',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 3,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    activated({
      cost: [mana('{W}'), sacrificeSelf],
      effects: [...preventFromChosenSource({ color: 'R' }, { to: 'any' })],
    }),
  ],
})
