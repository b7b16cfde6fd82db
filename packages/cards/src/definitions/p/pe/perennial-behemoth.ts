import { card, keyword, mana, rule } from '@spellwright/dsl'

export const perennialBehemoth = card({
  name: 'Perennial Behemoth',
  cost: '{5}',
  type: 'Artifact Creature — Beast',
  power: 2,
  toughness: 7,
  abilities: [
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land', owner: 'you' } }),
    keyword({ kind: 'unearth', cost: [mana('{G}{G}')] }),
  ],
})
