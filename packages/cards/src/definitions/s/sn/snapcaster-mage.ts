import { apply, card, enters, gain, keyword, target, the, triggered } from '@spellwright/dsl'

export const snapcasterMage = card({
  name: 'Snapcaster Mage',
  cost: '{1}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [apply(the('card'), [gain({ kind: 'flashback', cost: [{ kind: 'ownManaCost' }] })])],
    }),
  ],
})
