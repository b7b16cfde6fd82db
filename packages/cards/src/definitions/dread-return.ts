import { card, keyword, returnTo, spell, target, the } from '@spellwright/dsl'

export const dreadReturn = card({
  name: 'Dread Return',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
    keyword({ kind: 'flashback', cost: [{ kind: 'sacrifice', what: { type: 'creature' }, count: 3 }] }),
  ],
})
