import { activated, addMana, card, mana, triggered } from '@spellwright/dsl'

export const leylineOfAbundance = card({
  name: 'Leyline of Abundance',
  type: 'Enchantment',
  cost: '{2}{G}{G}',
  abilities: [
    { kind: 'openingHand', effects: [{ kind: 'move', verb: 'put', what: 'self', to: 'battlefield' }] },
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'creature' }, player: 'you' },
      effects: [addMana('{G}')],
    }),
    activated({
      cost: [mana('{6}{G}{G}')],
      effects: [
        { kind: 'putCounters', what: { all: { controller: 'you', type: 'creature' } }, counter: '+1/+1', count: 1 },
      ],
    }),
  ],
})
