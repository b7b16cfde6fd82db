import { activated, card, keyword, mana } from '@spellwright/dsl'

export const riverBoa = card({
  name: 'River Boa',
  cost: '{1}{G}',
  type: 'Creature — Snake',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'landwalk', land: { subtype: 'Island' } }),
    activated({ cost: [mana('{G}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
