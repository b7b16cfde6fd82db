import { all, card, mana, spell } from '@spellwright/dsl'

export const rout = card({
  name: 'Rout',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [mana('{2}')], optional: 'may', timing: 'instant', name: 'flash' },
    spell({ effects: [{ kind: 'destroy', what: all({ type: 'creature' }), regeneration: 'cant' }] }),
  ],
})
