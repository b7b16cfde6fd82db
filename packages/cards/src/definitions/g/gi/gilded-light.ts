import { card, keyword, mana, ruleUntil, spell } from '@spellwright/dsl'

export const gildedLight = card({
  name: 'Gilded Light',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({ effects: [ruleUntil({ kind: 'playerHas', player: 'you', keyword: 'shroud' })] }),
    keyword({ kind: 'cycling', cost: [mana('{2}')] }),
  ],
})
