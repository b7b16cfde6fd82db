import { activated, card, gainLife, keyword, mana, ruleUntil, sacrificeSelf, tap } from '@spellwright/dsl'

export const gingerbrute = card({
  name: 'Gingerbrute',
  cost: '{1}',
  type: 'Artifact Creature — Food Golem',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('haste'),
    activated({
      cost: [mana('{1}')],
      effects: [ruleUntil({ kind: 'cantBeBlocked', what: 'self', exceptBy: { type: 'creature', keyword: 'haste' } })],
    }),
    activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] }),
  ],
})
