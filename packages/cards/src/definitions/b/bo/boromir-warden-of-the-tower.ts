import { activated, all, apply, card, counterSpell, gain, keyword, triggered } from '@spellwright/dsl'

export const boromirWardenOfTheTower = card({
  name: 'Boromir, Warden of the Tower',
  cost: '{2}{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: { kind: 'cast', player: 'opponent' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { exactly: 0 },
      },
      effects: [counterSpell('eventObject')],
    }),
    activated({
      cost: [{ kind: 'sacrifice', what: 'self' }],
      effects: [apply(all({ controller: 'you', type: 'creature' }), [gain('indestructible')]), { kind: 'ringTempts' }],
    }),
  ],
})
