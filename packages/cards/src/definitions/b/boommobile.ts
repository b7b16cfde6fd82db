import { activated, addMana, anyColor, card, enters, keyword, mana, the, triggered } from '@spellwright/dsl'

export const boommobile = card({
  name: 'Boommobile',
  type: 'Artifact — Vehicle',
  cost: '{2}{R}{R}',
  power: 5,
  toughness: 5,
  abilities: [
    triggered({ on: enters('self'), effects: [addMana(anyColor(4), { kind: 'onlyActivate', object: {} })] }),
    activated({
      abilityWord: 'Exhaust',
      cost: [mana('{X}{2}{R}')],
      targets: { target: { anyTarget: 'any target' } },
      effects: [
        { kind: 'dealDamage', amount: { kind: 'x' }, to: the('target') },
        { kind: 'putCounters', what: 'self', counter: '+1/+1', count: 1 },
      ],
      limit: { times: 1, per: 'game' },
    }),
    keyword({ kind: 'crew', count: 2 }),
  ],
})
