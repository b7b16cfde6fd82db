import { activated, addType, apply, card, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const gastalThrillroller = card({
  name: 'Gastal Thrillroller',
  type: 'Artifact — Vehicle',
  cost: '{2}{R}',
  power: 4,
  toughness: 2,
  abilities: [
    keyword('trample'),
    keyword('haste'),
    triggered({ on: enters('self'), effects: [apply('self', [addType('artifact', 'creature')])] }),
    keyword({ kind: 'crew', count: 2 }),
    activated({
      cost: [mana('{2}{R}'), { kind: 'discard', what: {}, count: 1 }],
      effects: [
        { kind: 'move', verb: 'return', what: 'self', to: 'battlefield', counters: { counter: 'finality', count: 1 } },
      ],
      timing: 'sorcery',
      zone: 'graveyard',
    }),
  ],
})
