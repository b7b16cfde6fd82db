import { apply, attacks, card, gain, keywords, target, the, triggered } from '@spellwright/dsl'

export const sphinxOfForgottenLore = card({
  name: 'Sphinx of Forgotten Lore',
  cost: '{2}{U}{U}',
  type: 'Creature — Sphinx',
  power: 3,
  toughness: 3,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      on: attacks('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [apply(the('card'), [gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] })])],
    }),
  ],
})
