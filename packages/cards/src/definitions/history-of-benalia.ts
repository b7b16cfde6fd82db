import { all, card, chapter, createToken, keyword, pump, token } from '@spellwright/dsl'

const KNIGHT = token({
  colors: ['W'],
  type: 'Creature — Knight',
  power: 2,
  toughness: 2,
  abilities: [keyword('vigilance')],
})

export const historyOfBenalia = card({
  name: 'History of Benalia',
  cost: '{1}{W}{W}',
  type: 'Enchantment — Saga',
  abilities: [
    chapter([1, 2], { effects: [createToken(1, KNIGHT)] }),
    chapter(3, { effects: [pump(all({ controller: 'you', subtype: 'Knight' }), 2, 1)] }),
  ],
})
