import {
  activated,
  all,
  apply,
  attacks,
  card,
  mana,
  modifyPT,
  powerToDouble,
  toughnessOf,
  triggered,
} from '@spellwright/dsl'

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
      while: {
        kind: 'compare',
        quantity: { kind: 'total', value: 'power', of: { type: 'creature', controller: 'you', is: 'attacking' } },
        is: { atLeast: 6 },
      },
      effects: [apply(all({ type: 'creature', is: 'attacking' }), [modifyPT(1, 0)])],
    }),
    activated({
      cost: [mana('{2}{R}{G}')],
      effects: [apply('self', [modifyPT(powerToDouble('self'), toughnessOf('self'))])],
    }),
  ],
})
