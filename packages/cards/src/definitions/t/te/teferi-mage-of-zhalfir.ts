import { card, continuous, gain, keyword, rule } from '@spellwright/dsl'

export const teferiMageOfZhalfir = card({
  name: 'Teferi, Mage of Zhalfir',
  cost: '{2}{U}{U}{U}',
  type: 'Legendary Creature — Human Wizard',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flash'),
    continuous({
      affects: { type: 'creature', owner: 'you', zone: ['hand', 'library', 'graveyard', 'exile', 'command'] },
      apply: [gain('flash')],
    }),
    rule({ kind: 'castOnlyAsSorcery', player: 'opponent', spell: {} }),
  ],
})
