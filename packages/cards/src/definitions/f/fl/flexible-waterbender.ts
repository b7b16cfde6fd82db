import { activated, apply, card, keyword, setBasePT } from '@spellwright/dsl'

export const flexibleWaterbender = card({
  name: 'Flexible Waterbender',
  cost: '{3}{U}',
  type: 'Creature — Human Warrior Ally',
  power: 2,
  toughness: 5,
  abilities: [
    keyword('vigilance'),
    activated({ cost: [{ kind: 'waterbend', mana: '{3}' }], effects: [apply('self', [setBasePT(5, 2)])] }),
  ],
})
