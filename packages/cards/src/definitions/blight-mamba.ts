import { activated, card, keyword, mana } from '@spellwright/dsl'

export const blightMamba = card({
  name: 'Blight Mamba',
  cost: '{1}{G}',
  type: 'Creature — Phyrexian Snake',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('infect'),
    activated({ cost: [mana('{1}{G}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
