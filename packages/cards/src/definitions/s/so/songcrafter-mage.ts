import { apply, card, enters, gain, keyword, target, the, triggered } from '@spellwright/dsl'

export const songcrafterMage = card({
  name: 'Songcrafter Mage',
  type: 'Creature — Human Bard',
  cost: '{G}{U}{R}',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [apply(the('card'), [gain({ kind: 'harmonize', cost: [{ kind: 'ownManaCost' }] })])],
    }),
  ],
})
