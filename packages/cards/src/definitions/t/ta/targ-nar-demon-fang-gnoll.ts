import { activated, all, attacks, card, mana, powerToDouble, pump, toughnessOf, triggered } from '@spellwright/dsl'

export const targNarDemonFangGnoll = card({
  name: 'Targ Nar, Demon-Fang Gnoll',
  cost: '{R}{G}',
  type: 'Legendary Creature — Gnoll',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Pack tactics',
      on: attacks('self'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'total', value: 'power', of: { type: 'creature', is: 'attacking', controller: 'you' } },
        is: { atLeast: 6 },
      },
      effects: [pump(all({ type: 'creature', is: 'attacking' }), 1, 0)],
    }),
    activated({
      cost: [mana('{2}{R}{G}')],
      effects: [pump('self', powerToDouble('self'), 0), pump('self', 0, toughnessOf('self'))],
    }),
  ],
})
