import { card, keyword, mana, replacement } from '@spellwright/dsl'

export const exaltedSunborn = card({
  name: 'Exalted Sunborn',
  cost: '{3}{W}{W}',
  type: 'Creature — Angel Wizard',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('flying'),
    keyword('lifelink'),
    replacement({ kind: 'createTokens', player: 'you', change: { times: 2 } }),
    keyword({ kind: 'warp', cost: [mana('{1}{W}')] }),
  ],
})
