import { activated, card, discardSelf, enters, keyword, mana, replacement, the, triggered } from '@spellwright/dsl'

export const mjolnirHammerOfThor = card({
  name: 'Mjölnir, Hammer of Thor',
  type: 'Legendary Artifact — Equipment',
  cost: '{3}{R}',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { target: { objects: { type: 'creature' }, count: { min: 0, max: 1 } } },
      effects: [{ kind: 'dealDamage', amount: 4, to: the('target') }],
    }),
    replacement({ kind: 'damage', source: 'attachedTo', to: 'any', change: { kind: 'amount', change: { times: 2 } } }),
    keyword({
      kind: 'equip',
      cost: [mana('{1}')],
      to: { type: 'creature', supertype: 'legendary', color: ['R', 'W'], not: { subtype: 'Villain' } },
    }),
    activated({
      cost: [mana('{2}{R}'), discardSelf],
      effects: [{ kind: 'dealDamage', amount: 2, to: { all: { type: 'creature' } } }],
      zone: 'hand',
    }),
  ],
})
