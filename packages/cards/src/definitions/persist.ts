import { card, returnTo, spell, target, the } from '@spellwright/dsl'

export const persist = card({
  name: 'Persist',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', not: { supertype: 'legendary' } }) },
      effects: [returnTo('battlefield', the('card'), { counters: { counter: '-1/-1', count: 1 } })],
    }),
  ],
})
